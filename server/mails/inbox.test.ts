import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import type { components } from '#openapi/generated/types.ts';
import { askToConfirm } from '#server/accounts/confirmation.ts';
import { sendResetCode } from '#server/accounts/reset.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { cleanUp } from '#server/jobs.ts';
import { queueMail } from '#server/mails/outbox.ts';
import { PASSWORD, person } from '#server/testing/person.ts';
import { CONTACT, first, type Order, offersOf, passenger, traveller } from '#server/testing/traveller.ts';

vi.setConfig({ testTimeout: 30_000 });

type Messages = components['schemas']['Messages'];
type Message = components['schemas']['Message'];
type Asker = Pick<ReturnType<typeof traveller>, 'ask'>;

const server = testApp();
const somebody = () => person(() => server.app, server.deps);
const list = async (who: Asker, query = '') => (await who.ask('GET', `/account/messages${query}`)).json<Messages>();
const subjects = async (who: Asker) => (await list(who)).messages.map(({ subject }) => subject);
const DAY = 86_400_000;

async function guestOrder(browser: ReturnType<typeof traveller>, email: string) {
  const offer = first(offersOf(await browser.search()));
  const { orderId } = (await browser.hold({ offerIds: [offer.offerId] })).json<Order>();
  const order = (await browser.submit(orderId, { passengers: [passenger()], ...CONTACT, email })).json<Order>();
  await browser.pay(orderId, { total: order.total, cancelPackage: false, rulesAccepted: true });
  return order;
}

test('a message has the words of the mail; codes and links that work once are covered, everywhere', async () => {
  const anna = await somebody();
  const { publicUrl } = server.deps.config;
  await anna.ask('PUT', '/account/phone', { phone: '+49 151 23456780', currentPassword: PASSWORD });
  await anna.ask('POST', '/account/step-up');
  const request = { headers: {} } as FastifyRequest;
  await sendResetCode(server.deps, anna.email, { askedBy: 'a browser', request });
  await askToConfirm(server.db, { ...anna, publicUrl, now: server.clock.now });

  const { messages } = await list(anna);
  const whole = await Promise.all(
    messages.map(async ({ messageId }) => (await anna.ask('GET', `/account/messages/${messageId}`)).json<Message>()),
  );
  const mails = await server.db.selectFrom('outbox').selectAll().where('account_id', '=', anna.accountId).execute();
  expect(whole).toHaveLength(4);
  const secrets = mails.flatMap(({ body_text }) => body_text.match(/\b\d{6}\b|token=\S+/g) ?? []);
  expect(secrets).toHaveLength(4);
  for (const secret of secrets) expect(JSON.stringify([messages, whole])).not.toContain(secret);

  const phone = mails.find(({ subject }) => subject === 'Your phone number was changed');
  expect(whole.find(({ messageId }) => messageId === phone?.id)).toEqual({
    messageId: phone?.id,
    subject: 'Your phone number was changed',
    sentTo: anna.email,
    at: server.clock.now,
    orderId: null,
    reference: null,
    text: phone?.body_text,
    isCovered: false,
    keptUntil: server.clock.now + 365 * DAY,
  });
  expect(
    whole
      .filter(({ isCovered }) => isCovered)
      .map(({ subject }) => subject)
      .sort(),
  ).toEqual(['Confirm your e-mail address', '•••••• is your code', '•••••• is your code']);
});

test('the mails of an order that a guest placed come in with the order, for its account alone', async () => {
  const anna = await person(() => server.app, server.deps, { isConfirmed: false });
  const ben = await somebody();
  const order = await guestOrder(
    traveller(() => server.app),
    anna.email,
  );
  expect(await subjects(anna)).toEqual([]);
  await askToConfirm(server.db, { ...anna, publicUrl: '', now: server.clock.now });
  const mail = await server.db
    .selectFrom('outbox')
    .select('body_text')
    .where('account_id', '=', anna.accountId)
    .executeTakeFirstOrThrow();
  await anna.ask('POST', '/email-confirmations', { token: /token=(\S+)/.exec(mail.body_text)?.[1] });
  expect(await subjects(anna)).toContain(`Your order ${order.reference}`);
  expectFields(
    (await list(anna)).messages.find(({ orderId }) => orderId),
    {
      orderId: order.orderId,
      reference: order.reference,
      sentTo: anna.email,
    },
  );
  expect(await subjects(ben)).toEqual([]);
});

