import { expect, test } from 'vitest';
import { momentOf } from '#domain/core/time.ts';
import { movedRoom, newNights, nightsOfRoom } from '#server/products/hotels/nights.ts';

const RULES = { freeUnderAge: 6, halfUntilAge: 12 };
const DETAIL = { checkIn: '2026-12-05', hotel: { timeZone: 'Asia/Tehran', rules: RULES } };
const FREE_UNTIL = momentOf('2026-12-03', 12 * 60);
const HALF_UNTIL = momentOf('2026-12-04', 18 * 60);
const BEGINS = momentOf('2026-12-05', 14 * 60);

/** Three nights for two, a third paid here; 10,001 cents do not go into three. */
const ROOM = {
  room: { sleeps: 2 },
  party: { adults: [34, 36], children: [] },
  total: 10_001,
  payNow: 3_334,
  priced: { nightPrices: [3_000, 3_000, 4_500], rate: { percent: 100, boardPrice: 0 } },
  rate: {
    refundSteps: [
      { until: FREE_UNTIL, percent: 100 },
      { until: HALF_UNTIL, percent: 50 },
      { until: BEGINS, percent: 0 },
    ],
  },
};
const BOOKED = nightsOfRoom(ROOM, DETAIL);
const FIRST = { on: '2026-11-20', checkIn: '2026-12-05', nights: 3 };
const SAME = { first: FIRST, offOf: () => ({ before: 0, after: 0 }) };
/** As the nights are after a move: each knows what it was sold at. */
const sold = (nights: typeof BOOKED) =>
  nights.map((one) => ({ ...one, sold: { ...FIRST, total: one.total, payNow: one.payNow } }));
const to = (checkIn: string, nights: readonly string[], now: number, added: typeof BOOKED = []) =>
  movedRoom(ROOM, DETAIL, { checkIn, nights, added, now, ...SAME });

test('the nights of a room add up to its price, to the cent', () => {
  expect(BOOKED).toEqual([
    { night: '2026-12-05', total: 2_857, payNow: 952 },
    { night: '2026-12-06', total: 2_857, payNow: 952 },
    { night: '2026-12-07', total: 4_287, payNow: 1_430 },
  ]);
});

test.each([
  ['free', FREE_UNTIL - 1, 0],
  ['half', FREE_UNTIL, 476],
  ['nothing', HALF_UNTIL, 952],
])('a night that falls away while %s comes back: what is kept of it, and the others at their price', (_, now, kept) => {
  const moved = to('2026-12-06', ['2026-12-06', '2026-12-07'], now);
  expect([moved.kept, moved.room.payNow, moved.room.total]).toEqual([kept, 2_382, 7_144]);
  expect(nightsOfRoom(moved.room, DETAIL)).toEqual(sold(BOOKED.slice(1)));
});

test('the refund steps move with the check-in, and never give back more than they did before', () => {
  const day = 24 * 60 * 60 * 1000;
  const stepsAt = (now: number) => to('2026-12-06', ['2026-12-06'], now).room.rate.refundSteps;
  const moved = (percents: readonly number[]) =>
    ROOM.rate.refundSteps.map(({ until }, index) => ({ until: until + day, percent: percents[index] }));
  expect(stepsAt(FREE_UNTIL - 1)).toEqual(moved([100, 50, 0]));
  expect(stepsAt(FREE_UNTIL)).toEqual(moved([50, 50, 0]));
  expect(stepsAt(HALF_UNTIL)).toEqual(moved([0, 0, 0]));
  // A night more at the end moves nothing.
  expect(to('2026-12-05', ['2026-12-05'], HALF_UNTIL).room.rate).toEqual(ROOM.rate);
});

test('a stay that is moved and moved back costs what it cost, as long as it is free', () => {
  const night = { night: '2026-12-08', total: 2_000, payNow: 2_000 };
  const away = to('2026-12-06', ['2026-12-06', '2026-12-07', '2026-12-08'], FREE_UNTIL - 1, [night]);
  expect([away.room.payNow, away.kept]).toEqual([4_382, 0]);
  const back = movedRoom(
    away.room,
    { ...DETAIL, checkIn: '2026-12-06' },
    {
      checkIn: '2026-12-05',
      nights: BOOKED.map((one) => one.night),
      added: sold(BOOKED.slice(0, 1)),
      now: FREE_UNTIL - 1,
      ...SAME,
    },
  );
  expect([back.kept, back.room.payNow, nightsOfRoom(back.room, DETAIL), back.room.rate]).toEqual([
    0,
    3_334,
    sold(BOOKED),
    ROOM.rate,
  ]);
});

test('nights that stay lose the discount of a length that the stay has no more, and get the one that it has', () => {
  const moved = (nights: readonly string[], off: { before: number; after: number }) =>
    movedRoom(ROOM, DETAIL, {
      checkIn: '2026-12-05',
      nights,
      added: [],
      now: FREE_UNTIL - 1,
      first: FIRST,
      offOf: () => off,
    }).room;
  const [first] = sold(BOOKED);
  expect(nightsOfRoom(moved(['2026-12-05'], { before: 15, after: 0 }), DETAIL)).toEqual([
    { ...first, total: 3_361, payNow: 1_120 },
  ]);
  expect(nightsOfRoom(moved(['2026-12-05'], { before: 5, after: 15 }), DETAIL)).toEqual([
    { ...first, total: 2_556, payNow: 852 },
  ]);
});

test('new nights cost what a room costs today: its rate, its board, the discount of the whole stay, the part that is paid here', () => {
  const rate = {
    id: 'desk',
    board: 'breakfast',
    payment: 'atHotel',
    percent: 90,
    boardPrice: 500,
    cancel: [],
    depositPercent: 20,
  } as const;
  const prices = new Map([
    ['2026-12-08', 4_000],
    ['2026-12-09', 6_000],
  ]);
  const terms = { party: ROOM.party, sleeps: 2, rate: { ...rate, cancel: [] }, ages: RULES };
  expect(newNights(prices, { ...terms, percentOff: 10 })).toEqual([
    { night: '2026-12-08', total: 4_140, payNow: 828 },
    { night: '2026-12-09', total: 5_760, payNow: 1_152 },
  ]);
});
