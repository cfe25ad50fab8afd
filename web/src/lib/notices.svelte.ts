/** What happens at tables that the reader is not looking at: told in the page, and by the browser if they want it. */
import { getMuted } from './api';
import { live } from './connection.svelte';
import { gameName } from './gameName';
import { messages } from './messages.svelte';
import type { Notice, NoticeKind } from './protocol';
import { recall, remember } from './remember';
import { router } from './router.svelte';
import { t } from '../texts/texts.svelte';

export const KINDS: readonly NoticeKind[] = ['turn', 'started', 'ended', 'mention'];

const wordsOf = (notice: Notice): string =>
  notice.kind === 'mention' ? (notice.text ?? '') : t(`notice-${notice.kind}`, { game: gameName(notice.game) });

/** Does the reader allow this page to speak while they look elsewhere? */
export async function isAllowed(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  if (Notification.permission !== 'default') return Notification.permission === 'granted';
  return (await Notification.requestPermission()) === 'granted';
}

/** Whoever has just sat down is on the way to the table, in milliseconds. */
const ON_THE_WAY = 1_500;

class Notices {
  /** What the browser shall show: this is a wish about this browser, so it is kept here. */
  wanted = $state.raw<ReadonlySet<NoticeKind>>(
    new Set(KINDS.filter((kind) => recall('notices')?.split(' ').includes(kind))),
  );

  toggle(kind: NoticeKind): void {
    this.wanted = new Set(KINDS.filter((one) => (one === kind) !== this.wanted.has(one)));
    remember('notices', [...this.wanted].join(' ') || null);
  }

  follow(): () => void {
    return live.hear((news) => {
      if (news.type === 'notice') this.#hear(news);
    });
  }

  #hear(notice: Notice): void {
    const looking = document.visibilityState === 'visible';
    setTimeout(() => {
      if (router.path !== `/table/${notice.table}`) messages.say(wordsOf(notice), 'news', `/table/${notice.table}`);
    }, ON_THE_WAY);
    if (!looking && this.wanted.has(notice.kind)) void this.#show(notice);
  }

  async #show(notice: Notice): Promise<void> {
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    try {
      if ((await getMuted(notice.table)).muted) return;
      // One for each table: the newest replaces what was told before.
      const shown = new Notification(gameName(notice.game), { body: wordsOf(notice), tag: notice.table });
      shown.onclick = () => {
        window.focus();
        void router.go(`/table/${notice.table}`);
      };
    } catch {
      // Some phones have notifications that no page may show; nothing is lost, the page tells it as well.
    }
  }
}

export const notices = new Notices();
