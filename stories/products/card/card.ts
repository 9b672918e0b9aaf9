import { euro } from '#domain/core/money.ts';
import { RATES } from '#domain/core/rates.ts';
import { HOUR_MS } from '#domain/core/time.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

const cents = (amount: number) => ({ amount, currency: 'USD' as const });

/** A card that was loaded with 300 euros and paid four times. */
export const spentCard: Schemas['Card'] = {
  orderId: ORDER_ID,
  state: 'active',
  blockedBy: null,
  balance: 761_186_500,
  about: euro(254_27),
  rates: { on: RATES.on, EUR: RATES.rials.EUR, USD: RATES.rials.USD },
  lastDay: '2027-11-30',
  lastDigits: '4417',
  plastic: 1,
  limits: {
    shop: { aDay: 2_000_000_000, left: 1_953_500_000 },
    cash: { aDay: 2_000_000, left: 2_000_000 },
    endsAt: NOW + 4 * HOUR_MS,
  },
  alertAbove: 10_000_000,
  allowed: ['block', 'replace', 'load', 'close', 'pin'],
  leastLoad: { EUR: euro(50_00), USD: cents(55_98) },
  mostLoad: { EUR: euro(4466_34), USD: cents(5000_00) },
  replacement: { price: euro(0), nextFreeOn: null },
  left: { atDesk: euro(254_27), toBalance: euro(236_47), fee: euro(17_80) },
  hasDesk: true,
  closeBy: null,
  owed: euro(0),
  serverNow: NOW,
  isSimulated: true,
};

const line = (
  seq: number,
  what: Schemas['CardLine']['what'],
  rials: number,
  balance: number,
  hours: number,
): Schemas['CardLine'] => ({
  ...{ seq, what, rials, balance, at: NOW - hours * HOUR_MS },
  ...{ amount: null, fee: null, rate: null },
});

/** The newest first. */
export const cardLines: readonly Schemas['CardLine'][] = [
  line(6, 'shop', -46_500_000, 761_186_500, 1),
  line(5, 'reversal', 8_400_000, 807_686_500, 20),
  line(4, 'shop', -8_400_000, 799_286_500, 21),
  line(3, 'shop', -25_500_000, 807_686_500, 44),
  line(2, 'cash', -2_000_000, 833_186_500, 50),
  {
    ...line(1, 'load', 835_186_500, 835_186_500, 60),
    ...{ amount: euro(300_00), fee: euro(21_00), rate: RATES.rials.EUR },
  },
];
