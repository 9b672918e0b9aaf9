import { beforeAll, expect, test, vi } from 'vitest';
import { CONVERSATION_TEXTS } from '#domain/core/contact-message.ts';
import { CONTACT_DAYS } from '#domain/core/retention.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { DAY_MS, HOUR_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { cleanUp } from '#server/jobs.ts';
import { signIn } from '#server/testing/account.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { nameStaff, staffSignedIn } from '#server/testing/staff.ts';

// Password hashing is slow by design.
vi.setConfig({ testTimeout: 30_000 });

type Schemas = components['schemas'];
const server = bookingApp();
type Browser = ReturnType<typeof server.newTraveller>;

beforeAll(() => nameStaff(server, { Maryam: ['messages.answer'], Sara: ['visa.read'] }));

const EMAIL = 'anna.keller@example.org';
const QUESTION = 'On the ticket of Jonas the name has one L.';
let keys = 0;
const key = () => ({ 'idempotency-key': `conversation-${++keys}` });

async function begun(browser: Browser = server.newTraveller()) {
  const message = { topic: 'booked', name: 'Anna Keller', email: EMAIL, message: QUESTION };
  const answer = await browser.ask('POST', '/contact', message, key());
  expect(answer.statusCode).toBe(201);
  return { browser, ...answer.json<Schemas['KeptContactMessage']>() };
}
const read = (browser: Browser, id: string) => browser.ask('GET', `/contact/${id}`);
const reply = (browser: Browser, id: string, text: string, headers = key()) =>
  browser.ask('POST', `/contact/${id}/replies`, { text }, headers);
const member = (name = 'Maryam') => staffSignedIn(server, name);
const answer = (staff: Browser, id: string, text: string, texts: number, headers = key()) =>
  staff.ask('POST', `/staff/messages/${id}/replies`, { text, texts }, headers);
const close = (staff: Browser, id: string, texts: number) =>
  staff.ask('POST', `/staff/messages/${id}/close`, { texts });
const acts = (number: string) =>
  server.db.selectFrom('staff_act').select(['name', 'act']).where('act', 'like', `%${number}`).orderBy('at').execute();
const waiting = async (staff: Browser) =>
  (await staff.ask('GET', '/staff/messages')).json<Schemas['StaffConversations']>().conversations;

test('a question, its answer on the page and by mail, and what follows', async () => {
  const { browser, conversationId: id, number } = await begun();
  const staff = await member();
  const [line] = (await waiting(staff)).filter((one) => one.number === number);
  expectFields(line, { conversationId: id, topic: 'booked', waitsSince: server.clock.now });
  expect(JSON.stringify(line)).not.toMatch(/Keller|ticket|anna/);
  server.clock.now += HOUR_MS;
  const answered = await answer(staff, id, 'I ask the airline.\nPlease wait.', 1);
  expect(answered.statusCode).toBe(201);
  expectFields(answered.json(), { name: 'Anna Keller', email: EMAIL });
  const mail = await server.db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', EMAIL)
    .where('subject', 'like', `An answer%${number}`)
    .executeTakeFirstOrThrow();
  expect(mail.body_text).toContain('I ask the airline.\nPlease wait.');
  expect(mail.body_text).toContain(`/contact/${id}`);
  expect(mail.body_text).not.toContain('one L');
  const listed = (await browser.ask('GET', '/contact')).json<Schemas['Conversations']>().conversations;
  expectFields(listed, [{ number, isAnswered: true }]);
  expect((await reply(browser, id, ' Thank you. ')).statusCode).toBe(201);
  expectFields((await read(browser, id)).json<Schemas['Conversation']>(), {
    isRead: true,
    mayWrite: true,
    texts: [
      { by: null, text: QUESTION },
      { by: 'Maryam', text: 'I ask the airline.\nPlease wait.' },
      { by: null, text: 'Thank you.' },
    ],
  });
  expectFields(
    (await waiting(staff)).find((one) => one.number === number),
    { waitsSince: server.clock.now },
  );
});

test('who writes again while waiting keeps their place at the desk: it waits since the first text', async () => {
  const { browser, conversationId: id, number } = await begun();
  const first = server.clock.now;
  const staff = await member();
  server.clock.now += HOUR_MS;
  expect((await reply(browser, id, 'And one thing more.')).statusCode).toBe(201);
  expectFields(
    (await waiting(staff)).find((one) => one.number === number),
    { waitsSince: first },
  );
  server.clock.now += HOUR_MS;
  await answer(staff, id, 'I look at both.', 2);
  server.clock.now += HOUR_MS;
  const again = server.clock.now;
  await reply(browser, id, 'Thank you, and a third.');
  server.clock.now += HOUR_MS;
  await reply(browser, id, 'A fourth.');
  expectFields(
    (await waiting(staff)).find((one) => one.number === number),
    { waitsSince: again },
  );
});

test('nothing of it can be read in the database', async () => {
  const { browser, conversationId: id } = await begun();
  await reply(browser, id, 'The second secret.');
  await answer(await member(), id, 'The third secret.', 2);
  for (const table of ['contact_message', 'contact_reply', 'idempotency'] as const) {
    const rows = await server.db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/Keller|one L|secret/);
  }
});

