import { formatMoney, sum } from '#domain/core/money.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';

type HotelOrder = components['schemas']['HotelOrder'];

/** What the stay costs, here and at the desk, in words; nothing where all of it is paid here. */
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

/** What a total holds: no tax that the desk takes besides. */
export const taxWords = (cityTax: unknown): string => (cityTax ? m.hotels_stay_tax_except() : m.passengers_taxes());

/** All that is paid at the hotel, in words. */
export const deskWords = (order: Pick<HotelOrder, 'total' | 'item'>): string[] => [
  ...splitWords(order),
  ...(order.item.cityTax ? [m.hotels_review_tax({ amount: formatMoney(order.item.cityTax) })] : []),
];
