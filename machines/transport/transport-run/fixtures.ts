import type { PlacePlan } from '#domain/transport/runs/picking.ts';
import type { ChosenPlace } from '#domain/transport/runs/riders.ts';

/** A carriage of three compartments and a bus of two rows, both with somebody in them: small, as each trace holds them. */
export const berthPlan: PlacePlan = {
  runClass: {
    ...{ id: 'b4', en: '4-berth', fa: 'چهارتخته', each: 1300, carriages: [3] },
    plan: {
      what: 'berths',
      positions: ['upper', 'upper', 'lower', 'lower'],
      compartments: [
        { no: 1, kind: 'family' },
        { no: 2, kind: 'women' },
        { no: 3, kind: 'men' },
      ],
    },
  },
  taken: [{ place: '3-2-1', by: 'women' }],
  childPercent: 60,
  party: { women: 1, men: 1, children: 0, infants: 0 },
};

export const seatPlan: PlacePlan = {
  runClass: {
    ...{ id: 'vip6', en: 'VIP, 6 seats', fa: 'وی‌آی‌پی', each: 800, carriages: [1] },
    plan: {
      what: 'seats',
      rows: [
        { row: 1, benches: [['A'], ['B', 'C']] },
        { row: 2, benches: [['A'], ['B', 'C']] },
      ],
    },
  },
  taken: [{ place: '1-1B', by: 'men' }],
  childPercent: 100,
  party: { women: 1, men: 0, children: 0, infants: 0 },
};

/** A compartment for two, whole. */
export const whole: readonly ChosenPlace[] = [
  { place: '3-1-4', rider: 'woman' },
  { place: '3-1-3', rider: 'man' },
  { place: '3-1-2', rider: null },
  { place: '3-1-1', rider: null },
];
