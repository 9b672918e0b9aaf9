import { beforeEach, expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { momentOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { policies, traveller } from '#server/products/insurance/testing/policies.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { CONTACT, offersOf, passenger } from '#server/testing/traveller.ts';

type Schemas = components['schemas'];

const server = bookingApp();
const { held, submit, pay, changed, read } = policies(server);
type Browser = ReturnType<typeof server.newTraveller>;
const begin = momentOf('2026-11-20', 15 * 60);
beforeEach(() => {
  server.clock.now = begin;
});

const suggestedTo = async (browser: Browser) =>
  (await browser.ask('GET', '/insurance/days')).json<Schemas['InsuranceDays']>().suggestion;
const longOf = async (browser: Browser) => {
  const { journeys } = (await browser.ask('GET', '/trip/journeys')).json<Schemas['Journeys']>();
  const finding = journeys.flatMap(({ findings }) => findings).find(({ kind }) => kind === 'insuredLong');
  const mend = journeys.flatMap(({ mends }) => mends).find((one) => one.finding === finding?.id);
  return { finding, mend };
};

/** Somebody with a flight from Tehran to Shiraz on a day. */
async function flown(departureDate = '2026-12-05', anna = server.newTraveller()) {
  const [offer] = offersOf(await anna.search({ departureDate }));
  if (!offer) throw new Error('No flight on this day');
  const { orderId } = (await anna.hold({ offerIds: [offer.offerId] })).json<Schemas['FlightOrder']>();
  const { total } = (await anna.submit(orderId, { passengers: [passenger()], ...CONTACT })).json<
    Schemas['FlightOrder']
  >();
  await anna.pay(orderId, { total, cancelPackage: false, rulesAccepted: true });
  await server.db.updateTable('orders').set({ status: 'issued' }).where('id', '=', orderId).execute();
  return anna;
}

/** A policy of this browser for who flies. */
async function insured(browser: Browser, firstDay: string, days: number) {
  const policy = await held({ firstDay, days }, browser);
  const { total } = (await submit(policy, [traveller('1988-03-14', { firstName: 'Anna' })])).json<
    Schemas['InsuranceOrder']
  >();
  await pay(policy, total);
  expect((await read(policy)).status).toBe('issued');
  return policy;
}

test('the days of a booked journey are suggested with the bookings that say them, and no longer once it is insured', async () => {
  const anna = await flown();
  expect(await suggestedTo(anna)).toBeNull();
  await flown('2026-12-09', anna);
  const from = { title: expect.any(String), page: expect.stringMatching(/^\/flights\/issue\//) };
  expect(await suggestedTo(anna)).toEqual({
    ...{ firstDay: '2026-12-05', lastDay: '2026-12-09', days: 5 },
    from: [from, from],
  });
  expect(await suggestedTo(server.newTraveller())).toBeNull();
  await insured(anna, '2026-12-05', 5);
  expect(await suggestedTo(anna)).toBeNull();
});

test('a policy much longer than its journey is told with what comes back; taking that removes it', async () => {
  const anna = await flown();
  const policy = await insured(anna, '2026-12-01', 20);
  const { finding, mend } = await longOf(anna);
  expectFields(finding, { day: '2026-12-05', until: '2026-12-05', extra: 19, people: [] });
  expect(mend).toEqual({ finding: finding?.id, href: `/find-booking/${policy.orderId}`, price: expect.anything() });
  const { change, order } = await changed(policy, { kind: 'move', firstDay: '2026-12-05', lastDay: '2026-12-05' });
  expect(mend?.price).toEqual(change.toGive.sum);
  expect([change.toPay.EUR, order.item.days, await longOf(anna)]).toEqual([
    euro(0),
    1,
    { finding: undefined, mend: undefined },
  ]);
});

test('once its cover has begun, or where fewer days cost the same, nothing is offered', async () => {
  const anna = await flown();
  await insured(anna, '2026-12-01', 20);
  server.clock.now = momentOf('2026-12-01');
  const { finding, mend } = await longOf(anna);
  expect([finding?.kind, mend]).toEqual(['insuredLong', undefined]);
});

test('a policy over two journeys is not too long for one of them', async () => {
  const anna = await flown();
  await insured(anna, '2026-12-01', 60);
  expect((await longOf(anna)).finding?.kind).toBe('insuredLong');
  await flown('2027-01-20', anna);
  expect(await longOf(anna)).toEqual({ finding: undefined, mend: undefined });
});
