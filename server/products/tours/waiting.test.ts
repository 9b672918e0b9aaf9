import { expect, test } from 'vitest';
import { sized } from '#domain/core/testing/sized.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { addDeparture, CLASSIC, choiceFor, countsOf } from '#server/products/tours/testing/departures.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

type Inquiry = components['schemas']['ToursInquiry'];

const WAITING = 50;
/** Offers that are followed until they lapse; all of them take longer than the suite has. */
const FOLLOWED = sized(5, WAITING);
const server = bookingApp();

test(`${WAITING} who wait for one place are offered it one after the other, 24 hours each, and nobody takes it in between`, {
  timeout: 600_000,
}, async () => {
  const id = 'LINE-OF-MANY';
  await addDeparture(server.db, server.clock.now, { id, inDays: 300, capacity: 8, paid: 8, isCertain: true });
  const ofIt = () => server.db.updateTable('tour_departure').where('id', '=', id);
  const { people, rooms } = choiceFor(id, 1);
  const body = { kind: 'waiting', tour: CLASSIC, departure: id, people, rooms };
  const askers = Array.from({ length: WAITING }, () => server.newTraveller());
  // Who is told that too many ask at once asks again, with the same key: on a busy machine that happens to some.
  const ask = async (browser: (typeof askers)[number], at: number) => {
    const once = () => browser.ask('POST', '/tours/inquiries', body, { 'idempotency-key': `in-line-${at}` });
    let answer = await once();
    for (let tries = 0; answer.statusCode === 503 && tries < WAITING; tries += 1) answer = await once();
    return answer;
  };
  const asked = await Promise.all(askers.map(ask));
  expect(asked.map(({ statusCode }) => statusCode)).toEqual(Array(WAITING).fill(201));
  const inOrder = asked.map((answer, at) => ({
    ...answer.json<Inquiry>(),
    browser: askers[at] ?? expect.fail('each has a browser'),
  }));
  const rows = await server.db.selectFrom('inquiry').select('id').where('line', '=', id).orderBy('turn').execute();
  const line = rows.map((row) => inOrder.find(({ inquiryId }) => inquiryId === row.id) ?? expect.fail('it is in line'));
  expect(line).toHaveLength(WAITING);

  const offered = async () => {
    const open = server.db.selectFrom('inquiry').select('id').where('line', '=', id).where('status', '=', 'offered');
    return (await open.execute()).map((row) => line.findIndex(({ inquiryId }) => inquiryId === row.id));
  };
  const tryToHold = async () => {
    const hold = { ...choiceFor(id, 1), shownTotal: { amount: 62_000, currency: 'EUR' } };
    const key = { 'idempotency-key': crypto.randomUUID() };
    return (await server.newTraveller().ask('POST', '/tours/holds', hold, key)).json().error?.code;
  };
  // One place comes back.
  await ofIt().set({ paid: 7 }).execute();
  for (let turn = 0; turn < FOLLOWED; turn += 1) {
    expect(await tryToHold()).toBe('sold_out');
    // Two processes at once look at the line.
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([server.runJobs(), server.runJobs()]);
      server.clock.now += MINUTE_MS;
    }
    expect([await offered(), await countsOf(server.db, id)]).toEqual([[turn], { held: 1, sold: 7 }]);
    const { browser, inquiryId } = line[turn] ?? expect.fail('it is in line');
    const { offerUntil, answeredAt } = (await browser.ask('GET', `/tours/inquiries/${inquiryId}`)).json<Inquiry>();
    expect((offerUntil ?? 0) - (answeredAt ?? 0)).toBe(24 * HOUR_MS);
    expect(await tryToHold()).toBe('sold_out');
    server.clock.now = (offerUntil ?? 0) - 1;
    await server.runJobs();
    expect(await offered()).toEqual([turn]);
    server.clock.now += 1;
    await server.runJobs();
    expect((await browser.ask('GET', `/tours/inquiries/${inquiryId}`)).json<Inquiry>().status).toBe('lapsed');
  }
});
