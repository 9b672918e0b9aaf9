import { beforeAll, expect, test, vi } from 'vitest';
import { addDays, dayOf } from '#domain/core/time.ts';
import { codeGoodUntil, lastEntryWith } from '#domain/visa/visa-validity.ts';
import type { components } from '#openapi/generated/types.ts';
import { needyOf, type VisaDetail } from '#server/products/visa/detail.ts';
import { dated, type Reviewed } from '#server/products/visa/review.ts';
import { termsOf } from '#server/products/visa/terms.ts';
import { PLACES, visaBuyer } from '#server/products/visa/testing/buyer.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { nameStaff, staffSignedIn } from '#server/testing/staff.ts';

// Password hashing is slow by design.
vi.setConfig({ testTimeout: 120_000 });

type Schemas = components['schemas'];
const server = bookingApp();
const { paid } = visaBuyer(server);
beforeAll(() => nameStaff(server, { Reza: ['visa.read', 'visa.review'] }));

const AT = {
  airport: { collectAt: 'airport', collectPlace: 'IKA' },
  consulate: { collectAt: 'consulate', collectPlace: 'Berlin' },
} as const;

/** A request of three; the first has a code since today. */
async function withOneCode(place: keyof typeof AT) {
  const { browser, orderId } = await paid('leftToStaff', { answers: AT[place] });
  await server.runJobs();
  const staff = await staffSignedIn(server, 'Reza');
  const path = `/staff/visa/requests/${orderId}`;
  for (const act of ['send', 'issue']) {
    const { version } = (await staff.ask('GET', path)).json<Schemas['StaffVisaRequest']>();
    const said = await staff.ask('POST', `${path}/acts`, { version, position: PLACES[0], act });
    expect(said.statusCode).toBe(200);
  }
  return { browser, orderId };
}

async function changeDetail(orderId: string, change: (detail: VisaDetail) => VisaDetail) {
  const row = server.db.selectFrom('orders').select('detail').where('id', '=', orderId);
  const { detail } = await row.executeTakeFirstOrThrow();
  const changed = JSON.stringify(change(detail as VisaDetail));
  await server.db.updateTable('orders').set({ detail: changed }).where('id', '=', orderId).execute();
}

/** As in older reviews: without `fields`. */
const forget = (orderId: string, fields: readonly (keyof Reviewed)[]) =>
  changeDetail(orderId, (detail) => ({
    ...detail,
    review: {
      people: (detail.review?.people ?? []).map(
        (person) =>
          Object.fromEntries(Object.entries(person).filter(([name]) => !fields.includes(name as 'code'))) as Reviewed,
      ),
    },
  }));

type Buyer = Awaited<ReturnType<typeof withOneCode>>;

/** Days of the first code in the tracker, the order and the trip. */
async function saidOf({ browser, orderId }: Buyer) {
  const days = ({ codeUntil, enterBy }: { codeUntil: string | null; enterBy: string | null }) => [codeUntil, enterBy];
  const [tracked] = (await browser.ask('GET', `/visa/requests/${orderId}`)).json<Schemas['VisaRequest']>().applicants;
  const [ordered] = (await browser.read(orderId)).json<Schemas['VisaOrder']>().item.people;
  const { journeys } = (await browser.ask('GET', '/trip/journeys')).json<Schemas['Journeys']>();
  const lapses = journeys.flatMap(({ findings }) => findings).filter(({ kind }) => kind === 'visaLapses');
  return {
    tracked: tracked && days(tracked),
    ordered: ordered && days(ordered),
    lapses: lapses.map(({ day }) => day),
  };
}

test.each([
  ['airport', 90, 90],
  ['consulate', 30, 120],
] as const)('a code for %s: tracker, order and trip name the same days', async (place, until, enter) => {
  const buyer = await withOneCode(place);
  const today = dayOf(server.clock.now);
  const days = [addDays(today, until), addDays(today, enter)];
  // Arrival in 56 days: later than a consulate code allows, but within an airport code.
  const inTime = { tracked: days, ordered: days, lapses: [] };
  expect(await saidOf(buyer)).toEqual(inTime);
  await forget(buyer.orderId, ['collectAt']);
  expect(await saidOf(buyer)).toEqual(inTime);

  const arrival = addDays(today, enter + 1);
  await changeDetail(buyer.orderId, (detail) => ({ ...detail, arrival }));
  expect(await saidOf(buyer)).toEqual({ ...inTime, lapses: [addDays(today, enter)] });
});

test('a review that did not write down the last day has it from the day of the code', async () => {
  const buyer = await withOneCode('airport');
  const before = await saidOf(buyer);
  await forget(buyer.orderId, ['collectAt', 'codeUntil']);
  expect(await saidOf(buyer)).toEqual(before);
});

test('in a group each code has the days of the place where its own person collects it', async () => {
  const now = server.clock.now;
  const coded = { stage: null, nextAt: null, correction: null, isCorrected: false, outcome: 'codeIssued' } as const;
  const { people } = dated(
    { people: [coded, coded] },
    { before: undefined, now, arrival: addDays(dayOf(now), 40), places: ['airport', 'consulate'] },
  );
  const until = (['airport', 'consulate'] as const).map((place) => codeGoodUntil(dayOf(now), place));
  expect(people.map(({ codeUntil, collectAt }) => [codeUntil, collectAt])).toEqual([
    [until[0], 'airport'],
    [until[1], 'consulate'],
  ]);
});

test('the trip counts the first day by which somebody of a group must have entered, by what each was told', async () => {
  const { orderId } = await withOneCode('airport');
  const row = server.db.selectFrom('orders').select('detail').where('id', '=', orderId);
  const detail = (await row.executeTakeFirstOrThrow()).detail as VisaDetail;
  const [first, second] = needyOf(detail);
  if (!first || !second) throw new Error('The fixture has three who need a code');
  const now = server.clock.now;
  // As in older reviews: the place of collection follows from the verdict.
  const coded = { stage: null, nextAt: null, correction: null, isCorrected: false, outcome: 'codeIssued' } as const;
  const people = [coded, coded].map((person) => ({ ...person, decidedAt: now }));
  const group = (verdicts: readonly VisaDetail['applicants'][number]['verdict'][]): VisaDetail => ({
    ...detail,
    applicants: [first, second].map((one, index) => ({ ...one, verdict: verdicts[index] ?? one.verdict })),
    review: { people },
  });
  const entries = (['airport', 'consulate'] as const).map((place) =>
    lastEntryWith(codeGoodUntil(dayOf(now), place), place),
  );
  expect(termsOf(group(['airportCode', 'consulateCode'])).enterBy).toBe(entries.toSorted()[0]);
  expect(termsOf(group(['consulateCode', 'airportCode'])).enterBy).toBe(entries.toSorted()[0]);
});
