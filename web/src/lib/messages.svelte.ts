import { Cut, Refused } from './live';
import { t } from '../texts/texts.svelte';

export interface Message {
  id: number;
  text: string;
  kind: 'news' | 'trouble';
  href?: string;
}

/** What goes wrong, and what happens elsewhere, is told at the edge of the page and leaves by itself. */
class Messages {
  all = $state.raw<Message[]>([]);
  #last = 0;

  say(text: string, kind: Message['kind'] = 'news', href?: string): void {
    const message: Message = { id: ++this.#last, text, kind, ...(href ? { href } : {}) };
    this.all = [...this.all.filter((one) => one.text !== text), message].slice(-3);
    setTimeout(() => this.dismiss(message.id), kind === 'trouble' ? 12_000 : 8_000);
  }

  dismiss(id: number): void {
    this.all = this.all.filter((one) => one.id !== id);
  }

  /** What happened, what it means, what to do: in the reader's language, whatever the server wrote. */
  fail(error: unknown): void {
    this.say(wordsFor(error), 'trouble');
  }
}

export function wordsFor(error: unknown): string {
  if (error instanceof Refused) return t(`problem-${error.problem.code}`);
  if (error instanceof Cut) return t('problem-cut');
  return t('problem-network');
}

export const messages = new Messages();
