import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import {
  FILTER_GROUPS,
  FILTER_VALUES,
  type FilterGroup,
  FLIGHT_SORTS,
  type FlightFilters,
} from '#domain/flights/flight-filters.ts';
import type { FlightOffer } from '#machines/flights/flight-booking/types.ts';
import { activeGroups, choose, without } from '#src/screens/core/list/filters.ts';
import { flightFacets } from '#src/screens/flights/results/facets.ts';
import {
  arrange,
  backPercent,
  FLIGHT_FILTERS,
  flightKey,
  MATCHES,
  queryOf,
  timeOf,
  tooFewMinutes,
} from '#src/screens/flights/results/filters.ts';
import { byFlight, countFlights } from '#src/screens/flights/results/group-by-flight.ts';
import { indexOf } from '#src/screens/flights/results/list-index.ts';

/** OR within a group; an empty group passes all. */
function passes(group: FilterGroup, offer: FlightOffer, filters: FlightFilters, now: number): boolean {
  const values = filters[group] ?? [];
  return values.length === 0 || values.some((value) => MATCHES[group](offer, value, now));
}

const isShown = (offer: FlightOffer, filters: FlightFilters, now: number): boolean =>
  FILTER_GROUPS.every((group) => passes(group, offer, filters, now));

const NOW = momentOf('2026-11-20', 20 * 60);

type OfferParts = {
  time?: string;
  airline?: string;
  kind?: 'systemic' | 'charter';
  back?: number;
  total?: number;
  id?: string;
  kg?: number;
  aircraft?: string;
  terminal?: string | null;
  minutes?: number;
};

function offer({
  time = '10:20',
  airline = 'QB',
  kind = 'systemic',
  back = 70,
  total = 9500,
  id = 'a',
  kg = 20,
  aircraft = 'Airbus A320',
  terminal = '2',
  minutes: duration = 90,
}: OfferParts): FlightOffer {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const departsAt = momentOf('2026-12-05', hours * 60 + minutes);
  const money = { amount: total, currency: 'EUR' as const };
  return {
    offerId: `${id}-${airline}-${time}-${kind}`,
    flight: {
      airline,
      airlineName: airline === 'QB' ? 'Qeshm Air' : 'Aseman',
      flightNumber: `${airline} 1213`,
      aircraft,
      origin: 'THR',
      destination: 'SYZ',
      departsAt,
      arrivesAt: departsAt + duration * MINUTE_MS,
      terminal,
    },
    fare: {
      kind,
      fareClass: 'A',
      checkedKg: kg,
      handKg: 5,
      refundSteps: kind === 'charter' ? [] : [{ until: departsAt, percent: back }],
    },
    prices: { adult: money, child: money, infant: money },
    total: money,
    seatsLeft: 9,
    expiresAt: NOW + DAY_MS,
  };
}

const night = offer({ time: '05:59', airline: 'EP' });
const morning = offer({ time: '06:00', back: 40 });
const charter = offer({ time: '12:00', kind: 'charter', total: 8700 });
const evening = offer({ time: '23:59', airline: 'EP', total: 12000 });
const all = [night, morning, charter, evening];

