import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { sign } from '#server/gateways/signature.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import type { Order } from '#server/testing/traveller.ts';

const server = bookingApp();
const CARD = {
  number: '4242 4242 4242 4242',
  validUntil: '09/29',
  securityCode: '987',
  name: 'Anna Muster',
  action: 'approve',
};

async function atTheBank() {
  const ready = await server.readyToPay();
  const { redirectUrl } = (await ready.anna.pay(ready.orderId, ready.payment)).json<{ redirectUrl: string }>();
  const post = (
    fields: Record<string, string>,
    headers: Record<string, string> = { origin: server.deps.config.publicUrl },
  ) => fetch(redirectUrl, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) });
  const read = async () => (await ready.anna.read(ready.orderId)).json<Order>();
  return { ...ready, redirectUrl, chargeId: redirectUrl.split('/').at(-1) ?? '', post, read };
}

test('the page says what is paid to whom, runs its one script and is kept nowhere', async () => {
  const { redirectUrl, order } = await atTheBank();
  const page = await fetch(redirectUrl);
  const text = await page.text();
  for (const part of ['Sandbox bank', 'Nothing real is charged', order.reference, 'Approve €', '4000 0000 0000 9995']) {
    expect(text).toContain(part);
  }
  const [, script = '', ...more] = text.split(/<script>|<\/script>/);
  expect(more).toHaveLength(1);
  const hash = createHash('sha256').update(script).digest('base64');
  expect(page.headers.get('content-security-policy')).toContain(`; script-src 'sha256-${hash}'; `);
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  expect(page.headers.get('cache-control')).toBe('private, no-store');
});

test('a wrong card is named in words; all but the code is still there, and nothing was decided', async () => {
  const { post, read } = await atTheBank();
  const answer = await post({ ...CARD, number: '4242 4242 4242 4241', name: '<b>Anna</b>' });
  const text = await answer.text();
  expect(answer.status).toBe(422);
  expect(text).toContain('This is no card number. Check the digits.');
  expect(text).toContain('value="4242 4242 4242 4241"');
  expect(text).toContain('value="&lt;b&gt;Anna&lt;/b&gt;"');
  expect(text).toContain('Visa. Spaces are fine.');
  expect(text).not.toContain('987');
  expect((await read()).status).toBe('paying');
});

test.each([
  [{ ...CARD, number: '4000 0000 0000 9995' }, 'insufficient_funds'],
  [{ ...CARD, number: '4000000000000069' }, 'card_expired'],
  [{ action: 'decline', reason: 'limit_exceeded' }, 'limit_exceeded'],
  [{ action: 'decline', reason: 'because' }, 'do_not_honour'],
  [{ action: 'cancel' }, 'cancelled_by_cardholder'],
])('%o declines with %s and leads back', async (fields, reason) => {
  const { post, read } = await atTheBank();
  const answer = await post(fields);
  const back = new URL(answer.headers.get('location') ?? '');
  expect([answer.status, back.origin, back.pathname]).toEqual([303, server.deps.config.publicUrl, '/find-booking']);
  expectFields(await read(), {
    status: 'paymentFailed',
    'payment.status': 'declined',
    'payment.declineReason': reason,
  });
});

test('the first decision counts; a second one only leads back', async () => {
  const { post, read, redirectUrl } = await atTheBank();
  const answers = await Promise.all([post(CARD), post({ action: 'cancel' }), post(CARD)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  const { status } = await read();
  const again = await (await fetch(redirectUrl)).text();
  expect(again).toContain(status === 'paid' ? 'was approved' : 'was declined');
  expect((await post({ action: 'cancel' })).status).toBe(303);
  expect((await read()).status).toBe(status);
});

test('a form that another site sends decides nothing', async () => {
  const { post, read } = await atTheBank();
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    expect((await post(CARD, headers as Record<string, string>)).status).toBe(403);
  }
  expect((await read()).status).toBe('paying');
});

test('nothing of a card is in the books', async () => {
  const { post, chargeId } = await atTheBank();
  await post(CARD);
  expect(JSON.stringify(await server.sandbox.read(chargeId))).not.toMatch(/4242 ?4242|"987"|Muster/);
});

test('a callback that does not arrive is sent again until it does, by one of several processes', async () => {
  const { chargeId, read } = await atTheBank();
  const url = `${server.deps.config.publicUrl}/api/payments/callback`;
  const away = { callback_url: 'http://127.0.0.1:9/' };
  await server.db.updateTable('sandbox_charge').set(away).where('charge_id', '=', chargeId).execute();
  await server.sandbox.decide(chargeId, { status: 'succeeded' });
  expect((await read()).status).toBe('paying');
  await server.db.updateTable('sandbox_charge').set({ callback_url: url }).where('charge_id', '=', chargeId).execute();
  expect(await server.sandbox.deliverDue()).toBe(0); // pauses first
  server.clock.now += 1000;
  const delivered = await Promise.all([
    server.sandbox.deliverDue(),
    server.sandbox.deliverDue(),
    server.sandbox.deliverDue(),
  ]);
  expect(delivered.sort()).toEqual([0, 0, 1]);
  expect((await read()).status).toBe('paid');
});

test('only a callback with the right signature over these very bytes is believed', async () => {
  const { chargeId, order, read } = await atTheBank();
  const { callbackSecret } = server.deps.config.payment;
  const { now } = server.clock;
  const event = { eventId: 'event-1234', chargeId, kind: 'succeeded', amount: order.total, at: now };
  const body = JSON.stringify(event);
  const send = (signature: string | undefined, payload = body) =>
    server.app.inject({
      method: 'POST',
      url: '/api/payments/callback',
      headers: { 'content-type': 'application/json', ...(signature ? { 'payment-signature': signature } : {}) },
      payload,
    });
  const refused = [
    await send(sign(callbackSecret, body, now), body.replace('"succeeded"', '"refunded"')),
    await send(sign(callbackSecret, body, now), body.replace('{', '{ ')),
    await send(sign('another key', body, now)),
    await send(sign(callbackSecret, body, now - 301_000)),
    await send('t=1,v1=0'),
  ];
  expect(refused.map((answer) => [answer.statusCode, answer.json().error.code])).toEqual(
    refused.map(() => [401, 'signature_invalid']),
  );
  expect((await send(undefined)).statusCode).toBe(400);
  expect((await read()).status).toBe('paying');

  expect((await send(sign(callbackSecret, body, now))).statusCode).toBe(204);
  expect((await send(sign(callbackSecret, body, now))).statusCode).toBe(204);
  expect((await read()).status).toBe('paid');
  const unknown = JSON.stringify({ ...event, chargeId: crypto.randomUUID() });
  expect((await send(sign(callbackSecret, unknown, now), unknown)).statusCode).toBe(404);
});
