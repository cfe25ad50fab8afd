/**
 * The one connection for all that this page watches. It is lost and found again without anybody noticing more than a
 * line that says so: what was watched is watched again from where it stopped, and what was asked is asked again
 * where asking twice does no harm.
 */
import {
  PROTOCOL,
  type Answer,
  type FromClient,
  type FromServer,
  type News,
  type Problem,
  type Request,
} from './protocol';

/** Without a word from the server for so long, we ask whether it is still there. */
const QUIET = 25_000;
const PATIENCE = 10_000;
const WAITS = [300, 1_000, 2_000, 4_000, 8_000, 15_000];

/** The server numbers moves and rolls, so that what comes twice is done once. Other requests must not be sent again. */
const REPEATABLE: ReadonlySet<Request['type']> = new Set(['play', 'dice', 'why-not', 'odds', 'look-back']);

export type Line = 'closed' | 'connecting' | 'open' | 'lost' | 'refused';

/** The server refused. Nothing changed. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** The connection broke before an answer came to something that may not be asked twice. */
export class Cut extends Error {}

interface Waiting {
  request: Request;
  sent: boolean;
  resolve: (answer: Answer) => void;
  reject: (reason: Error) => void;
}

/** Says what to ask for again after a new connection. */
export type Resume = () => Request;

type Listener = (news: News) => void;

export class Live {
  line: Line = 'closed';
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = 0;
  onLine: (line: Line) => void = () => undefined;

  #socket: WebSocket | null = null;
  #welcomed = false;
  #last = 0;
  #tries = 0;
  #waiting = new Map<number, Waiting>();
  #resumes = new Map<string, Resume>();
  #listeners = new Set<Listener>();
  #again: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  readonly #open: () => WebSocket;

  constructor(open: () => WebSocket) {
    this.#open = open;
  }

  hear(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  connect(): void {
    if (this.#socket || this.line === 'refused') return;
    clearTimeout(this.#again);
    this.#say(this.line === 'lost' ? 'lost' : 'connecting');
    const socket = this.#open();
    this.#socket = socket;
    socket.addEventListener('open', () => this.#send({ type: 'hello', protocol: PROTOCOL }));
    socket.addEventListener('message', (event) => this.#receive(socket, String(event.data)));
    socket.addEventListener('close', () => this.#lose(socket));
    this.#expect();
  }

  /** Who we are has changed: the server must hear it, and it hears it only when a connection begins. */
  restart(): void {
    if (!this.#socket && this.line !== 'lost') return;
    this.#tries = 0;
    const old = this.#socket;
    if (old) {
      this.#lose(old);
      old.close();
    }
    this.connect();
  }

  /** The network has come back, or the reader has: no need to wait any longer. */
  hurry(): void {
    if (this.line === 'lost' && !this.#socket) this.connect();
  }

  /** Ask, and wait for the answer, over a lost connection if need be. */
  async ask<Kind extends Answer['type'] = 'done'>(request: Request): Promise<Extract<Answer, { type: Kind }>> {
    const answer = await new Promise<Answer>((resolve, reject) => {
      const id = ++this.#last;
      const waiting = { request, sent: false, resolve, reject };
      this.#waiting.set(id, waiting);
      if (this.#welcomed) this.#ask(id, waiting);
      else this.connect();
    });
    return answer as Extract<Answer, { type: Kind }>;
  }

  /** Keep something watched. `resume` is asked now and after each new connection. */
  async keep(name: string, resume: Resume): Promise<void> {
    this.#resumes.set(name, resume);
    if (this.#welcomed) await this.ask(resume());
    else this.connect();
  }

  drop(name: string): void {
    this.#resumes.delete(name);
  }

  /** Something that the server should know and will not answer. */
  tell(message: Extract<FromClient, { type: 'look' }>): void {
    if (this.#welcomed) this.#send(message);
  }

  #say(line: Line): void {
    if (this.line === line) return;
    this.line = line;
    this.onLine(line);
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #ask(id: number, waiting: Waiting): void {
    waiting.sent = true;
    this.#send({ ...waiting.request, id });
  }

  #receive(socket: WebSocket, data: string): void {
    if (socket !== this.#socket) return;
    const message = JSON.parse(data) as FromServer;
    if ('id' in message) this.#answer(message);
    else this.#hear(message);
    if (socket === this.#socket) this.#expect();
  }

  #answer(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.type === 'failed') waiting?.reject(new Refused(answer.problem));
    else waiting?.resolve(answer);
  }

  #hear(news: News): void {
    if (news.type === 'welcome') this.#begin(news.now);
    if (news.type === 'goodbye' && news.reason === 'protocol') this.#say('refused');
    for (const listener of this.#listeners) listener(news);
  }

  #begin(now: number): void {
    this.ahead = now * 1000 - Date.now();
    this.#welcomed = true;
    this.#tries = 0;
    this.#say('open');
    const asked = [...this.#waiting];
    for (const resume of this.#resumes.values()) this.ask(resume()).catch(() => undefined);
    for (const [id, waiting] of asked) this.#ask(id, waiting);
  }

  #lose(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#welcomed = false;
    clearTimeout(this.#pulse);
    for (const [id, { request, sent, reject }] of this.#waiting) {
      if (!sent || REPEATABLE.has(request.type)) continue;
      this.#waiting.delete(id);
      reject(new Cut(request.type));
    }
    if (this.line === 'refused') return;
    this.#say('lost');
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)] ?? 0;
    // A little chance in it: when a server comes back, not all ask in the same moment.
    this.#again = setTimeout(() => this.connect(), wait * (0.8 + 0.4 * Math.random()));
  }

  /** A connection can be dead without saying so. */
  #expect(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(
      () => {
        const socket = this.#socket;
        if (!socket) return;
        if (this.#welcomed) this.ask({ type: 'ping' }).catch(() => undefined);
        this.#pulse = setTimeout(() => {
          this.#lose(socket);
          socket.close();
        }, PATIENCE);
      },
      this.#welcomed ? QUIET : PATIENCE,
    );
  }
}
