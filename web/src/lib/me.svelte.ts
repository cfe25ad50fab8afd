import { beGuest, whoAmI } from './api';
import { live } from './connection.svelte';
import { t } from '../texts/texts.svelte';
import type { Me } from './protocol';

/** Who the reader is, as the server knows them. */
class Myself {
  #me = $state.raw<Me | null>(null);
  #asked: Promise<void> | null = null;

  get known(): boolean {
    return this.#me !== null;
  }

  get person(): Me['person'] {
    return this.#me?.person ?? null;
  }

  get email(): string {
    return this.#me?.email ?? '';
  }

  /** Was the link in a mail to that address followed? */
  get confirmed(): boolean {
    return this.#me?.confirmed ?? false;
  }

  get mail(): boolean {
    return this.#me?.mail ?? false;
  }

  async load(): Promise<void> {
    this.#asked ??= whoAmI().then((me) => void (this.#me = me));
    try {
      await this.#asked;
    } catch (error) {
      this.#asked = null;
      throw error;
    }
  }

  /** The server says who we are now. Another person than before needs a connection of their own. */
  become(me: Me): void {
    const changed = me.person?.id !== this.person?.id;
    this.#me = me;
    if (changed) live.restart();
  }

  /** Whoever sits down needs a name; whoever has none is given one, without a question. */
  async ensure(): Promise<void> {
    await this.load();
    if (!this.person)
      this.become(await beGuest(t('account-guest', { number: String(1000 + Math.floor(9000 * Math.random())) })));
  }
}

export const me = new Myself();