describe('filters', () => {
  it('cuts the Tehran day into four quarters', () => {
    expect(all.map(timeOf)).toEqual(['night', 'morning', 'afternoon', 'evening']);
  });

  it('knows what comes back now, and that a charter promises nothing', () => {
    expect(backPercent(morning, NOW)).toBe(40);
    expect(backPercent(charter, NOW)).toBe(0);
    expect(backPercent(night, night.flight.departsAt)).toBe(0);
  });

  it('shows everything when nothing is asked, also for empty lists', () => {
    expect(all.every((item) => isShown(item, { time: [], airline: [] }, NOW))).toBe(true);
  });

  const shown = (filters: FlightFilters, offers = all) => offers.filter((item) => isShown(item, filters, NOW));

  it('joins choices of one group with or, groups with and', () => {
    expect(shown({ time: ['night', 'evening'] })).toEqual([night, evening]);
    expect(shown({ time: ['night', 'evening'], airline: ['QB'] })).toEqual([]);
    expect(shown({ back: ['half'] })).toEqual([night, evening]);
    expect(shown({ kind: ['charter'] })).toEqual([charter]);
    expect(shown({ kind: ['charter', 'systemic'] })).toEqual(all);
  });

  it('narrows by total, bags, aircraft and terminal', () => {
    const heavy = offer({ kg: 23, aircraft: 'BAe 146-300', terminal: '4', total: 12001 });
    const unknown = offer({ terminal: null, total: 12000 });
    const both = [heavy, unknown];
    expect(shown({ price: ['to120'] }, both)).toEqual([unknown]);
    expect(shown({ bags: ['from23'] }, both)).toEqual([heavy]);
    expect(shown({ bags: ['from20'] }, both)).toEqual(both);
    expect(shown({ aircraft: ['bae-146-300'] }, both)).toEqual([heavy]);
    expect(shown({ terminal: ['t2', 't4'] }, both)).toEqual([heavy]);
  });

  it('counts each choice under the choices of the other groups', () => {
    const facets = flightFacets(all, { time: ['night'], airline: ['QB'] }, NOW);
    expect(facets.time).toEqual({
      any: 2,
      choices: [
        { value: 'night', count: 0, isOn: true },
        { value: 'morning', count: 1, isOn: false },
        { value: 'afternoon', count: 1, isOn: false },
        { value: 'evening', count: 0, isOn: false },
      ],
    });
    expect(facets.airline).toEqual({
      any: 1,
      choices: [
        { value: 'EP', count: 1, isOn: false },
        { value: 'QB', count: 0, isOn: true },
      ],
    });
    expect(facets.kind.any).toBe(0);
  });

  it('offers round totals between the lowest and the highest, and what makes a difference', () => {
    const values = (offers: readonly FlightOffer[], group: FilterGroup, filters: FlightFilters = {}) =>
      flightFacets(offers, filters, NOW)[group].choices.map(({ value }) => value);
    expect(values(all, 'price')).toEqual(['to90', 'to100', 'to110']);
    expect(values([night], 'price')).toEqual([]);
    expect(values(all, 'bags')).toEqual([]);
    expect(values([night, offer({ kg: 30 }), offer({ kg: 23 })], 'bags')).toEqual(['from23', 'from30']);
    expect(values([night, offer({ terminal: null })], 'terminal')).toEqual(['t2']);
  });

  it('keeps what the address asks for among the choices, also where the day has no such flight', () => {
    const facets = flightFacets(all, { price: ['to95'], aircraft: ['fokker-100'] }, NOW);
    expect(facets.price.choices.map(({ value }) => value)).toEqual(['to90', 'to95', 'to100', 'to110']);
    expect(facets.aircraft.choices).toEqual([
      { value: 'airbus-a320', count: 3, isOn: false },
      { value: 'fokker-100', count: 0, isOn: true },
    ]);
  });

  it('names the groups that ask for something and takes one away together with "all"', () => {
    const filters: FlightFilters = { sort: 'price', back: ['half'], time: [], airline: ['QB'], all: true };
    expect(activeGroups(FLIGHT_FILTERS, filters)).toEqual(['back', 'airline']);
    expect(without(filters, 'back')).toEqual({ sort: 'price', time: [], airline: ['QB'] });
  });

  it('puts a value beside the others, a threshold in the place of the last one', () => {
    const filters: FlightFilters = { kind: ['charter'], price: ['to90'], all: true };
    expect(choose(FLIGHT_FILTERS, filters, 'kind', 'systemic', true)).toEqual({
      price: ['to90'],
      kind: ['charter', 'systemic'],
    });
    expect(choose(FLIGHT_FILTERS, filters, 'kind', 'charter', false)).toEqual({ price: ['to90'] });
    expect(choose(FLIGHT_FILTERS, filters, 'price', 'to120', true)).toEqual({ kind: ['charter'], price: ['to120'] });
    expect(choose(FLIGHT_FILTERS, filters, 'price', '', false)).toEqual({ kind: ['charter'] });
  });

  it('writes itself into an address, without what is usual', () => {
    expect(queryOf({ time: ['night', 'morning'], airline: [], all: true })).toEqual({
      time: 'night.morning',
      all: '1',
    });
    expect(queryOf({})).toEqual({});
  });
});

