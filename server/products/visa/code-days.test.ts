import { beforeAll, expect, test, vi } from 'vitest';
import { addDays, dayOf } from '#domain/time.ts';
import type { components } from '#openapi/generated/types.ts';
import type { VisaDetail } from '#server/products/visa/detail.ts';
import type { Reviewed } from '#server/products/visa/review.ts';
import { PLACES, visaBuyer } from '#server/products/visa/testing/buyer.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { nameStaff, staffSignedIn } from '#server/testing/staff.ts';

// Hashing is slow on purpose.
vi.setConfig({ testTimeout: 120_000 });

type Schemas = components['schemas'];
const server = bookingApp();
const { paid } = visaBuyer(server);
beforeAll(() => nameStaff(server, { Reza: ['visa.read', 'visa.review'] }));

const AT = {
  airport: { collectAt: 'airport', collectPlace: 'IKA' },
  consulate: { collectAt: 'consulate', collectPlace: 'Berlin' },
} as const;

/** A request of three in which the first has the code since today. */
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

/** As reviews were written down before: without `fields`. */
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

/** What the tracker, the order and the trip say of the first code. */
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
  // The arrival is in 56 days: after the last day to collect at a consulate, and in time.
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
