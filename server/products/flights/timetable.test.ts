import { expect, test } from 'vitest';
import { addDays, clockOf, dayOf } from '#domain/core/time.ts';
import { airportOf } from '#domain/country/airports.ts';
import { AIRLINES } from '#server/products/flights/airlines.ts';
import { adultPrice, isLastFifth, unitPrices } from '#server/products/flights/prices.ts';
import { ROUTES, routeKey } from '#server/products/flights/routes.ts';
import { slotsOf } from '#server/products/flights/slots.ts';
import { fareOf, faresOn, fareTermsOf, flightOf, isOnSale } from '#server/products/flights/timetable.ts';

const TODAY = '2026-11-20';
const YEAR = Array.from({ length: 331 }, (_, index) => addDays(TODAY, index));
const WEEK = YEAR.slice(0, 7);
const keys = ROUTES.map(({ origin, destination }) => routeKey(origin, destination));
const flightsOn = (route: string, day: string) =>
  new Set(faresOn(route, day).map(({ slot }) => `${slot.airline.code} ${slot.number}`)).size;

test('both directions of all 142 routes are between airports of the list', () => {
  expect(ROUTES.length).toBe(284);
  expect(new Set(keys).size).toBe(284);
  expect(ROUTES.filter(({ origin, destination }) => !airportOf(origin) || !airportOf(destination))).toEqual([]);
  expect(ROUTES.filter(({ km, blockMinutes }) => Math.abs(blockMinutes - (30 + km / 12)) > 3)).toEqual([]);
});

test('busy routes have 10 to 21 flights on each of the next 330 days, regular ones 1 to 4', () => {
  const out = ROUTES.filter(({ traffic }) => traffic !== 'thin').flatMap(({ origin, destination, traffic }) => {
    const [least, most] = traffic === 'busy' ? [10, 21] : [1, 4];
    const counts = YEAR.map((day) => flightsOn(routeKey(origin, destination), day));
    return counts.filter((count) => count < least || count > most);
  });
  expect(out).toEqual([]);
});

test('thin routes are flown two to four days a week', () => {
  const days = ROUTES.filter(({ traffic }) => traffic === 'thin').map(
    ({ origin, destination }) => WEEK.filter((day) => flightsOn(routeKey(origin, destination), day) > 0).length,
  );
  expect([...new Set(days)].sort()).toEqual([2, 3, 4]);
});

test('a flight number belongs to one flight of the network', () => {
  const numbers = keys.flatMap((key) => slotsOf(key).map(({ airline, number }) => `${airline.code} ${number}`));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.filter((number) => !/^[A-Z0-9]{2} [0-9]{3,4}$/.test(number))).toEqual([]);
});

test('flights leave from 05:30 to 23:00 in Tehran on marks of five minutes, on the day they are sold for', () => {
  const fares = keys.flatMap((key) => WEEK.flatMap((day) => faresOn(key, day)));
  const wrong = fares.filter(({ departsAt, day }) => {
    const clock = clockOf(departsAt);
    return dayOf(departsAt) !== day || clock < '05:30' || clock > '23:00' || Number(clock.slice(4)) % 5 !== 0;
  });
  expect(wrong).toEqual([]);
  expect(fares.filter(({ capacity }) => capacity < 1 || capacity > 28)).toEqual([]);
});

test('the timetable is the same in every process and for ever', () => {
  const [fare] = faresOn('THR-SYZ', '2026-12-05');
  expect(fare && { id: fare.fareId, capacity: fare.capacity, flight: flightOf(fare) }).toEqual({
    id: 'THR-SYZ.2026-12-05.IR214.A',
    capacity: 19,
    flight: {
      airline: 'IR',
      airlineName: 'Iran Air',
      flightNumber: 'IR 214',
      aircraft: 'ATR 72-600',
      origin: 'THR',
      destination: 'SYZ',
      departsAt: Date.parse('2026-12-05T02:20:00Z'),
      arrivesAt: Date.parse('2026-12-05T03:50:00Z'),
      terminal: '2',
    },
  });
});

