import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import type { Order } from '#server/testing/traveller.ts';
import { CONTACT } from '#server/testing/traveller.ts';

const server = bookingApp();

const CARD = { number: '4242 4242 4242 4242', validUntil: '09/29', securityCode: '123', name: 'Anna Muster' };

test('from the hold to the ticket: hosted page, signed callback, issue, mails, documents', async () => {
  const { anna, order, orderId, payment } = await server.readyToPay();

  const started = await anna.pay(orderId, payment);
  expect(started.statusCode).toBe(201);
  const { redirectUrl, attempt } = started.json();
  expect(attempt).toBe(1);
  expect(redirectUrl).toMatch(new RegExp(`^${server.deps.config.publicUrl}/sandbox-bank/[0-9a-f-]{36}$`));
  expect((await anna.read(orderId)).json<Order>().status).toBe('paying');
  expect(await mails()).toEqual([
    { kind: 'reference', recipient: CONTACT.email, subject: `Your order ${order.reference}` },
  ]);

  const bank = await fetch(redirectUrl);
  expect(bank.status).toBe(200);
  expect(await bank.text()).toContain(order.reference);
  const back = await fetch(redirectUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.deps.config.publicUrl },
    body: new URLSearchParams({ ...CARD, action: 'approve' }),
  });
  const way = new URL(back.headers.get('location') ?? '');
  expect([back.status, way.origin, way.pathname]).toEqual([303, server.deps.config.publicUrl, '/find-booking']);
  const proved = await anna.ask('GET', `/arrivals/${way.searchParams.get('arrival')}`);
  expect(proved.json()).toEqual({ orderId, reference: order.reference, payment: 'paid', isInAccount: false });
  const paid = (await anna.read(orderId)).json<Order>();
  expectFields(paid, {
    status: 'paid',
    promisedAt: server.clock.now + 900_000,
    'payment.attempt': 1,
    'payment.status': 'succeeded',
    'payment.amount': order.total,
    'payment.declineReason': null,
  });
  expect((await anna.documents(orderId)).json().error.code).toBe('not_allowed');

  await server.runJobs();
  const issued = (await anna.read(orderId)).json<Order>();
  expectFields(issued, { status: 'issued', issuedAt: server.clock.now });
  expect(issued.events.map(({ status }) => status)).toEqual([
    'held',
    'awaitingPayment',
    'paying',
    'paid',
    'issuing',
    'issued',
  ]);
  const documents = (await anna.documents(orderId)).json();
  expect(documents).toEqual({
    orderId,
    reference: order.reference,
    issuedAt: server.clock.now,
    papers: [
      {
        position: 0,
        kind: 'ticket',
        number: expect.stringMatching(/^SIM \d{3} \d{6}$/),
        holder: { person: 0, passportNumber: 'C01X00T47' },
      },
    ],
  });
  const tickets = await server.db
    .selectFrom('outbox')
    .select(['body_text', 'sent_at'])
    .where('kind', '=', 'papers')
    .executeTakeFirstOrThrow();
  expect(tickets.sent_at).toBe(server.clock.now);
  expect(tickets.body_text).toContain(`Ms Anna Muster: ${documents.papers[0].number}`);
  expect(tickets.body_text).toContain('Sat 5 Dec 2026 (14 Azar 1405)');
  expect(await stockOf(order)).toEqual({ held: 0, sold: 1 });

  // The log of a whole booking contains no personal and no card data.
  const log = withoutChance(server.log);
  expect(log).toContain('/api/orders/:orderId/payments');
  expect(log).not.toMatch(/C01X00T47|anna@|Anna|Muster|4242|49 151|visitor=/i);
  expect(log).not.toContain(orderId);
  expect(server.errors).toEqual([]);
});

test('no password, token, code or passport number of an account reaches the log', { timeout: 30_000 }, async () => {
  const ada = server.newTraveller();
  const email = 'ada@example.org';
  const secrets = [
    'nine tiles of Isfahan',
    'seven bridges at night',
    'not the password',
    'P99Z88Y77',
    email,
    'Lovelace',
  ];
  const [password, next, wrong, passportNumber] = secrets;
  const keep = () => secrets.push(...ada.jar.cookie.split('; ').map((cookie) => cookie.split('=')[1] ?? ''));
  const codeIn = async (mailsSoFar: number) => {
    await expect.poll(async () => (await inbox()).length, { timeout: 10_000 }).toBe(mailsSoFar);
    const code = (await inbox()).at(-1)?.subject.slice(0, 6) ?? '';
    secrets.push(code);
    server.clock.now += 1;
    return code;
  };
  const inbox = () =>
    server.db
      .selectFrom('outbox')
      .select(['subject', 'body_text'])
      .where('recipient', '=', email)
      .orderBy('created_at')
      .execute();
  const phone = '+49 151 23456789';
  const statuses = [
    await ada.ask('POST', '/accounts', {
      email,
      password,
      confirmPassword: password,
      phone,
      newsletterSubscribing: true,
    }),
    await ada.ask('POST', `/newsletter/${email}`),
    await ada.ask('POST', '/sessions', { email, password: wrong }),
    await ada.ask('POST', '/sessions', { email, password }),
  ];
  keep();
  const token = /token=([\w-]{22})/.exec((await inbox()).map((mail) => mail.body_text).join('\n'))?.[1] ?? '';
  secrets.push(token);
  server.clock.now += 1;
  const person = {
    ...{ isMe: true, title: 'MS', firstName: 'Ada', lastName: 'Lovelace', birthDate: '1990-12-10', nationality: 'GB' },
    ...{ passportNumber, passportCountry: 'GB', passportExpiry: '2031-05-01' },
  };
  statuses.push(await ada.ask('POST', '/email-confirmations', { token }));
  statuses.push(await ada.ask('POST', '/account/passengers', person));
  statuses.push(await ada.ask('POST', '/account/step-up'));
  statuses.push(await ada.ask('POST', '/account/step-up/verify', { code: await codeIn(3) }));
  statuses.push(await ada.ask('GET', '/account/export'));
  statuses.push(await ada.ask('DELETE', '/sessions/current'));
  statuses.push(await ada.ask('POST', '/passwords/forgot', { email }));
  statuses.push(await ada.ask('POST', '/sessions/code', { email, code: await codeIn(4) }));
  keep();
  statuses.push(await ada.ask('PUT', '/account/password', { password: next, confirmPassword: next }));
  keep();
  await server.runJobs();
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([
    201, 204, 401, 201, 200, 201, 200, 204, 200, 204, 200, 201, 200,
  ]);
  const log = server.log.join('\n');
  expect(log).toContain('/api/newsletter/:email');
  expect(secrets.filter((secret) => secret === '' || log.includes(secret))).toEqual([]);
});

const mails = () =>
  server.db.selectFrom('outbox').select(['kind', 'recipient', 'subject']).orderBy('created_at').execute();

async function stockOf(order: Order) {
  const rows = await server.db.selectFrom('seat_stock').select(['held', 'sold']).execute();
  expect(order.item.legs).toHaveLength(1);
  return rows[0];
}

/** The log without times and request ids, which may by chance contain the digits of the card number. */
const withoutChance = (lines: readonly string[]) =>
  lines.map((line) => JSON.stringify({ ...JSON.parse(line), time: 0, reqId: '' })).join('\n');
