import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { decrypt, encrypt } from '#server/db/encrypt.ts';
import {
  act,
  activeCard,
  askCode,
  type Browser,
  mailedCode,
  newKey,
  pass,
  pinOf,
  readCard,
} from '#server/products/card/testing/cards.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

vi.setConfig({ testTimeout: 60_000 });

const server = bookingApp();

/** No four digits: these stand in every time of day. Ten letters are what a terminal takes at most. */
const PIN = 'PINQ7ZX4KW';
const WRONG = 'WRONGPIN99';

/** Gives the card a PIN that can be looked for, and reads its number. */
async function marked(orderId: string): Promise<string> {
  const { db, deps } = server;
  const { secret } = deps.config;
  const card = await db.selectFrom('card').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
  const { id, plastic } = card;
  await db
    .updateTable('card')
    .set({ pin_sealed: encrypt(secret, `card pin ${id} ${plastic}`, PIN) })
    .where('id', '=', id)
    .execute();
  return decrypt(secret, `card number ${id} ${plastic}`, card.number_sealed ?? '');
}

/** Every row of every table, with the name of its table; the mailbox of the owner has codes, so its mails with codes are left out. */
async function everyRow(): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(server.db);
  const all: string[] = [];
  for (const { name } of tables.rows) {
    const mails = name === 'outbox' ? sql`where kind <> 'code'` : sql``;
    const { rows } = await sql<{
      row: string;
    }>`select ${sql.table(name)}::text as row from ${sql.table(name)} ${mails}`.execute(server.db);
    all.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return all;
}

const pay = (browser: Browser, orderId: string, pin: string) =>
  browser.ask(
    'POST',
    '/card/terminal/payments',
    { cardOrderId: orderId, place: 'shop', rials: 2_000_000, pin },
    newKey(),
  );

test('PIN, code and number stand in no log, no row and no mail but that of the code, and in no answer but that of the PIN', async () => {
  const { browser, orderId } = await activeCard(server);
  const answers: string[] = [];
  const keep = <A extends { body: string }>(answer: A): A => {
    answers.push(answer.body);
    return answer;
  };
  expect(keep(await askCode(server, browser, orderId, 'pin')).statusCode).toBe(200);
  const codes = [await mailedCode(server, orderId)];
  const shown = await browser.ask('POST', `/card/cards/${orderId}/pin`, { code: codes[0] });
  expect([shown.json().pin, shown.headers['cache-control']]).toEqual([
    await pinOf(server, orderId),
    expect.stringContaining('no-store'),
  ]);
  expect(keep(await browser.ask('POST', `/card/cards/${orderId}/pin`, { code: codes[0] })).statusCode).toBe(422);
  const numbers = [await marked(orderId)];
  keep(await browser.ask('PUT', `/card/cards/${orderId}/alert`, { above: 1000 }));
  expect(keep(await pay(browser, orderId, WRONG)).json()).toMatchObject({ declined: 'wrong_pin' });
  expect(keep(await pay(browser, orderId, PIN)).json()).toMatchObject({ declined: null });
  for (const path of ['', '/lines', '/statement']) keep(await browser.ask('GET', `/card/cards/${orderId}${path}`));
  keep(await browser.read(orderId));
  keep(await browser.ask('GET', '/account/messages'));
  keep(await act(server, browser, orderId, 'replace'));
  await pass(server, 1);
  numbers.push(await marked(orderId));
  expect(keep(await pay(browser, orderId, PIN)).json()).toMatchObject({ declined: null });
  const { left } = await readCard(browser, orderId);
  keep(await act(server, browser, orderId, 'close', { to: 'balance', expected: left.toBalance }));

  const rows = await everyRow();
  const places = [...server.log, ...answers, ...rows];
  expect(rows.length).toBeGreaterThan(50);
  expect(numbers.every((number) => /^\d{16}$/.test(number))).toBe(true);
  const secrets = [PIN, WRONG, ...numbers];
  expect(places.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
  // Six digits may be a part of a longer number.
  const isCode = codes.map((code) => new RegExp(`(?<![\\d.-])${code}(?!\\d)`));
  expect(places.filter((text) => isCode.some((code) => code.test(text)))).toEqual([]);
});

test('the export has the statement of a card, and no secret', async () => {
  const { browser, orderId, sessionId } = await activeCard(server);
  await server.db
    .updateTable('session')
    .set({ stepped_up_until: 9_000_000_000_000 })
    .where('id', '=', sessionId)
    .execute();
  const number = await marked(orderId);
  const answer = await browser.ask('GET', '/account/export');
  const { files } = answer.json<{ files: { name: string; text: string }[] }>();
  expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^travel-card-SFR-.*\.csv$/)]);
  expect(files[0]?.text).toMatch(
    /^No,Day,Day in Iran[^\n]*\r\n1,\d{4}-\d{2}-\d{2},14\d{2}-\d{2}-\d{2},\d{2}:\d{2},Load,/,
  );
  expect([answer.body.includes(PIN), answer.body.includes(number)]).toEqual([false, false]);
});
