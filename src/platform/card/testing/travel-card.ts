import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import type { TravelCard } from '#src/platform/card/card-queries.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });
const dollars = (amount: number) => ({ amount, currency: 'USD' as const });

/** An active card with 300 euros loaded, nothing spent. */
export const travelCard: TravelCard = {
  orderId: ORDER_ID,
  state: 'active',
  blockedBy: null,
  balance: 835_186_500,
  about: euros(279_00),
  rates: { on: '2026-10-09', EUR: 2_993_500, USD: 2_674_000 },
  lastDay: '2027-11-30',
  lastDigits: '4417',
  plastic: 1,
  limits: {
    shop: { aDay: 2_000_000_000, left: 2_000_000_000 },
    cash: { aDay: 2_000_000, left: 2_000_000 },
    endsAt: NOW + 12_360_000,
  },
  alertAbove: null,
  allowed: ['block', 'replace', 'load', 'close', 'pin'],
  leastLoad: { EUR: euros(50_00), USD: dollars(55_98) },
  mostLoad: { EUR: euros(4466_34), USD: dollars(5000_00) },
  replacement: { price: euros(0), nextFreeOn: null },
  left: { atDesk: euros(279_00), toBalance: euros(259_47), fee: euros(19_53) },
  hasDesk: true,
  closeBy: null,
  owed: euros(0),
  serverNow: NOW,
  isSimulated: true,
};
