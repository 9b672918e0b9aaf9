import { m } from '#src/copy/generated/messages.js';

type Sample = {
  readonly id: string;
  readonly name: () => string;
  readonly steps: readonly (readonly [percentBack: number, cut: () => string])[];
};

const noon3 = m.site_rules_cut_noon3;
const noon1 = m.site_rules_cut_noon1;
const departure = m.site_rules_cut_departure;
const hours = (count: number) => () => m.site_rules_cut_hours({ hours: count });

/**
 * What comes back, by the published penalty tables (Mahan and Iran Air 2023; the others undated). The same tables price
 * the refund steps of an offer on the server.
 */
export const REFUND_SAMPLES: readonly Sample[] = [
  {
    id: 'common',
    name: m.site_rules_refunds_common,
    steps: [
      [80, noon3],
      [70, noon1],
      [40, hours(3)],
      [20, departure],
    ],
  },
  {
    id: 'ep-z',
    name: () => m.site_rules_refunds_ep({ classes: 'Z, I, D' }),
    steps: [
      [70, noon1],
      [50, departure],
    ],
  },
  {
    id: 'ep-y',
    name: () => m.site_rules_refunds_ep({ classes: 'Y, W, V, S' }),
    steps: [
      [60, noon1],
      [40, departure],
    ],
  },
  {
    id: 'ep-k',
    name: () => m.site_rules_refunds_ep({ classes: 'K, L, H, B, E' }),
    steps: [
      [50, noon1],
      [30, departure],
    ],
  },
  {
    id: 'qb-a',
    name: () => m.site_rules_refunds_qb({ classes: 'A, R, Y' }),
    steps: [
      [70, noon3],
      [60, noon1],
      [40, hours(2)],
      [30, departure],
    ],
  },
  { id: 'qb-d', name: () => m.site_rules_refunds_qb({ classes: 'D, U, L' }), steps: [[0, m.site_rules_cut_always]] },
  {
    id: 'w5',
    name: m.site_rules_refunds_w5,
    steps: [
      [50, hours(48)],
      [40, hours(12)],
      [30, hours(3)],
      [0, departure],
    ],
  },
  {
    id: 'ir',
    name: m.site_rules_refunds_ir,
    steps: [
      [60, hours(72)],
      [50, hours(48)],
      [40, hours(24)],
      [30, hours(12)],
      [20, hours(3)],
      [0, departure],
    ],
  },
];