test('an address that moved on takes nothing of its former account along', async () => {
  const anna = await somebody();
  await anna.ask('PUT', '/account/phone', { phone: '+49 151 23456780', currentPassword: PASSWORD });
  const { email } = anna;
  await server.db
    .updateTable('account')
    .set({ email: `new-${email}` })
    .where('id', '=', anna.accountId)
    .execute();
  const next = await person(() => server.app, server.deps, { email });
  expect(await subjects(next)).toEqual([]);
  expect(await subjects(anna)).toEqual(['Your phone number was changed']);
});

test('pages follow each other without a gap, also when something arrives between', async () => {
  const anna = await somebody();
  const write = (subject: string, at: number) =>
    queueMail(
      server.db,
      {
        orderId: null,
        accountId: anna.accountId,
        kind: 'account',
        recipient: anna.email,
        mail: { subject, text: subject, html: '', covered: null },
      },
      at,
    );
  // Two at one moment, as one transaction writes them.
  for (const [index, at] of [1, 2, 2, 3, 4].entries()) await write(`Mail ${index}`, server.clock.now + at);
  const one = await list(anna, '?limit=2');
  await write('Late', server.clock.now + 9);
  const two = await list(anna, `?limit=2&cursor=${one.nextCursor}`);
  const three = await list(anna, `?limit=2&cursor=${two.nextCursor}`);
  const seen = [one, two, three].flatMap(({ messages }) => messages.map(({ subject }) => subject));
  expect([...seen].sort()).toEqual(['Mail 0', 'Mail 1', 'Mail 2', 'Mail 3', 'Mail 4']);
  expect(three.nextCursor).toBeNull();
});

test('a message is kept a year, one with a code a month, and an erased account has none', async () => {
  const anna = await somebody();
  const sent = () => server.db.updateTable('outbox').set({ sent_at: server.clock.now }).execute();
  const phone = { phone: '+49 151 23456780', currentPassword: PASSWORD };
  await anna.ask('PUT', '/account/phone', phone);
  await anna.ask('POST', '/account/step-up');
  await sent();
  // Her session has expired by then, so the test reads the table.
  const kept = async () =>
    (await server.db.selectFrom('outbox').select('subject').where('recipient', '=', anna.email).execute()).map(
      ({ subject }) => subject,
    );
  await cleanUp(server.db, server.clock.now + 29 * DAY);
  expect(await kept()).toHaveLength(2);
  await cleanUp(server.db, server.clock.now + 31 * DAY);
  expect(await kept()).toEqual(['Your phone number was changed']);
  await cleanUp(server.db, server.clock.now + 366 * DAY);
  expect(await kept()).toEqual([]);

  const ben = await somebody();
  await guestOrder(ben, ben.email);
  await ben.ask('PUT', '/account/phone', phone);
  await sent();
  expect(await subjects(ben)).toHaveLength(2);
  await server.db.updateTable('orders').set({ status: 'expired' }).where('account_id', '=', ben.accountId).execute();
  await server.db.updateTable('payment').set({ check_at: null }).execute(); // the bank has decided
  expect((await ben.ask('POST', '/account/erase', { currentPassword: PASSWORD })).statusCode).toBe(200);
  const left = await server.db.selectFrom('outbox').select('subject').where('recipient', '=', ben.email).execute();
  expect(left).toEqual([{ subject: 'Your account was erased' }]);
});
