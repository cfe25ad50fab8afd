import { fetchTexts, gameDetail } from './api';
import type { GameDetail } from './protocol';
import { Speaker } from './speaker';
import { bundle, texts, type Language } from '../texts/texts.svelte';

/** A game of this server: what it offers, and its words in the reader's language. */
export class Game {
  readonly detail: GameDetail;
  #speaker = $state.raw(new Speaker('en', []));

  constructor(detail: GameDetail) {
    this.detail = detail;
  }

  get speaker(): Speaker {
    return this.#speaker;
  }

  /** English is behind every language, for what is not translated yet. */
  async speak(language: Language): Promise<void> {
    const languages = language === 'en' ? ['en' as const] : [language, 'en' as const];
    const bundles = await Promise.all(languages.map((one) => this.#bundle(one)));
    this.#speaker = new Speaker(language, bundles);
  }

  async #bundle(language: Language): Promise<ReturnType<typeof bundle>> {
    const address = this.detail.texts[language];
    return bundle(language, address ? await fetchTexts(address) : '', 'overrides');
  }
}

const known = new Map<string, Promise<Game>>();

/** Fetched once for each visit. The texts follow the reader's language from then on. */
export function findGame(id: string): Promise<Game> {
  const found = known.get(id) ?? load(id);
  known.set(id, found);
  found.catch(() => known.delete(id));
  return found;
}

async function load(id: string): Promise<Game> {
  const game = new Game(await gameDetail(id));
  await game.speak(texts.language);
  texts.onChange((language) => game.speak(language));
  return game;
}
