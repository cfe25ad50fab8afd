import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { recall, remember } from '../lib/remember';

/** Each language under the name that its readers give it. */
export const LANGUAGES = { en: 'English', es: 'Español', it: 'Italiano' } as const;
export type Language = keyof typeof LANGUAGES;

/** A part of the client has its own file, which is fetched when that part is first shown. */
export type Part = 'shell' | 'account' | 'table' | `games/${string}`;

const FILES = import.meta.glob<string>(['./*/*.ftl', '../games/*/texts/*.ftl'], { query: '?raw', import: 'default' });

const fileOf = (part: Part, language: Language): string =>
  part.startsWith('games/') ? `../${part}/texts/${language}.ftl` : `./${part}/${language}.ftl`;

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

/** Reads one language's file. A mistake in our own is the author's, and is loud; a game may override the engine. */
export function bundle(language: Language, source: string, how: 'strict' | 'overrides' = 'strict'): FluentBundle {
  // All our languages run left to right, so nothing has to be isolated.
  const made = new FluentBundle(language, { useIsolating: false });
  const errors = made.addResource(new FluentResource(source), { allowOverrides: how === 'overrides' });
  if (errors.length > 0) throw new Error(`${language}.ftl: ${errors.join('; ')}`);
  return made;
}

class Texts {
  #language = $state<Language>('en');
  #bundle = $state.raw(new FluentBundle('en'));
  #parts: Part[] = ['shell'];
  #coming: Promise<void> = Promise.resolve();
  #followers = new Set<(language: Language) => Promise<void>>();

  get language(): Language {
    return this.#language;
  }

  /** The language as it is written where the reader lives: en-GB tells the time otherwise than en-US. */
  get locale(): string {
    return navigator.languages.find((tag) => tag.split('-')[0] === this.#language) ?? this.#language;
  }

  /** Fetch a language and show everything in it. If it cannot be fetched, the present one stays. */
  async speak(language: Language): Promise<void> {
    const [made] = await Promise.all([this.#load(language), ...[...this.#followers].map((follow) => follow(language))]);
    this.#bundle = made;
    this.#language = language;
    document.documentElement.lang = language;
  }

  /** Fetch the words of a part of the client before it is shown. */
  async need(part: Part): Promise<void> {
    if (!this.#parts.includes(part)) {
      this.#parts = [...this.#parts, part];
      this.#coming = this.#load(this.#language).then((made) => void (this.#bundle = made));
    }
    await this.#coming;
  }

  async choose(language: Language): Promise<void> {
    await this.speak(language);
    remember('language', language);
  }

  /** Whoever has texts of their own changes the language along with ours. */
  onChange(follow: (language: Language) => Promise<void>): void {
    this.#followers.add(follow);
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

  /** All parts that are needed by the time that they are there. */
  async #load(language: Language): Promise<FluentBundle> {
    const parts = this.#parts;
    const sources = await Promise.all(parts.map((part) => this.#read(part, language)));
    return parts === this.#parts ? bundle(language, sources.join('\n')) : this.#load(language);
  }

  #read(part: Part, language: Language): Promise<string> {
    const file = FILES[fileOf(part, language)];
    // A game may do without words of its own.
    if (file === undefined && part.startsWith('games/')) return Promise.resolve('');
    if (file === undefined) throw new Error(`there is no ${fileOf(part, language)}`);
    return file();
  }
}

export const texts = new Texts();

/** The text with this key in the reader's language; it changes with the language. */
export const t = (key: string, values?: Record<string, FluentVariable>): string => texts.say(key, values);