test('it is of who began it: of a browser, or of an account alone', async () => {
  const guest = await begun();
  const other = server.newTraveller();
  expect((await read(other, guest.conversationId)).statusCode).toBe(404);
  expect((await reply(other, guest.conversationId, 'Hello')).statusCode).toBe(404);
  expect((await other.ask('GET', '/contact')).json().conversations).toEqual([]);
  const browser = server.newTraveller();
  await signIn(server.deps, browser);
  const own = await begun(browser);
  expect((await read(browser, own.conversationId)).statusCode).toBe(200);
  expect((await browser.ask('DELETE', '/sessions/current')).statusCode).toBe(204);
  expect((await read(browser, own.conversationId)).statusCode).toBe(404);
  expect((await browser.ask('GET', '/contact')).json().conversations).toEqual([]);
});

test('a staff without the permission, a traveller and nobody see nothing of the desk', async () => {
  const { browser, conversationId: id } = await begun();
  const asked = async (who: Browser) => [
    (await who.ask('GET', '/staff/messages')).statusCode,
    (await who.ask('GET', `/staff/messages/${id}`)).statusCode,
    (await answer(who, id, 'Hello', 1)).statusCode,
    (await close(who, id, 1)).statusCode,
  ];
  expect(await asked(await member('Sara'))).toEqual([403, 403, 403, 403]);
  expect(await asked(browser)).toEqual([401, 401, 401, 401]);
  expect((await read(browser, id)).json().closedAt).toBeNull();
  expect((await read(browser, id)).json().texts).toHaveLength(1);
});

test('an answer to what was not read yet is refused, and a text sent twice is there once', async () => {
  const { browser, conversationId: id } = await begun();
  const once = key();
  for (const _ of [1, 2]) expect((await reply(browser, id, 'And the price?', once)).statusCode).toBe(201);
  const staff = await member();
  expect((await answer(staff, id, 'Answer to the first alone', 1)).json().error.code).toBe('conflict');
  for (const text of ['', ' ', 'x'.repeat(4001)]) expect((await answer(staff, id, text, 2)).statusCode).toBe(422);
  const key2 = key();
  for (const _ of [1, 2]) expect((await answer(staff, id, 'It costs nothing.', 2, key2)).statusCode).toBe(201);
  expect((await read(browser, id)).json().texts).toHaveLength(3);
});

test('a conversation takes as many texts as it may have, and says so', async () => {
  const { browser, conversationId: id } = await begun();
  for (let count = 2; count <= CONVERSATION_TEXTS; count += 1)
    expect((await reply(browser, id, `Text ${count}`)).statusCode).toBe(201);
  expect((await read(browser, id)).json().mayWrite).toBe(false);
  expect((await reply(browser, id, 'One more')).json().error.code).toBe('not_allowed');
});

test('who reads and who answers is written down, and all of it goes on its day', async () => {
  const { conversationId: id, number } = await begun();
  const staff = await member();
  await staff.ask('GET', `/staff/messages/${id}`);
  server.clock.now += DAY_MS;
  await answer(await member(), id, 'Done.', 1);
  expect(await acts(number)).toEqual([
    { name: 'Maryam', act: `readMessage ${number}` },
    { name: 'Maryam', act: `answerMessage ${number}` },
  ]);
  const isThere = () => server.db.selectFrom('contact_message').select('id').where('id', '=', id).executeTakeFirst();
  await cleanUp(server.db, server.clock.now + CONTACT_DAYS * DAY_MS - 1);
  expect(await isThere()).toBeDefined();
  await cleanUp(server.db, server.clock.now + CONTACT_DAYS * DAY_MS);
  expect(await isThere()).toBeUndefined();
  expect(await server.db.selectFrom('contact_reply').select('id').where('message_id', '=', id).execute()).toEqual([]);
});

test('a page of the desk that stays open and looks again is one reading, until something is written or an hour is over', async () => {
  const { browser, conversationId: id, number } = await begun();
  const staff = await member();
  const readings = async () =>
    (await server.db.selectFrom('staff_act').select('at').where('act', '=', `readMessage ${number}`).execute()).length;
  const look = () => staff.ask('GET', `/staff/messages/${id}`);
  for (const _ of [1, 2]) await look();
  expect(await readings()).toBe(1);
  server.clock.now += 20_000;
  await reply(browser, id, 'And the price?');
  for (const _ of [1, 2]) await look();
  expect(await readings()).toBe(2);
  server.clock.now += HOUR_MS;
  await look();
  expect(await readings()).toBe(3);
});

