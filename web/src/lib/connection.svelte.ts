import { Live, type Line } from './live';

/** Where the one connection stands, for whatever shows it. */
class Connection {
  line = $state<Line>('closed');
  readonly live: Live;

  constructor() {
    const { protocol, host } = location;
    this.live = new Live(() => new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/live`));
    this.live.onLine = (line) => (this.line = line);
    addEventListener('online', () => this.live.hurry());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.live.hurry();
    });
  }

  /** The server's time, in seconds. */
  now(): number {
    return (Date.now() + this.live.ahead) / 1000;
  }
}

export const connection = new Connection();
export const { live } = connection;
