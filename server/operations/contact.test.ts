import { expect, onTestFinished, test } from 'vitest';
import { CONTACT_DAYS } from '#domain/core/retention.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { DAY_MS, HOUR_MS } from '#domain/core/time.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import type { Config } from '#server/config.ts';
import { decrypt } from '#server/db/encrypt.ts';
import { addUse } from '#server/http/rate-limit.ts';
import { cleanUp } from '#server/jobs.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

const server = bookingApp();
const MESSAGE = {
  topic: 'planned',
  name: 'Anna Keller',
  email: 'anna.keller@example.org',
  message: 'Is it open?\nSee https://phish.example',
};
let keys = 0;
const send = (change: object = {}, key = `contact-message-${++keys}`, browser = server.newTraveller()) =>
  browser.ask('POST', '/contact', { ...MESSAGE, ...change }, { 'idempotency-key': key });
function setConfig(change: Partial<Config>) {
  const { config } = server.deps;
  const before = { ...config };
  onTestFinished(() => void Object.assign(config, before));
  Object.assign(config, change);
}
const rows = () => server.db.selectFrom('contact_message').selectAll().execute();
const mailsTo = (recipient: string) =>
  server.db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).execute();

test('a message is kept encrypted, and its writer is told a number and nothing that was written', async () => {
  const before = (await rows()).length;
  const answer = await send();
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    {
      conversationId: expect.any(String),
      number: expect.stringMatching(/^HLP-[0-9A-Z]{4}-[0-9A-Z]{2}$/),
      isRead: false,
      deleteAt: expect.any(Number),
    },
  ]);
  const [row] = (await rows()).slice(before);
  expect(JSON.stringify(row)).not.toMatch(/Keller|open|phish/);
  expectFields(JSON.parse(decrypt(server.deps.config.secret, `contact ${row?.id}`, row?.sealed ?? '')), {
    message: MESSAGE.message,
  });
  const [mail] = await mailsTo(MESSAGE.email);
  expect(mail?.body_text).toContain('nobody answers it');
  expect(`${mail?.subject}${mail?.body_text}${mail?.body_html}`).not.toMatch(/Keller|Is it open|phish/);
});

test('the desk reads the whole message, as text and as harmless HTML', async () => {
  setConfig({ contactEmail: 'desk@example.org' });
  const answer = await send({ message: '<b>Hello</b>\r\nBcc: all@example.org', name: 'Eve <script>' });
  expect(answer.json().isRead).toBe(true);
  const [mail] = await mailsTo('desk@example.org');
  expect(mail?.subject).toBe(`Message ${answer.json().number}: planned`);
  expect(mail?.body_text).toContain('<b>Hello</b>\nBcc: all@example.org');
  expect(mail?.body_html).not.toMatch(/<b>|<script>/);
});

test('sent twice it is kept once', async () => {
  const browser = server.newTraveller();
  const before = (await rows()).length;
  const [one, two] = [await send({}, 'contact-twice-0001', browser), await send({}, 'contact-twice-0001', browser)];
  expect(one.json().number).toBe(two.json().number);
  expect((await rows()).length).toBe(before + 1);
});

test('what is missing is told by field, and an order of somebody else is none', async () => {
  const missing = await send({ topic: '', name: ' ', email: 'anna@example', message: 'x'.repeat(4001) });
  expect([missing.statusCode, missing.json().error.fields]).toEqual([
    422,
    { topic: 'required', name: 'required', email: 'email_invalid', message: 'too_long' },
  ]);
  expect((await send({ orderId: crypto.randomUUID() })).statusCode).toBe(404);
});

test('five an hour from one network, and three confirmations a day to one address', async () => {
  server.clock.now += 2 * DAY_MS;
  const email = 'somebody.else@example.org';
  for (let count = 0; count < 4; count += 1) await send({ email });
  setConfig({ rateLimitFactor: 1 });
  server.clock.now += HOUR_MS;
  const answers = [];
  for (let count = 0; count < 6; count += 1) answers.push((await send({ email })).statusCode);
  expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
  expect((await mailsTo(email)).length).toBeLessThanOrEqual(4 + 3);
});

test('a retry after a lost answer costs nothing', async () => {
  server.clock.now += 2 * HOUR_MS;
  setConfig({ rateLimitFactor: 1 });
  const browser = server.newTraveller();
  const answers = [];
  for (let count = 0; count < 7; count += 1) answers.push((await send({}, 'contact-retried-01', browser)).statusCode);
  for (let count = 0; count < 5; count += 1) answers.push((await send()).statusCode);
  expect(answers).toEqual([...Array(11).fill(201), 429]);
});

test('in a flood each message is kept, and the desk is mailed no more', async () => {
  server.clock.now += 2 * HOUR_MS;
  setConfig({ contactEmail: 'flooded@example.org', rateLimitFactor: 1 });
  const before = (await rows()).length;
  await addUse(server.deps, LIMITS.staffMails, 'all', LIMITS.staffMails.max);
  const answer = await send();
  expect([answer.statusCode, (await rows()).length]).toEqual([201, before + 1]);
  expect(await mailsTo('flooded@example.org')).toEqual([]);
});

test('it is gone on its day', async () => {
  await send();
  await cleanUp(server.db, server.clock.now + CONTACT_DAYS * DAY_MS);
  expect(await rows()).toEqual([]);
});
