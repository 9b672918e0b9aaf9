import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, momentOf } from '#domain/time.ts';
import type { FlightOffer } from '#machines/flight-booking/types.ts';
import {
  activeGroups,
  arrange,
  backPercent,
  facetsOf,
  flightKey,
  isShown,
  queryOf,
  timeOf,
  toggle,
  tooFewMinutes,
  without,
} from '#src/screens/results/filters.ts';

const NOW = momentOf('2026-11-20', 20 * 60);

type Told = {
  time?: string;
  airline?: string;
  kind?: 'systemic' | 'charter';
  back?: number;
  total?: number;
  id?: string;
};

function offer({
  time = '10:20',
  airline = 'QB',
  kind = 'systemic',
  back = 70,
  total = 9500,
  id = 'a',
}: Told): FlightOffer {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const departsAt = momentOf('2026-12-05', hours * 60 + minutes);
  const money = { amount: total, currency: 'EUR' as const };
  return {
    offerId: `${id}-${airline}-${time}-${kind}`,
    flight: {
      airline,
      airlineName: airline === 'QB' ? 'Qeshm Air' : 'Aseman',
      flightNumber: `${airline} 1213`,
      aircraft: 'Airbus A320',
      origin: 'THR',
      destination: 'SYZ',
      departsAt,
      arrivesAt: departsAt + 1.5 * HOUR_MS,
      terminal: '2',
    },
    fare: {
      kind,
      fareClass: 'A',
      checkedKg: 20,
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

  it('joins choices of one group with or, groups with and', () => {
    const shown = (filters: Parameters<typeof isShown>[1]) => all.filter((item) => isShown(item, filters, NOW));
    expect(shown({ time: ['night', 'evening'] })).toEqual([night, evening]);
    expect(shown({ time: ['night', 'evening'], airline: ['QB'] })).toEqual([]);
    expect(shown({ back: 'half' })).toEqual([night, evening]);
    expect(shown({ kind: 'charter' })).toEqual([charter]);
  });

  it('counts each choice under the choices of the other groups', () => {
    const facets = facetsOf(all, { time: ['night'], airline: ['QB'] }, NOW);
    expect(facets.shown).toBe(0);
    expect(facets.time).toEqual({ night: 0, morning: 1, afternoon: 1, evening: 0 });
    expect(facets.airlines).toEqual([
      { code: 'EP', name: 'Aseman', count: 1 },
      { code: 'QB', name: 'Qeshm Air', count: 0 },
    ]);
    expect(facets.any).toEqual({ kind: 0, time: 2, back: 0, airline: 1 });
    expect(facetsOf(all, {}, NOW)).toMatchObject({ shown: 4, half: 2, kind: { systemic: 3, charter: 1 } });
  });

  it('names the groups that ask for something and takes one away together with "all"', () => {
    const filters = { sort: 'price', back: 'half', time: [], airline: ['QB'], all: true } as const;
    expect(activeGroups(filters)).toEqual(['back', 'airline']);
    expect(without(filters, 'back')).toEqual({ sort: 'price', time: [], airline: ['QB'] });
    expect(toggle(['a', 'b'], 'a', false)).toEqual(['b']);
    expect(toggle(undefined, 'a', true)).toEqual(['a']);
    expect(toggle(['a'], 'a', true)).toEqual(['a']);
  });

  it('writes itself into an address, without what is usual', () => {
    expect(queryOf({ time: ['night', 'morning'], airline: [], all: true })).toEqual({
      time: 'night,morning',
      all: '1',
    });
    expect(queryOf({})).toEqual({});
  });
});

describe('order', () => {
  it('sorts by price and by departure without touching the list', () => {
    expect(arrange(all, 'price', NOW)).toEqual([charter, night, morning, evening]);
    expect(arrange([...all].reverse(), 'leaves', NOW)).toEqual(all);
  });

  it('puts the total first, then money back, then the night', () => {
    const same = (told: Told) => offer({ total: 10000, ...told });
    const safe = same({ back: 80 });
    const unsafe = same({ back: 0, time: '11:00' });
    const early = same({ back: 80, time: '03:00' });
    expect(arrange([unsafe, early, safe], 'best', NOW)).toEqual([safe, early, unsafe]);
    const cheap = offer({ total: 8000, kind: 'charter' });
    expect(arrange([safe, cheap], 'best', NOW)[0]).toBe(cheap);
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
