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

/** Has the reader, or the browser, said no for good? */
export const isBlocked = (): boolean => !('Notification' in window) || Notification.permission === 'denied';

/** Whoever has just sat down is on the way to the table, in milliseconds. */
const ON_THE_WAY = 1_500;

class Notices {
  #shown: { close: () => void }[] = [];
  /** What the browser shall show: this is a wish about this browser, so it is kept here. */
  wanted = $state.raw<ReadonlySet<NoticeKind>>(
    new Set(KINDS.filter((kind) => recall('notices')?.split(' ').includes(kind))),
  );

  toggle(kind: NoticeKind): void {
    this.wanted = new Set(KINDS.filter((one) => (one === kind) !== this.wanted.has(one)));
    remember('notices', [...this.wanted].join(' ') || null);
  }

  follow(): () => void {
    const deaf = live.hear((news) => {
      if (news.type === 'notice') this.#hear(news);
    });
    const back = (): void => {
      if (document.visibilityState === 'visible') this.#clear();
    };
    const tapped = ({ data }: MessageEvent<{ notice?: string }>): void => {
      if (data.notice?.startsWith('/table/')) void router.go(data.notice);
    };
    document.addEventListener('visibilitychange', back);
    // There is none where the page did not come by a secure way.
    const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
    workers?.addEventListener('message', tapped);
    return () => {
      deaf();
      document.removeEventListener('visibilitychange', back);
      workers?.removeEventListener('message', tapped);
    };
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
    } catch {
      return; // whoever can't be asked can't be told either
    }
    const path = `/table/${notice.table}`;
    // One for each table: the newest replaces what was told before, and is heard again.
    const options = { body: wordsOf(notice), tag: notice.table, renotify: true, data: path };
    try {
      const shown = new Notification(t('title'), options);
      this.#shown.push(shown);
      shown.onclick = () => {
        window.focus();
        shown.close();
        void router.go(path);
      };
    } catch {
      // On phones no page may show one by itself.
      await this.#showByWorker(options);
    }
  }

  async #showByWorker(options: NotificationOptions): Promise<void> {
    try {
      const worker = await navigator.serviceWorker.register('/notices.js');
      await navigator.serviceWorker.ready;
      await worker.showNotification(t('title'), options);
      this.#shown.push({
        close: () => void worker.getNotifications().then((all) => all.forEach((one) => one.close())),
      });
    } catch {
      // Nothing is lost: the page tells it as well.
    }
  }

  /** Whoever is back needs no calling any more. */
  #clear(): void {
    for (const shown of this.#shown) shown.close();
    this.#shown = [];
  }
}

export const notices = new Notices();
