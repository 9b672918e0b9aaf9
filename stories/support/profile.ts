import { euro } from '#domain/money.ts';
import { DAY_MS, HOUR_MS, momentOf } from '#domain/time.ts';
import { HELD_UNTIL, NOW, ORDER_ID, OTHER_ORDER_ID } from '#machines/shared/testing/moment.ts';
import type { components } from '#openapi/generated/types.ts';

type OrderSummary = components['schemas']['OrderSummary'];

const leg = (origin: string, destination: string, day: string, minutes: number) => ({
  origin,
  destination,
  departsAt: momentOf(day, minutes),
  arrivesAt: momentOf(day, minutes) + 1.5 * HOUR_MS,
});

const upcoming: OrderSummary = {
  orderId: ORDER_ID,
  reference: 'SFR-7K2M-9Q',
  product: 'flights',
  status: 'issued',
  state: 'upcoming',
  legs: [leg('THR', 'SYZ', '2026-12-05', 620), leg('SYZ', 'THR', '2026-12-12', 1110)],
  passengers: 3,
  total: euro(20_140),
  createdAt: NOW - DAY_MS,
  deadlineAt: NOW - DAY_MS,
};

/** The orders of an account: one of each state. */
export const orderSummaries: readonly OrderSummary[] = [
  {
    ...upcoming,
    orderId: OTHER_ORDER_ID,
    reference: 'SFR-2B4T-5X',
    status: 'awaitingPayment',
    state: 'open',
    legs: [leg('THR', 'KIH', '2026-12-20', 430)],
    passengers: 1,
    total: euro(7800),
    createdAt: NOW - HOUR_MS / 6,
    deadlineAt: HELD_UNTIL,
  },
  upcoming,
  {
    ...upcoming,
    orderId: '0b8a1b1e-7c2d-4e3f-8a9b-1c2d3e4f5a6b',
    reference: 'SFR-9QW1-3R',
    state: 'past',
    legs: [leg('MHD', 'THR', '2026-09-02', 900)],
    passengers: 1,
    total: euro(6250),
    createdAt: NOW - 90 * DAY_MS,
  },
  {
    ...upcoming,
    orderId: '1c9b2c2f-8d3e-4f4a-9bac-2d3e4f5a6b7c',
    reference: 'SFR-4ZZ0-1K',
    status: 'cancelled',
    state: 'ended',
    legs: [leg('THR', 'IFN', '2026-11-30', 480)],
    passengers: 2,
    total: euro(10_400),
    createdAt: NOW - 30 * DAY_MS,
  },
];
