import { tick } from 'svelte';

/** Which page is shown. The address is always true: it can be kept, sent to somebody, and gone back to. */
class Router {
  path = $state(location.pathname);
  search = $state(location.search);

  constructor() {
    addEventListener('popstate', () => this.#follow());
    document.addEventListener('click', (event) => this.#click(event));
  }

  async go(address: string, how: 'push' | 'replace' = 'push'): Promise<void> {
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    this.#follow();
    await tick();
    scrollTo(0, 0);
    // Whoever hears the page begins to hear the new one, and Tab goes on from its beginning.
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  get(name: string): string {
    return new URLSearchParams(this.search).get(name) ?? '';
  }

  #follow(): void {
    this.path = location.pathname;
    this.search = location.search;
  }

  /** Our own links change the page without a load. With a key held down they do what the browser does. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || link.pathname.includes('.')) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    void this.go(link.pathname + link.search);
  }
}

export const router = new Router();
