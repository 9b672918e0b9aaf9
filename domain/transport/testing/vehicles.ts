import type { RunClass } from '#domain/transport/runs/places.ts';

/** Two carriages of six compartments of four; the first carriage is number 6. */
export const FOUR_BERTH: RunClass = {
  id: 'b4',
  en: '4-berth',
  fa: 'چهارتخته',
  each: 1800,
  carriages: [6, 7],
  plan: {
    what: 'berths',
    positions: ['upper', 'upper', 'lower', 'lower'],
    compartments: [
      { no: 1, kind: 'family' },
      { no: 2, kind: 'women' },
      { no: 3, kind: 'men' },
      { no: 4, kind: 'family' },
      { no: 5, kind: 'women' },
      { no: 6, kind: 'men' },
    ],
  },
};

export const SIX_BERTH: RunClass = {
  id: 'b6',
  en: '6-berth',
  fa: 'شش‌تخته',
  each: 1300,
  carriages: [3],
  plan: {
    what: 'berths',
    positions: ['upper', 'upper', 'middle', 'middle', 'lower', 'lower'],
    compartments: [
      { no: 1, kind: 'family' },
      { no: 2, kind: 'women' },
      { no: 3, kind: 'men' },
    ],
  },
};

const rowsOf = (rows: number, benches: string[][]) =>
  Array.from({ length: rows }, (_, at) => ({ row: at + 1, benches }));

/** Four rows of one and two, and a bench of five at the back: 1A | 1B 1C … 5A 5B 5C 5D 5E. */
export const BUS: RunClass = {
  id: 'vip17',
  en: 'VIP, 17 seats',
  fa: 'وی‌آی‌پی ۱۷ نفره',
  each: 800,
  carriages: [1],
  plan: {
    what: 'seats',
    rows: [...rowsOf(4, [['A'], ['B', 'C']]), { row: 5, benches: [['A', 'B', 'C', 'D', 'E']] }],
  },
};
