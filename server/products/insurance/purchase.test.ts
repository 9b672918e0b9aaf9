import { beforeEach, expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { codeOf, policies, traveller } from '#server/products/insurance/testing/policies.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

const server = bookingApp();
const { hold, held, read, submit, atBank, pay, ready, issued, papersOf } = policies(server);
const begin = momentOf('2026-11-20', 15 * 60);
beforeEach(() => {
  server.clock.now = begin;
});

test('the price of a draft follows the bands that were told, and that of its people their birth dates', async () => {
  const people = [{ band: 'from12' }, { band: 'under12' }, { band: 'from80' }] as const;
  const policy = await held({ people });
  expectFields(await read(policy), { status: 'draft', total: euro(3000 + 1500 + 6000) });
  // The child turns twelve on the first day, and the oldest turns eighty a day later.
  const told = [traveller('1988-03-14'), traveller('2014-12-05'), traveller('1946-12-06')];
  expectFields((await submit(policy, told)).json(), { status: 'priceChanged', total: euro(10_500) });
  const refused = await policy.browser.holdAgain(policy.orderId);
  expect(refused.json().error.price).toEqual({ old: euro(10_500), new: euro(3000 + 3000 + 4000) });
  const accepted = await policy.browser.holdAgain(policy.orderId, { acceptedTotal: euro(10_000) });
  expectFields(accepted.json(), { status: 'awaitingPayment', total: euro(10_000) });
  expect((await read(policy)).item.people.map(({ band }) => band)).toEqual(['from12', 'from12', 'from70']);
});

test('a birth date that was told decides the band, and stands in the form of the people', async () => {
  const policy = await held({ people: [{ band: 'under12', birthDate: '1961-12-05' }, { band: 'from12' }] });
  const { total, item } = await read(policy);
  expect([total, item.people.map(({ band }) => band)]).toEqual([euro(3500 + 3000), ['from65', 'from12']]);
  const draft = await policy.browser.ask('GET', `/orders/${policy.orderId}/draft`);
  expect(draft.json<components['schemas']['PassengerDraft']>().passengers.map(({ birthDate }) => birthDate)).toEqual([
    { day: '05', month: '12', year: '1961' },
    { day: '', month: '', year: '' },
  ]);
  const rows = await server.db.selectFrom('orders').select('detail').where('id', '=', policy.orderId).execute();
  expect(JSON.stringify(rows)).not.toContain('1961');
});

test('the same wish of one browser is one draft; other days or another birth date are another', async () => {
  const browser = server.newTraveller();
  const told = (birthDate: string) => ({ people: [{ band: 'from12', birthDate }] as const });
  const ids: string[] = [];
  for (const wish of [
    told('1988-03-14'),
    told('1988-03-14'),
    { people: [{ band: 'from12' }] as const },
    told('1988-03-15'),
    { days: 14 },
  ])
    ids.push((await held(wish, browser)).orderId);
  expect(ids.map((id) => ids.indexOf(id))).toEqual([0, 0, 0, 3, 4]);
});

test.each([
  [{ firstDay: '2026-11-19' }, { firstDay: 'date_in_past' }],
  [{ days: 93 }, { days: 'days_invalid' }],
  [
    { days: 0, firstDay: '' },
    { firstDay: 'required', days: 'days_invalid' },
  ],
  [{ people: [{ band: 'from12', birthDate: '2026-11-21' }] }, { 'people.0.birthDate': 'date_in_future' }],
  [{ people: [{ band: 'from12', birthDate: '2026-02-30' }] }, { 'people.0.birthDate': 'date_invalid' }],
] as const)('%j is refused: %j', async (wish, fields) => {
  expect(codeOf(await hold(wish))).toEqual([422, 'invalid_details', fields]);
});

test('nine people in five bands, one of them under one year and one over a hundred, pay the sum', async () => {
  const births = [
    '2026-11-19',
    '2015-01-01',
    '2000-02-29',
    '1990-01-01',
    '1985-01-01',
    '1960-01-01',
    '1950-01-01',
    '1940-01-01',
    '1921-01-01',
  ];
  const bands = ['under12', 'under12', 'from12', 'from12', 'from12', 'from65', 'from70', 'from80', 'from80'] as const;
  const people = bands.map((band) => ({ band }));
  const { order, ...policy } = await ready(
    { people, days: 92, isMountain: true, plan: 'wide' },
    births.map((day) => traveller(day)),
  );
  const mountain = 9 * 23_000;
  expectFields(order, {
    status: 'awaitingPayment',
    total: euro(5250 * 2 + 10_500 * 3 + 11_250 + 12_000 + 30_000 * 2 + mountain),
  });
  await pay(policy, order.total);
  expect(await papersOf(policy)).toHaveLength(9);
  expectFields((await read(policy)).item, { lastDay: '2027-03-06', days: 92 });
});

test('a child alone is insured', async () => {
  const { order } = await issued({ people: [{ band: 'under12' }] }, [traveller('2020-01-01')]);
  expect(order.total).toEqual(euro(1500));
});

test('each field that a certificate needs is asked, no two people have one passport, and a title is no name', async () => {
  const policy = await held({ people: [{ band: 'from12' }, { band: 'from12' }] });
  const first = traveller();
  const blank = { firstName: 'Mr John', birthDate: '', nationality: '', title: '' };
  const second = traveller('1988-03-14', { ...blank, passportNumber: first.passportNumber, passportCountry: 'DE' });
  expect(codeOf(await submit(policy, [first, second]))[2]).toEqual({
    'passengers.1.title': 'required',
    'passengers.1.firstName': 'name_with_title',
    'passengers.1.birthDate': 'required',
    'passengers.1.nationality': 'required',
  });
  expect(codeOf(await submit(policy, [first, { ...first, firstName: 'Hannelore' }]))[2]).toEqual({
    'passengers.1.passportNumber': 'same_passport',
  });
  expect(codeOf(await submit(policy, [first]))[2]).toEqual({ passengers: 'invalid' });
});

test('it is to be paid on the day it was priced on; a minute before midnight leaves until the next one', async () => {
  const { order } = await ready({}, [traveller()]);
  expect(order.deadlineAt).toBe(momentOf('2026-11-21'));
  server.clock.now = momentOf('2026-11-21') - MINUTE_MS;
  expect((await ready({}, [traveller()])).order.deadlineAt).toBe(momentOf('2026-11-22'));
});

test('first day today at 23:59: it is to be paid in this minute, and after midnight other days are asked for', async () => {
  server.clock.now = momentOf('2026-11-21') - MINUTE_MS;
  const policy = await ready({ firstDay: '2026-11-20' }, [traveller()]);
  expect(policy.order.deadlineAt).toBe(momentOf('2026-11-21'));
  server.clock.now = momentOf('2026-11-21');
  await server.runJobs();
  expect((await read(policy)).status).toBe('expired');
  expect((await policy.browser.holdAgain(policy.orderId)).json().status).toBe('draft');
  expect(codeOf(await submit(policy, [traveller()]))).toEqual([422, 'invalid_details', { firstDay: 'date_in_past' }]);
});

const codeToPay = async ({ browser, orderId, order }: Awaited<ReturnType<typeof ready>>) => {
  const answer = await browser.pay(orderId, { total: order.total, cancelPackage: false, rulesAccepted: true });
  return [answer.statusCode, answer.json().error?.code];
};
const chargesOf = ({ orderId }: { readonly orderId: string }) =>
  server.db.selectFrom('payment').select(['status', 'amount']).where('order_id', '=', orderId).execute();

test('first day today, and paid after midnight: it is refused and nothing is charged', async () => {
  server.clock.now = momentOf('2026-11-21') - MINUTE_MS;
  const policy = await ready({ firstDay: '2026-11-20' }, [traveller()]);
  server.clock.now = momentOf('2026-11-21');
  expect(await codeToPay(policy)).toEqual([409, 'hold_expired']);
  expect(await chargesOf(policy)).toEqual([]);
});

test('first day tomorrow, and paid after midnight: it is placed again first, because nothing comes back from then on', async () => {
  // Ten minutes before midnight a price stands until the next one, but not over the begin of the cover.
  server.clock.now = momentOf('2026-11-21') - 10 * MINUTE_MS;
  const policy = await ready({ firstDay: '2026-11-21' }, [traveller()]);
  expect(policy.order.deadlineAt).toBe(momentOf('2026-11-21'));
  server.clock.now = momentOf('2026-11-21');
  expect([await codeToPay(policy), await chargesOf(policy)]).toEqual([[409, 'hold_expired'], []]);
  await server.runJobs();
  const again = (await policy.browser.holdAgain(policy.orderId)).json();
  expectFields(again, { status: 'awaitingPayment', total: policy.order.total, deadlineAt: momentOf('2026-11-22') });
  expect(again.item.coverFrom).toBeLessThanOrEqual(again.serverNow);
  await pay(policy, again.total);
  expectFields((await read(policy)).item, { firstDay: '2026-11-21', lastDay: '2026-12-03' });
});

test('money for one day that the bank confirms when that day is over goes back', async () => {
  server.clock.now = momentOf('2026-11-21') - MINUTE_MS;
  const policy = await ready({ firstDay: '2026-11-20', days: 1 }, [traveller()]);
  const chargeId = await atBank(policy, policy.order.total);
  server.clock.now = momentOf('2026-11-21');
  await server.sandbox.decide(chargeId, { status: 'succeeded' });
  await server.runJobs();
  expectFields(await read(policy), { status: 'refunded', issuedAt: null });
  expect(await chargesOf(policy)).toEqual([{ status: 'refunded', amount: 2000 }]);
});

test('a payment that the bank confirms after midnight buys what was shown', async () => {
  server.clock.now = momentOf('2026-11-21') - MINUTE_MS;
  const policy = await ready({ firstDay: '2026-11-20' }, [traveller()]);
  const chargeId = await atBank(policy, policy.order.total);
  server.clock.now = momentOf('2026-11-21') + MINUTE_MS;
  await server.sandbox.decide(chargeId, { status: 'succeeded' });
  await server.runJobs();
  const after = await read(policy);
  expect([after.status, after.item.firstDay, after.item.lastDay]).toEqual(['issued', '2026-11-20', '2026-12-02']);
  expect(after.item.coverFrom).toBe(momentOf('2026-11-21') - MINUTE_MS);
});

test('a policy of today covers from its payment on, and its papers and its check say the minute', async () => {
  const policy = await ready({ firstDay: '2026-11-20', days: 3 }, [traveller()]);
  expectFields(policy.order.item, { coverFrom: momentOf('2026-11-20') });
  server.clock.now = momentOf('2026-11-20', 17 * 60 + 5);
  await pay(policy, policy.order.total);
  const { item, summary } = await read(policy);
  expectFields(item, { firstDay: '2026-11-20', lastDay: '2026-11-22', coverFrom: server.clock.now });
  expect(summary.startsAt).toBe(server.clock.now);
  const [paper] = await papersOf(policy);
  const checked = await policy.browser.ask('GET', `/insurance/checks/${encodeURIComponent(paper?.number ?? '')}`);
  expectFields(checked.json(), { state: 'active', firstDay: '2026-11-20', coverFrom: server.clock.now });
});

test('who is in Iran already is covered 72 hours after the payment, to the minute, from that day on', async () => {
  const policy = await ready({ isInIran: true, firstDay: '', days: 5 }, [traveller('1961-11-24')]);
  expectFields(policy.order.item, { isInIran: true, firstDay: '2026-11-23', coverFrom: begin + 72 * HOUR_MS });
  // 64 on the day of a payment now; of a payment after midnight it would be 65.
  expect(policy.order.item.people[0]?.band).toBe('from12');
  server.clock.now = begin + 2 * HOUR_MS + 1;
  await pay(policy, policy.order.total);
  const { item, summary } = await read(policy);
  expectFields(item, { firstDay: '2026-11-23', lastDay: '2026-11-27', days: 5 });
  expect([item.coverFrom, summary.startsAt]).toEqual([server.clock.now - 1 + MINUTE_MS + 72 * HOUR_MS, item.coverFrom]);
  expect(summary.endsAt).toBe(momentOf('2026-11-28'));
});

test('the price of who is in Iran already is of the day of the cover: asked again after midnight, the age is another', async () => {
  const policy = await ready({ isInIran: true, firstDay: '', days: 5 }, [traveller('1961-11-24')]);
  server.clock.now = momentOf('2026-11-21');
  await server.runJobs();
  const again = await policy.browser.holdAgain(policy.orderId);
  expect(again.json().error.price).toEqual({ old: euro(2000), new: euro(2500) });
});

test('a draft is kept for 30 days, and is priced again when its people are told', async () => {
  const policy = await held({ firstDay: '2027-03-01' });
  server.clock.now = begin + 29 * DAY_MS;
  await server.runJobs();
  expectFields((await submit(policy, [traveller()])).json(), { status: 'awaitingPayment', total: euro(3000) });
});
