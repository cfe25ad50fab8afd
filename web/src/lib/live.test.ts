import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Cut, Live, Refused, type Line } from './live';
import type { FromServer } from './protocol';

/** A socket whose other end is the test. */
class Wire extends EventTarget {
  said: Record<string, unknown>[] = [];
  closed = false;

  send(data: string): void {
    this.said.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
    this.dispatchEvent(new Event('close'));
  }
  open(): void {
    this.dispatchEvent(new Event('open'));
    this.hear({ type: 'welcome', protocol: 1, version: '1', person: null, now: Date.now() / 1000 });
  }
  hear(message: FromServer): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  idOf(type: string): number {
    return this.said.findLast((message) => message['type'] === type)?.['id'] as number;
  }
  kinds(): unknown[] {
    return this.said.map((message) => message['type']);
  }
}

let wires: Wire[];
let live: Live;
let lines: Line[];
const wire = (): Wire => wires.at(-1) as Wire;
const play = { type: 'play', table: 't', seat: 0, number: 3, move: { move: 'Pass' } } as const;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  lines = [];
  live = new Live(() => {
    wires.push(new Wire());
    return wire() as unknown as WebSocket;
  });
  live.onLine = (line) => lines.push(line);
});
afterEach(() => vi.useRealTimers());

describe('a connection', () => {
  test('says hello, and asks when it is welcome', async () => {
    const done = live.ask(play);
    expect(wire().said).toEqual([]);
    wire().open();
    expect(wire().kinds()).toEqual(['hello', 'play']);
    wire().hear({ type: 'done', id: wire().idOf('play') });
    expect(await done).toMatchObject({ type: 'done' });
    expect(lines).toEqual(['connecting', 'open']);
  });

  test('tells why something was refused', async () => {
    const done = live.ask(play);
    wire().open();
    const problem = { status: 409, code: 'stale', title: 'Conflict', detail: 'too late' } as const;
    wire().hear({ type: 'failed', id: wire().idOf('play'), problem });
    await expect(done).rejects.toThrow(Refused);
  });

  test('watches again from where it stopped', async () => {
    let since = 0;
    void live.keep('table', () => ({ type: 'watch', table: 't', since }));
    wire().open();
    expect(wire().said.at(-1)).toMatchObject({ type: 'watch', since: 0 });
    since = 7;
    wire().close();
    expect(lines.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(500);
    wire().open();
    expect(wires).toHaveLength(2);
    expect(wire().said.at(-1)).toMatchObject({ type: 'watch', since: 7 });
    live.drop('table');
    wire().close();
    await vi.advanceTimersByTimeAsync(500);
    wire().open();
    expect(wire().kinds()).toEqual(['hello']);
  });

  test('asks again for what can be done only once', async () => {
    const done = live.ask(play);
    wire().open();
    wire().close();
    await vi.advanceTimersByTimeAsync(500);
    wire().open();
    expect(wire().said.at(-1)).toMatchObject(play);
    wire().hear({ type: 'done', id: wire().idOf('play') });
    await expect(done).resolves.toMatchObject({ type: 'done' });
  });

  test('does not repeat what would then be done twice', async () => {
    const said = live.ask({ type: 'chat', table: 't', text: 'Ahoy' });
    wire().open();
    const failed = expect(said).rejects.toThrow(Cut);
    wire().close();
    await failed;
    await vi.advanceTimersByTimeAsync(500);
    wire().open();
    expect(wire().kinds()).toEqual(['hello']);
  });

  test('waits longer and longer, until somebody is in a hurry', async () => {
    live.connect();
    for (let tries = 1; tries <= 3; tries += 1) {
      wire().close();
      await vi.advanceTimersByTimeAsync(5_000);
    }
    const before = wires.length;
    wire().close();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(wires).toHaveLength(before);
    live.hurry();
    expect(wires).toHaveLength(before + 1);
  });

  test('that is dead without saying so is found out', async () => {
    live.connect();
    wire().open();
    await vi.advanceTimersByTimeAsync(26_000);
    expect(wire().kinds()).toContain('ping');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(wires[0]?.closed).toBe(true);
    expect(lines).toContain('lost');
  });

  test('of an old page does not come back', async () => {
    live.connect();
    wire().open();
    wire().hear({ type: 'goodbye', reason: 'protocol' });
    wire().close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires).toHaveLength(1);
    expect(lines.at(-1)).toBe('refused');
  });

  test('begins anew when somebody else has logged in', () => {
    live.connect();
    wire().open();
    live.restart();
    expect(wires).toHaveLength(2);
    expect(wires[0]?.closed).toBe(true);
  });
});
