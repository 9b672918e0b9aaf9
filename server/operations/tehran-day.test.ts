import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { CONTACT, first, offersOf, passenger, traveller } from '#server/testing/traveller.ts';

const server = testApp();

// 21:00 in London is 00:30 of the next day in Tehran.
const TODAY = '2026-11-21';
const NOW = Date.parse('2026-11-20T21:00:00Z');

test('after midnight in Tehran the day before can no longer be searched, and the days around begin today', async () => {
  server.clock.now = NOW;
  const anna = traveller(() => server.app);
  const yesterday = await anna.search({ departureDate: '2026-11-20' });
  expect(yesterday.statusCode).toBe(422);
  expect(yesterday.json().error.fields).toEqual({ departureDate: 'date_in_past' });
  const today = await anna.search({ departureDate: TODAY });
  expectFields(first(today.json().departing.days), { date: TODAY });
  // The last day on sale is also one day later.
  expect((await anna.search({ departureDate: '2027-10-17' })).statusCode).toBe(200);
});

test('after midnight in Tehran lowest fares are those from today on', async () => {
  server.clock.now = NOW;
  const answer = await traveller(() => server.app).ask('GET', '/flights/lowest?origin=THR');
  const days = answer.json().map(({ date }: { date: string }) => date);
  expect(days.length).toBeGreaterThan(3);
  expect(days.filter((day: string) => day < TODAY)).toEqual([]);
});

test('after midnight in Tehran somebody can be born today', async () => {
  server.clock.now = NOW;
  const anna = traveller(() => server.app);
  const search = { departureDate: '2027-01-20', infant: 1 };
  const offer = first(offersOf(await anna.search(search)));
  const { orderId } = (await anna.hold({ offerIds: [offer.offerId] })).json();
  const baby = passenger({ ageClass: 'infant', firstName: 'Ben', birthDate: TODAY, passportNumber: 'C01X00T48' });
  const answer = await anna.submit(orderId, { ...CONTACT, passengers: [passenger(), baby] });
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
});
