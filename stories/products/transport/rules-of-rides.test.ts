import { expect, test } from 'vitest';
import { HOUR_MS, momentOf } from '#domain/core/time.ts';
import { reviewRules } from '#src/screens/transport/checkout/review-rules.ts';
import { comingSteps } from '#src/screens/transport/order/coming-steps.ts';
import { backWords, includedWords } from '#src/screens/transport/wish/wish-words.ts';
import { thereAndBack, transportOrder } from './order.ts';
import { carPrices, transferPrices } from './prices.ts';

const textsOf = (order: typeof thereAndBack) => reviewRules(order).map(({ text }) => text);
const THERE = 'Tehran to Isfahan: ';
const BACK = 'Isfahan to Tehran: ';
const ALONE =
  ' This is for both rides together. This one alone gives back at most €36.00, because the other one then costs one way.';

test('before paying, each ride has its own rules', () => {
  expect(textsOf(thereAndBack)).toEqual([
    `${THERE}Cancel until Fri 4 Dec, 08:00, and all of it comes back. Until Sat 5 Dec, 02:00 the half, then nothing.${ALONE}`,
    `${BACK}Cancel until Sun 6 Dec, 15:00, and all of it comes back. Until Mon 7 Dec, 09:00 the half, then nothing.${ALONE}`,
    expect.stringContaining(`${THERE}You can change the time until Fri 4 Dec, 08:00.`),
    expect.stringContaining(`${BACK}You can change the time until Sun 6 Dec, 15:00.`),
    expect.stringContaining(`${THERE}The driver waits 15 minutes free of charge, until Sat 5 Dec, 08:15.`),
    expect.stringContaining(`${BACK}The driver waits 15 minutes free of charge, until Mon 7 Dec, 15:15.`),
  ]);
  const soon = { ...thereAndBack, serverNow: momentOf('2026-12-05', 480) - HOUR_MS };
  expect(textsOf(soon).slice(0, 2)).toEqual([
    `${THERE}It begins soon: nothing comes back of a cancellation.`,
    expect.stringContaining(`${BACK}Cancel until Sun 6 Dec, 15:00`),
  ]);
});

test('one ride needs no name, and who lands and comes back from a hotel reads both waits', () => {
  expect(textsOf(transportOrder)).toEqual([
    expect.stringMatching(/^Cancel until /),
    expect.stringMatching(/^You can change /),
    expect.stringMatching(/^The driver waits 60 minutes after you land, /),
  ]);
  const [landing] = transportOrder.item.rides;
  const [, fetched] = thereAndBack.item.rides;
  if (!landing || !fetched) throw new Error('Both orders have their rides');
  const both = { ...transportOrder, item: { ...transportOrder.item, rides: [landing, fetched] } };
  expect(textsOf(both).slice(4)).toEqual([
    expect.stringContaining('waits 60 minutes after you land'),
    expect.stringContaining('waits 15 minutes free of charge'),
  ]);
});

test('on the order, free cancelling ends for each ride', () => {
  const steps = comingSteps(thereAndBack);
  const ends = steps.filter(({ title }) => title === 'Free cancelling and changing end');
  expect(ends.map(({ time, text }) => [time, text])).toEqual([
    ['Fri 4 Dec, 08:00', `${THERE}Until then all of it comes back.${ALONE}`],
    ['Sun 6 Dec, 15:00', `${BACK}Until then all of it comes back.${ALONE}`],
  ]);
});

test('once the first ride of a car has begun, its way back says what alone comes back', () => {
  const begun = { ...thereAndBack, serverNow: momentOf('2026-12-05', 481) };
  const rest = 'At most €36.00 of its price comes back, because the other ride costs one way.';
  expect(comingSteps(begun).find(({ id }) => id === 'free-1')?.text).toContain(rest);
  expect(textsOf(begun)[1]).toContain(rest);
  // One ride that is left has the rest as its price.
  const [there] = thereAndBack.item.rides;
  if (!there) throw new Error('The order has two rides');
  const one = { ...thereAndBack, item: { ...thereAndBack.item, rides: [{ ...there, paidAlone: there.paid }] } };
  expect(textsOf(one).join()).not.toContain('alone');
});

test('a way back on the same day: its free cancelling ends before the first ride begins', () => {
  const [there, back] = thereAndBack.item.rides;
  if (!there || !back) throw new Error('The order has two rides');
  const evening = momentOf('2026-12-05', 20 * 60);
  const sameDay = {
    bookedAt: evening,
    pickUpAt: evening,
    freeUntil: evening + HOUR_MS / 4,
    arrivesAbout: evening + 5 * HOUR_MS,
  };
  const ids = comingSteps({
    ...thereAndBack,
    item: { ...thereAndBack.item, rides: [there, { ...back, ...sameDay }] },
  }).map(({ id }) => id);
  expect(ids.indexOf('free-1')).toBeLessThan(ids.indexOf('comes-0'));
});

test('the form says of each ride what comes back and how long the driver waits', () => {
  const { wish } = transportOrder.item;
  const back = { day: '2026-12-08', time: '15:00', flight: '', flightTime: '' };
  if (wish.kind !== 'transfer') throw new Error('The order of the stories is a transfer');
  const zone = transferPrices.airports[0]?.zones.find(({ toAirport }) => toAirport === null);
  const both = { ...wish, zone: zone?.id ?? '', back };
  const now = transportOrder.serverNow;
  const car = thereAndBack.item.wish;
  expect(backWords(transferPrices, wish, now)).toEqual([
    expect.stringMatching(/^All of it comes back until Fri 4 Dec, 03:10/),
  ]);
  expect(backWords(transferPrices, both, now)).toEqual([
    expect.stringMatching(/^There: All of it comes back until Fri 4 Dec, 03:10/),
    expect.stringMatching(/^Back: All of it comes back until Mon 7 Dec, 15:00/),
  ]);
  expect(backWords(carPrices, car, now)).toEqual([
    expect.stringMatching(/^There: All of it comes back until Fri 4 Dec, 08:00/),
    expect.stringMatching(/^Back: All of it comes back until Sun 6 Dec, 15:00/),
    expect.stringMatching(
      /^This is for both together\. One ride alone gives back at most €\d+\.\d\d \(there\) or €\d+\.\d\d \(back\)/,
    ),
  ]);
  expect(includedWords(transferPrices, both)).toEqual(['There: Waiting, 60 minutes', 'Back: Waiting, 15 minutes']);
  expect(includedWords(transferPrices, { ...both, direction: 'toAirport', back: null })).toEqual([
    'Waiting, 15 minutes',
  ]);
});
