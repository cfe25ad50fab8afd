import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { recall, remember } from '../lib/remember';

/** Each language under the name that its readers give it. */
export const LANGUAGES = { en: 'English', es: 'Español', it: 'Italiano' } as const;
export type Language = keyof typeof LANGUAGES;

const FILES = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });

export const isLanguage = (name: string | null | undefined): name is Language =>
  !!name && Object.hasOwn(LANGUAGES, name);

/** The first of the reader's languages that we have. A region makes no difference: es-MX reads es. */
export function choose(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
}

/** What the reader chose here before, otherwise what their browser asks for. */
export function preferredLanguage(): Language {
  const kept = recall('language');
  return isLanguage(kept) ? kept : choose(navigator.languages);
}

/** Reads one language's file. A mistake in it is the author's, and is loud. */
export function bundle(language: Language, source: string): FluentBundle {
  // All our languages run left to right, so nothing has to be isolated.
  const made = new FluentBundle(language, { useIsolating: false });
  const errors = made.addResource(new FluentResource(source));
  if (errors.length > 0) throw new Error(`${language}.ftl: ${errors.join('; ')}`);
  return made;
}

class Texts {
  #language = $state<Language>('en');
  #bundle = $state.raw(new FluentBundle('en'));

  get language(): Language {
    return this.#language;
  }

  /** Fetch a language and show everything in it. If it cannot be fetched, the present one stays. */
  async speak(language: Language): Promise<void> {
    const file = FILES[`./${language}.ftl`];
    if (file === undefined) throw new Error(`there is no ${language}.ftl`);
    this.#bundle = bundle(language, await file());
    this.#language = language;
    document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    await this.speak(language);
    remember('language', language);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  say(key: string, values?: Record<string, FluentVariable>): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) {
      console.error(`no text: ${key}`);
      return key;
    }
    return this.#bundle.formatPattern(pattern, values);
  }
}

export const texts = new Texts();

/** The text with this key in the reader's language; it changes with the language. */
export const t = (key: string, values?: Record<string, FluentVariable>): string => texts.say(key, values);