describe('for any day and any filters', () => {
  const anyOffer = fc
    .record({
      time: fc.constantFrom('05:59', '06:00', '12:00', '23:59'),
      airline: fc.constantFrom('QB', 'EP'),
      kind: fc.constantFrom('systemic', 'charter'),
      back: fc.constantFrom(0, 49, 50, 80),
      total: fc.integer({ min: 1000, max: 40_000 }),
      kg: fc.constantFrom(20, 23, 30),
      aircraft: fc.constantFrom('Airbus A320', 'Fokker 100', 'BAe 146-300'),
      terminal: fc.constantFrom('1', '2', null),
      minutes: fc.integer({ min: 40, max: 160 }),
    })
    .map(offer);
  const anyDay = fc.array(anyOffer, { maxLength: 30 });
  const anyFilters: fc.Arbitrary<FlightFilters> = fc.record(
    {
      price: fc.subarray(['to100', 'to250'], { maxLength: 1 }),
      time: fc.subarray(['night', 'morning', 'evening']),
      kind: fc.subarray(['systemic', 'charter']),
      back: fc.subarray(['half']),
      bags: fc.subarray(['from23', 'from30'], { maxLength: 1 }),
      airline: fc.subarray(['QB', 'EP']),
      aircraft: fc.subarray(['airbus-a320', 'fokker-100']),
      terminal: fc.subarray(['t1', 't2']),
    },
    { requiredKeys: [] },
  );
  const shown = (offers: readonly FlightOffer[], filters: FlightFilters) =>
    offers.filter((item) => isShown(item, filters, NOW));

  it('what is shown is part of the day, whichever comes first: the order or the filters', () => {
    fc.assert(
      fc.property(anyDay, anyFilters, fc.constantFrom('best' as const, ...FLIGHT_SORTS), (day, filters, sort) => {
        const sorted = arrange(day, sort, NOW);
        expect(new Set(sorted)).toEqual(new Set(day));
        expect(shown(sorted, filters)).toEqual(arrange(shown(day, filters), sort, NOW));
        expect(shown(day, filters).every((item) => day.includes(item))).toBe(true);
      }),
    );
  });

  it('the index of a list answers what each offer alone would', () => {
    fc.assert(
      fc.property(anyDay, anyFilters, fc.constantFrom('best' as const, ...FLIGHT_SORTS), (day, filters, sort) => {
        const index = indexOf(day, NOW);
        const isShownAt = index.isShown(filters);
        expect(day.filter((_, at) => isShownAt(at))).toEqual(shown(day, filters));
        expect(index.order(sort).map((at) => day[at])).toEqual(arrange(day, sort, NOW));
        const flights = index.flights(day);
        expect(flights).toEqual(byFlight(day));
        expect(index.flights(day).every((fares, at) => fares === flights[at])).toBe(true);
      }),
    );
  });

  it('one filter more never shows more, and no filter shows all', () => {
    fc.assert(
      fc.property(anyDay, anyFilters, fc.constantFrom(...FILTER_GROUPS), (day, filters, group) => {
        const wider = shown(day, without(filters, group));
        expect(shown(day, filters).every((item) => wider.includes(item))).toBe(true);
        expect(shown(day, {})).toEqual(day);
      }),
    );
  });

  it('the number beside a choice is what the list holds when that choice alone is taken', () => {
    fc.assert(
      fc.property(anyDay, anyFilters, (day, filters) => {
        const facets = flightFacets(day, filters, NOW);
        for (const group of FILTER_GROUPS) {
          const others = without(filters, group);
          expect(facets[group].any).toBe(countFlights(shown(day, others)));
          for (const { value, count } of facets[group].choices) {
            expect(count).toBe(countFlights(shown(day, { ...others, [group]: [value] })));
            expect(value).toMatch(FILTER_VALUES[group]);
          }
        }
      }),
    );
  });
});

describe('order', () => {
  it('sorts by price and by departure without touching the list', () => {
    expect(arrange(all, 'price', NOW)).toEqual([charter, night, morning, evening]);
    expect(arrange([...all].reverse(), 'leaves', NOW)).toEqual(all);
  });

  it('puts the shortest flight first, equal ones by departure', () => {
    const slow = offer({ time: '07:00', minutes: 110 });
    expect(arrange([slow, evening, night], 'duration', NOW)).toEqual([night, evening, slow]);
  });

  it('puts the total first, then money back, then the night', () => {
    const same = (parts: OfferParts) => offer({ total: 10000, ...parts });
    const safe = same({ back: 80 });
    const unsafe = same({ back: 0, time: '11:00' });
    const early = same({ back: 80, time: '03:00' });
    expect(arrange([unsafe, early, safe], 'best', NOW)).toEqual([safe, early, unsafe]);
    const cheap = offer({ total: 8000, kind: 'charter' });
    expect(arrange([safe, cheap], 'best', NOW)[0]).toBe(cheap);
  });
});

describe('one plane with two fares', () => {
  const own = offer({ time: '19:45', total: 3700 });
  const agency = offer({ time: '19:45', kind: 'charter', total: 2900 });
  const other = offer({ time: '21:00', total: 3000 });

  it('is one flight, at the place of its better fare, with the lowest fare first', () => {
    expect(byFlight([own, other, agency])).toEqual([[agency, own], [other]]);
    expect(countFlights([own, other, agency])).toBe(2);
  });

  it('counts once for all, and for each kind that it has', () => {
    const { kind, back } = flightFacets([own, agency, other], {}, NOW);
    expect(kind.choices.map(({ value, count }) => [value, count])).toEqual([
      ['systemic', 2],
      ['charter', 1],
    ]);
    expect(back.any).toBe(2);
  });
});

describe('two legs', () => {
  it('refuses less than an hour on the ground, whichever leg is chosen first', () => {
    const out = offer({ time: '08:00' });
    const back = (time: string) => offer({ time });
    expect(tooFewMinutes('returning', back('10:30'), out)).toBeNull();
    expect(tooFewMinutes('returning', back('10:29'), out)).toBe(59);
    expect(tooFewMinutes('departing', out, back('10:29'))).toBe(59);
    expect(tooFewMinutes('returning', back('07:00'), out)).toBe(-150);
    expect(tooFewMinutes('returning', back('07:00'), null)).toBeNull();
  });

  it('knows the same seats under another signature', () => {
    expect(flightKey(offer({ id: 'x' }))).toBe(flightKey(offer({ id: 'y' })));
    expect(flightKey(morning)).not.toBe(flightKey(charter));
  });
});
