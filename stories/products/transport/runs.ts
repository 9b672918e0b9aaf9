import { euro } from '#domain/core/money.ts';
import { momentOf } from '#domain/core/time.ts';
import { busSteps } from '#domain/transport/bus/back.ts';
import { railSteps } from '#domain/transport/rail/back.ts';
import { correctedUntil } from '#domain/transport/runs/correcting.ts';
import { type PlacePlan, placeWays, type TakenPlace } from '#domain/transport/runs/picking.ts';
import { placesOf, type RunClass } from '#domain/transport/runs/places.ts';
import type { RunParty } from '#domain/transport/runs/riders.ts';
import type {
  RunClassOffer,
  RunDetail,
  RunList,
  RunOffer,
  RunSearch,
  RunTowns,
} from '#domain/transport/runs/search.ts';
import { arrivesEarly, nightsAboard, opensAt, runTimes } from '#domain/transport/runs/timetable.ts';

export const DAY = '2026-12-12';

export const people = (party: Partial<RunParty>): RunParty => ({ women: 0, men: 0, children: 0, infants: 0, ...party });
/** A mother, a father and a child. */
export const three = people({ women: 1, men: 1, children: 1 });

const compartments = (kinds: string) =>
  [...kinds].map((letter, at) => ({
    no: at + 1,
    kind: letter === 'f' ? ('family' as const) : letter === 'w' ? ('women' as const) : ('men' as const),
  }));

export const fourBerth: RunClass = {
  ...{ id: 'b4', en: '4-berth', fa: 'چهارتخته', each: 1800, carriages: [6, 7] },
  plan: { what: 'berths', positions: ['upper', 'upper', 'lower', 'lower'], compartments: compartments('fwmfwfmf') },
};
export const sixBerth: RunClass = {
  ...{ id: 'b6', en: '6-berth', fa: 'شش‌تخته', each: 1300, carriages: [3] },
  plan: {
    what: 'berths',
    positions: ['upper', 'upper', 'middle', 'middle', 'lower', 'lower'],
    compartments: compartments('fwmf'),
  },
};
const rows = (count: number, benches: string[][]) =>
  Array.from({ length: count }, (_, at) => ({ row: at + 1, benches }));
export const seatClass: RunClass = {
  ...{ id: 'seat', en: 'Seat', fa: 'صندلی', each: 900, carriages: [1, 2] },
  plan: { what: 'seats', rows: rows(20, [['A'], ['B', 'C']]) },
};
export const vipBus: RunClass = {
  ...{ id: 'vip27', en: 'VIP, 27 seats', fa: 'وی‌آی‌پی ۲۷ نفره', each: 800, carriages: [1] },
  plan: { what: 'seats', rows: rows(9, [['A'], ['B', 'C']]) },
};
export const ordinaryBus: RunClass = {
  ...{ id: 'ord44', en: 'Ordinary, 44 seats', fa: 'معمولی ۴۴ نفره', each: 500, carriages: [1] },
  plan: {
    what: 'seats',
    rows: rows(11, [
      ['A', 'B'],
      ['C', 'D'],
    ]),
  },
};
/** A bench of five at the back, on which a seat between two could be lost. */
export const backBench: RunClass = {
  ...{ id: 'vip14', en: 'VIP, 14 seats', fa: 'وی‌آی‌پی', each: 800, carriages: [1] },
  plan: {
    what: 'seats',
    rows: [...rows(3, [['A'], ['B', 'C']]), { row: 4, benches: [['A'], ['B', 'C', 'D', 'E']] }],
  },
};

/** "6-1 family, 6-2-1 women": whole compartments by their number, single places by their own. */
export const taken = (text: string): TakenPlace[] =>
  text.split(', ').flatMap((one) => {
    const [place = '', by = ''] = one.split(' ');
    const all = by === 'family' ? ['1', '2', '3', '4'].map((berth) => `${place}-${berth}`) : [place];
    return all.map((each) => ({ place: each, by: by === 'family' ? 'family' : by === 'women' ? 'women' : 'men' }));
  });

/** Compartments 1 and 6 are sold, somebody lies among the women and among the men. */
export const someBerths = taken('6-1 family, 6-6 family, 6-2-1 women, 6-2-3 women, 6-3-3 men');
export const someSeats = taken(
  '1-1A women, 1-1B women, 1-1C men, 1-2C men, 1-3B men, 1-4B men, 1-5C women, 1-6A men, 1-7B women, 1-7C women, 1-9A men, 1-9B men',
);

export const planOf = (runClass: RunClass, party: RunParty, sold: readonly TakenPlace[] = []): PlacePlan => ({
  ...{ runClass, taken: sold, party },
  childPercent: runClass.plan.what === 'berths' ? 60 : 100,
});

