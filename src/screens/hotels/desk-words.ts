import { formatMoney, sum } from '#domain/core/money.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';

type HotelOrder = components['schemas']['HotelOrder'];

/** The split between prepaid and paid at the hotel; empty if all is prepaid. */
export const splitWords = ({ total, item: { payAtHotel } }: Pick<HotelOrder, 'total' | 'item'>): string[] =>
  payAtHotel.amount > 0
    ? [
        m.hotels_split({
          stay: formatMoney(sum([total, payAtHotel], total.currency)),
          now: formatMoney(total),
          desk: formatMoney(payAtHotel),
        }),
      ]
    : [];

/** Taxes in the total, or that the hotel charges city tax separately. */
export const taxWords = (cityTax: unknown): string => (cityTax ? m.hotels_stay_tax_except() : m.passengers_taxes());

export const deskWords = (order: Pick<HotelOrder, 'total' | 'item'>): string[] => [
  ...splitWords(order),
  ...(order.item.cityTax ? [m.hotels_review_tax({ amount: formatMoney(order.item.cityTax) })] : []),
];