test('an id finds its fare, and nothing else does', () => {
  for (const fare of faresOn('THR-MHD', '2027-10-16')) expect(fareOf(fare.fareId)).toBe(fare);
  const strange = ['', '.', 'THR-SYZ', 'THR-SYZ.2026-13-05.QB1213.A', 'THR-XXX.2026-12-05.QB1213.A', '__proto__.x.y.z'];
  expect(strange.map(fareOf)).toEqual(strange.map(() => undefined));
});

test('airlines whose code the sources disagree about do not fly', () => {
  expect(AIRLINES.map(({ code }) => code).filter((code) => ['PR', 'SA', 'PY', 'VA'].includes(code))).toEqual([]);
});

test('a terminal is told for departures from Mehrabad only', () => {
  const terminals = (route: string) =>
    YEAR.slice(0, 7).flatMap((day) => faresOn(route, day).map((fare) => flightOf(fare).terminal));
  expect(new Set(terminals('SYZ-THR'))).toEqual(new Set([null]));
  expect(terminals('THR-SYZ').filter((terminal) => terminal !== null && !['1', '2', '4'].includes(terminal))).toEqual(
    [],
  );
});

test('a systemic fare gives less back at each cut and its last step ends at departure; a charter fare promises nothing', () => {
  const fares = keys.flatMap((key) => faresOn(key, '2026-12-05'));
  const charter = fares.filter(({ kind }) => kind === 'charter').map((fare) => fareTermsOf(fare).refundSteps);
  expect(new Set(charter.map((steps) => steps.length))).toEqual(new Set([0]));
  const systemic = fares.filter(({ kind }) => kind === 'systemic');
  const wrong = systemic.filter((fare) => {
    const steps = fareTermsOf(fare).refundSteps;
    const falls = steps.every((step, index) => {
      const next = steps[index + 1];
      return !next || (next.until > step.until && next.percent < step.percent);
    });
    return !falls || steps.at(-1)?.until !== fare.departsAt;
  });
  expect(wrong.map(({ fareId }) => fareId)).toEqual([]);
});

test('Aseman class Y gives 60 % back until noon of the day before and 40 % after it', () => {
  const fare = keys
    .flatMap((key) => faresOn(key, '2026-12-05'))
    .find(({ slot, fareClass }) => slot.airline.code === 'EP' && fareClass === 'Y');
  expect(fare && fareTermsOf(fare).refundSteps).toEqual([
    { until: Date.parse('2026-12-04T08:30:00Z'), percent: 60 },
    { until: fare?.departsAt, percent: 40 },
  ]);
});

test('Tehran to Shiraz costs an adult €34 to €48 with the airline and €26 to €36 as a charter on ordinary days', () => {
  const days = ['2026-12-05', '2026-12-06', '2026-12-07'];
  const prices = (kind: string) =>
    days
      .flatMap((day) => faresOn('THR-SYZ', day))
      .filter((fare) => fare.kind === kind)
      .map((fare) => adultPrice(fare.base, fare.day, TODAY, fare.capacity, 0));
  expect(prices('systemic').filter((cents) => cents < 3400 || cents > 4800)).toEqual([]);
  expect(prices('charter').filter((cents) => cents < 2600 || cents > 3600)).toEqual([]);
});

test('the last fifth of the seats is 8 % dearer', () => {
  expect([0, 7, 8, 9].map((gone) => isLastFifth(10, gone))).toEqual([false, false, true, true]);
  expect(adultPrice(5000, '2026-12-15', TODAY, 10, 7)).toBe(5000);
  expect(adultPrice(5000, '2026-12-15', TODAY, 10, 8)).toBe(5400);
});

test('a child pays half and an infant a tenth of a systemic fare; of a charter fare the adult price and a fixed one', () => {
  const amounts = (kind: 'systemic' | 'charter') => Object.values(unitPrices(3700, kind)).map(({ amount }) => amount);
  expect(amounts('systemic')).toEqual([3700, 1850, 370]);
  expect(amounts('charter')).toEqual([3700, 3700, 500]);
});

test('a flight is on sale until three hours before it leaves', () => {
  const [fare] = faresOn('THR-SYZ', '2026-12-05');
  if (!fare) throw new Error('no flight');
  const at = (hours: number) => isOnSale(fare, fare.departsAt - hours * 3_600_000);
  expect([at(4), at(3), at(2.9)]).toEqual([true, true, false]);
});