const stop = (town: string, en: string, fa: string) => ({ id: `stn-${town}`, town, en, fa });
const TEHRAN = stop('tehran', 'Tehran railway station', 'ایستگاه راه‌آهن تهران');
const MASHHAD = stop('mashhad', 'Mashhad railway station', 'ایستگاه راه‌آهن مشهد');
const SOUTH = stop('tehran', 'South Terminal (Jonub), Tehran', 'پایانه جنوب');
const KAVEH = stop('isfahan', 'Kaveh Terminal, Isfahan', 'پایانه کاوه');
const ALL = ['sat', 'sun', 'mon', 'tue', 'wed', 'thu', 'fri'] as const;

type Ride = { readonly kind?: 'train' | 'bus'; readonly day?: string; readonly sale?: RunOffer['sale'] };

function timesOf(number: string, departs: string, minutes: number, { kind = 'train', day = DAY, sale = 'open' }: Ride) {
  const times = runTimes({ days: [...ALL], departs, minutes }, day);
  if (!times) throw new Error('It runs each day');
  const [from, to] = kind === 'train' ? [TEHRAN, MASHHAD] : [SOUTH, KAVEH];
  return {
    kind,
    number,
    from,
    to,
    minutes,
    ...times,
    nights: kind === 'bus' ? 0 : nightsAboard(times),
    isEarly: arrivesEarly(times),
    sale,
  };
}

const offerOf = (plan: PlacePlan, isOpen: boolean): RunClassOffer => ({
  ...{ id: plan.runClass.id, en: plan.runClass.en, fa: plan.runClass.fa, each: euro(plan.runClass.each) },
  free: placesOf(plan.runClass).length - plan.taken.length,
  ways: isOpen
    ? placeWays(plan).map(({ what, compartments, choice, cents }) => ({
        what,
        compartments: compartments.map(({ carriage, no, kind }) => ({ carriage, no, kind })),
        choice: [...choice],
        total: euro(cents),
      }))
    : [],
});

export const trainRun = (
  number: string,
  departs: string,
  minutes: number,
  plans: readonly PlacePlan[],
  ride: Ride = {},
) => ({
  ...timesOf(number, departs, minutes, ride),
  classes: plans.map((plan) => offerOf(plan, (ride.sale ?? 'open') === 'open')),
});

/** All places of a class but some. */
export const allBut = (runClass: RunClass, free: readonly string[], by: TakenPlace['by'] = 'family'): TakenPlace[] =>
  placesOf(runClass).flatMap((place) => (free.includes(place) ? [] : [{ place, by }]));

export const search: RunSearch = { kind: 'train', from: 'tehran', to: 'mashhad', day: DAY, party: three };
export const busSearch: RunSearch = { ...search, kind: 'bus', to: 'isfahan', day: '2026-12-05' };

const town = (id: string, en: string, fa: string, to: string[]) => ({ id, en, fa, to });
export const towns: RunTowns = {
  ...{ kind: 'train', daysAhead: 30, isSample: true },
  towns: [
    town('isfahan', 'Isfahan', 'اصفهان', ['tehran']),
    town('mashhad', 'Mashhad', 'مشهد', ['tehran']),
    town('tehran', 'Tehran', 'تهران', ['isfahan', 'mashhad', 'yazd']),
    town('yazd', 'Yazd', 'یزد', ['tehran']),
  ],
};

export const listOf = (runs: readonly RunOffer[], more: Partial<RunList> = {}): RunList => ({
  ...{
    kind: 'train',
    day: DAY,
    party: three,
    readAt: momentOf('2026-11-20', 20 * 60 + 4),
    opensAt: null,
    isSample: true,
  },
  ...{ runs: [...runs], ...more },
});

/** A day of five trains: by day, too early, whole, dear, sold out. */
export const fiveTrains = (party: RunParty): readonly RunOffer[] => [
  trainRun('SIM 111', '06:30', 490, [planOf(seatClass, party)]),
  trainRun('SIM 112', '08:15', 630, [planOf(seatClass, party), planOf(fourBerth, party, someBerths)]),
  trainRun('SIM 113', '17:20', 630, [
    planOf(sixBerth, party),
    planOf(fourBerth, party, allBut(fourBerth, ['6-2-1', '6-5-2'])),
  ]),
  trainRun('SIM 115', '20:10', 630, [planOf(fourBerth, party, someBerths)]),
  trainRun('SIM 117', '22:00', 690, [planOf(sixBerth, party), planOf(fourBerth, party, allBut(fourBerth, []))]),
];

type Detail = { readonly plan: PlacePlan; readonly ride?: Ride };

/** The run whose places are chosen. */
export function detailOf({ plan, ride = {} }: Detail): RunDetail {
  const times =
    ride.kind === 'bus'
      ? timesOf('SIM 401', '07:30', 360, { day: '2026-12-05', ...ride })
      : timesOf('SIM 115', '20:10', 630, ride);
  const { departsAt, day } = times;
  return {
    ...times,
    ...{ readAt: momentOf('2026-11-20', 20 * 60 + 4), opensAt: opensAt(day, 30), isSample: true },
    ...{ classes: [plan.runClass], taken: [...plan.taken], own: null, childPercent: plan.childPercent },
    stepsBack: [...(ride.kind === 'bus' ? busSteps(departsAt) : railSteps(departsAt))],
    correctedUntil: correctedUntil(departsAt),
  };
}
