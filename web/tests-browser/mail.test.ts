/** Mails, from the wish to the link in them: a server that sends, and a catcher in place of the world. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { join, makeTable, person, visit } from './people';
import { expect, start, test } from './server';

/** What a mail says, as its reader sees it: long lines are broken, and letters that are not English are coded. */
function read(lines: readonly string[]): string {
  const whole = lines
    .map((line) => line.replace(/^\.\./, '.'))
    .join('\n')
    .replace(/=\n/g, '');
  const bytes = whole.replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** As much of SMTP as it takes to catch a mail. */
async function catcher(mails: string[]): Promise<Server> {
  const server = createServer((socket) => {
    socket.setEncoding('latin1');
    let lines: string[] | null = null;
    socket.write('220 catcher\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      if (lines && line !== '.') return void lines.push(line);
      if (lines) mails.push(read(lines));
      lines = line.toUpperCase() === 'DATA' ? [] : null;
      socket.write(lines ? '354 go on\r\n' : line.toUpperCase() === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}

test('mails come once, in the reader’s language, and their links lead somewhere', async ({ browser }) => {
  const mails: string[] = [];
  const smtp = await catcher(mails);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { stop } = await start(port, {
    WEATHERGAGE_PUBLIC_URL: url,
    WEATHERGAGE_SMTP_HOST: '127.0.0.1',
    WEATHERGAGE_SMTP_PORT: String(portOf(smtp)),
    WEATHERGAGE_SMTP_TLS: 'false',
    WEATHERGAGE_MAIL_FROM: 'table@example.org',
    WEATHERGAGE_NOTICE_DELAY: '0.3',
  });
  const mail = async (words: string): Promise<string> => {
    await expect.poll(() => mails.filter((it) => it.includes(words)).length, words).toBe(1);
    return mails.find((it) => it.includes(words)) ?? '';
  };
  const linkIn = (text: string): string => /^http\S+$/m.exec(text)?.[0] ?? 'none';
  try {
    const ada = await (await browser.newContext({ baseURL: url, locale: 'it-IT' })).newPage();
    await visit(ada, '/lobby');
    await ada.getByRole('button', { name: 'Profilo' }).click();
    await ada.getByRole('button', { name: 'Crea un profilo' }).click();
    await ada.getByLabel('Nome').fill('Ada');
    await ada.getByLabel('Password').fill('rule britannia');
    await ada.getByLabel('E-mail').fill('ada@example.org');
    await ada.getByRole('button', { name: 'Crea il profilo' }).click();
    const first = await mail('Con il link lo confermi');
    expect(first).toContain('Ciao Ada,');
    expect(first).toMatch(/^Date: .*^Message-ID: <.*>$/ms);
    await ada.goto(linkIn(first));

    // A forgotten password.
    await ada.getByRole('button', { name: 'Ada' }).click();
    await ada.getByRole('button', { name: 'Esci' }).click();
    await ada.getByRole('button', { name: 'Profilo' }).click();
    await ada.getByRole('button', { name: 'Accedi' }).first().click();
    await ada.getByLabel('Nome').fill('Ada');
    await ada.getByRole('button', { name: 'L’ho dimenticata' }).click();
    await ada.goto(linkIn(await mail('Il link vale una volta')));
    await ada.getByLabel('Nuova password').fill('hearts of oak');
    await ada.getByRole('button', { name: 'Salva la password' }).click();
    await expect(ada.getByText('Accedi con quella nuova')).toBeVisible();
    await ada.getByRole('button', { name: 'Profilo' }).click();
    await ada.getByRole('button', { name: 'Accedi' }).first().click();
    await ada.getByLabel('Nome').fill('Ada');
    await ada.getByLabel('Password').fill('hearts of oak');
    await ada.getByRole('button', { name: 'Accedi' }).last().click();
    await expect(ada.getByText('Ciao, Ada.')).toBeVisible();

    // Notices of a game, while she looks elsewhere.
    await ada.getByRole('button', { name: 'Ada' }).click();
    await ada.getByText('Avvisi', { exact: true }).click();
    for (const what of ['Tocca a te', 'È iniziata una partita', 'È finita una partita', 'Qualcuno ti chiama'])
      await ada.getByRole('checkbox', { name: `Mail: ${what}` }).check();
    await ada.getByRole('group').filter({ hasText: 'Avvisi' }).getByRole('button', { name: 'Salva' }).click();
    await expect(ada.getByText('Salvato.', { exact: true })).toBeVisible();
    const bo = await person(browser, url, 'Bo');
    const seats = [{ kind: 'named', name: 'Ada' } as const, { kind: 'me' } as const];
    const table = await makeTable(bo, { game: 'cutlass', seats });
    await join(ada, table);
    await visit(bo, `/table/${table.id}`);
    await bo.getByRole('button', { name: 'Start' }).click();
    await mail('La partita è iniziata: Cutlass.');
    const turn = await mail('Tocca a te: Cutlass.');
    expect(turn).toContain('To: ada@example.org');
    await bo.getByRole('tab', { name: 'Chat' }).click();
    await bo.getByRole('textbox').fill('@Ada, are you there?');
    await bo.getByRole('textbox').press('Enter');
    expect(await mail('Ti hanno menzionato: Cutlass.')).toContain('> @Ada, are you there?');

    // Whoever looks is not told.
    await ada.goto(linkIn(turn));
    await expect(ada.locator('.prompt.mine')).toBeVisible();
    await ada.getByRole('tab', { name: 'Chat' }).click();
    await bo.getByRole('textbox').fill('@Ada, there you are.');
    await bo.getByRole('textbox').press('Enter');
    await expect(ada.getByText('there you are')).toHaveCount(1);
    await ada.locator('a[href="/lobby"]').first().click();
    await expect(ada).toHaveURL(/lobby/);
    await bo.getByRole('button', { name: 'More' }).click();
    await bo.getByRole('button', { name: 'Give up …' }).click();
    await bo.getByRole('button', { name: 'Yes, I give up' }).click();
    await mail('La partita è finita: Cutlass.');
    expect(mails.filter((it) => it.includes('Ti hanno menzionato'))).toHaveLength(1);
    expect(mails).toHaveLength(6);
  } finally {
    await stop();
    smtp.close();
  }
});
