import { euro } from '#domain/core/money.ts';
import { convert, RATES } from '#domain/core/rates.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import type { components } from '#openapi/generated/types.ts';

/**
 * A fictional product, museum tickets. It proves that shared parts work for an order unlike flights: no passports, no ages, no protection,
 * one ticket for all.
 */
export type MuseumOrder = components['schemas']['OrderCore'] & {
  readonly product: 'museum';
  readonly item: { readonly museum: string; readonly opensAt: number };
};

const total = euro(2400);

/** Two visitors with details, not paid. */
export const museumOrder: MuseumOrder = {
  product: 'museum',
  item: { museum: 'Carpet Museum of Iran', opensAt: NOW + 15 * HOUR_MS },
  orderId: ORDER_ID,
  reference: 'SFR-MVSE-VM',
  status: 'awaitingPayment',
  stage: null,
  page: `/museum/issue/${ORDER_ID}`,
  summary: {
    title: 'Carpet Museum of Iran',
    place: 'Tehran',
    startsAt: NOW + 15 * HOUR_MS,
    endsAt: NOW + 23 * HOUR_MS,
    people: 2,
  },
  deadlineAt: NOW + 10 * MINUTE_MS,
  holdSeconds: 600,
  extensionsLeft: 10,
  serverNow: NOW,
  passengers: [
    { ageClass: 'adult', title: 'MS', firstName: 'Anna', lastName: 'Keller', nationality: '', passportMasked: '' },
    { ageClass: 'adult', title: 'MR', firstName: 'Jonas', lastName: 'Keller', nationality: '', passportMasked: '' },
  ],
  contact: { email: 'anna.keller@example.org', phone: '+49 151 23456789' },
  lines: [{ part: 'museum', words: 'Carpet Museum of Iran', count: 2, each: euro(1200), sum: total }],
  discount: null,
  total,
  totals: { EUR: total, USD: convert(total, 'USD', RATES) },
  rates: { ...RATES, isOverdue: false },
  payment: null,
  refunded: null,
  isCancellable: false,
  isInAccount: false,
  promisedAt: null,
  issuedAt: null,
  events: [
    { status: 'held', at: NOW - 2 * MINUTE_MS },
    { status: 'awaitingPayment', at: NOW - MINUTE_MS },
  ],
  version: 2,
};