test('a text that needs no answer is closed, by name; its writer is told so and not that it is answered', async () => {
  const { browser, conversationId: id, number } = await begun();
  const staff = await member();
  await answer(staff, id, 'It is mended.', 1);
  await reply(browser, id, 'Thank you.');
  server.clock.now += HOUR_MS;
  for (const _ of [1, 2]) {
    const closed = await close(staff, id, 3);
    expect(closed.statusCode).toBe(200);
    expectFields(closed.json(), { state: 'closed', closedBy: 'Maryam' });
  }
  expect(await acts(number)).toEqual([
    { name: 'Maryam', act: `answerMessage ${number}` },
    { name: 'Maryam', act: `closeMessage ${number}` },
    // The second time nothing was closed, and the whole conversation was returned again.
    { name: 'Maryam', act: `readMessage ${number}` },
  ]);
  expectFields(
    (await waiting(staff)).find((one) => one.number === number),
    {
      state: 'closed',
      waitsSince: null,
    },
  );
  expectFields((await read(browser, id)).json(), { closedAt: server.clock.now, mayWrite: true });
  expectFields((await browser.ask('GET', '/contact')).json().conversations, [{ number, isAnswered: false }]);
});

test('what the desk has not read it does not close, and what it has answered stays answered', async () => {
  const { browser, conversationId: id } = await begun();
  await reply(browser, id, 'And the price?');
  const staff = await member();
  expect((await close(staff, id, 1)).json().error.code).toBe('conflict');
  expect((await read(browser, id)).json().closedAt).toBeNull();
  await answer(staff, id, 'It costs nothing.', 2);
  expectFields((await close(staff, id, 3)).json(), { state: 'answered', closedBy: null });
});

test('a further text opens what was closed again, and an answer too ends that it is closed', async () => {
  const { browser, conversationId: id, number } = await begun();
  const staff = await member();
  const line = async () => (await waiting(staff)).find((one) => one.number === number);
  await close(staff, id, 1);
  server.clock.now += HOUR_MS;
  await reply(browser, id, 'One thing more.');
  expectFields(await line(), { state: 'waits', waitsSince: server.clock.now });
  expect((await read(browser, id)).json().closedAt).toBeNull();
  await close(staff, id, 2);
  await answer(staff, id, 'Yes.', 2);
  expectFields(await line(), { state: 'answered' });
  expectFields((await browser.ask('GET', '/contact')).json().conversations, [{ isAnswered: true }]);
});

test('a full conversation, which takes no answer, can still be closed', async () => {
  const { browser, conversationId: id } = await begun();
  for (let count = 2; count <= CONVERSATION_TEXTS; count += 1) await reply(browser, id, `Text ${count}`);
  const staff = await member();
  expect((await answer(staff, id, 'Hello', CONVERSATION_TEXTS)).json().error.code).toBe('not_allowed');
  expectFields((await close(staff, id, CONVERSATION_TEXTS)).json(), { state: 'closed' });
});

test('the list comes in pages: the longest wait first, then the newest text; none that waits is missed when another one is answered meanwhile', async () => {
  await server.db.deleteFrom('contact_message').execute();
  const numbers: string[] = [];
  const ids: string[] = [];
  for (let count = 0; count < 7; count += 1) {
    // Two at the same moment, on both sides of a page border.
    if (count !== 2) server.clock.now += HOUR_MS;
    const { conversationId, number } = await begun();
    ids.push(conversationId);
    numbers.push(number);
  }
  const staff = await member();
  // The newest text is not in the newest conversation.
  for (const at of [5, 4]) {
    server.clock.now += HOUR_MS;
    await answer(staff, ids[at] ?? '', 'Yes.', 1);
  }
  await close(staff, ids[6] ?? '', 1);
  const numbersOf = (places: readonly number[]) => places.map((at) => numbers[at]);
  const pair = (ids[1] ?? '') < (ids[2] ?? '') ? [1, 2] : [2, 1];
  const waits = numbersOf([0, ...pair, 3]);
  type List = Schemas['StaffConversations'];
  const page = async (query: string) => (await staff.ask('GET', `/staff/messages?limit=2${query}`)).json<List>();
  const walk = async (filter: string) => {
    const pages: string[][] = [];
    for (let query: string | null = filter; query !== null; ) {
      // Guards against an endless loop.
      expect(pages.length).toBeLessThan(numbers.length);
      const list: List = await page(query);
      pages.push(list.conversations.map(({ number }) => number));
      query = list.nextCursor === null ? null : `${filter}&cursor=${list.nextCursor}`;
    }
    return pages;
  };
  const all = await walk('');
  expect(all).toEqual([waits.slice(0, 2), waits.slice(2), numbersOf([4, 5]), numbersOf([6])]);
  expect(await walk('&state=waits')).toEqual([waits.slice(0, 2), waits.slice(2)]);
  expect(await walk('&state=answered')).toEqual([numbersOf([4, 5])]);
  expect(await walk('&state=closed')).toEqual([numbersOf([6])]);
  const first = await page('&state=waits');
  await answer(staff, first.conversations[1]?.conversationId ?? '', 'Yes.', 1);
  const next = await page(`&state=waits&cursor=${first.nextCursor}`);
  expect(next.conversations.map(({ number }) => number)).toEqual(all[1]);
  for (const cursor of ['1', 'waits.1.x', "rests.1.' or true"])
    expect((await staff.ask('GET', `/staff/messages?cursor=${encodeURIComponent(cursor)}`)).statusCode).toBe(400);
});
