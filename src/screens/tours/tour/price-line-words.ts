import { formatMoney } from '#domain/core/money.ts';
import type { TourPriceLine } from '#domain/tours/ladder.ts';
import { m } from '#src/copy/generated/messages.js';

/** "2 × adult, €756.00 each". */
export function priceLineWords({ part, count, each: money }: TourPriceLine): string {
  const each = formatMoney(money);
  switch (part) {
    case 'adults':
      return m.passengers_line_adult({ count, each });
    case 'children':
      return m.passengers_line_child({ count, each });
    case 'infants':
      return m.tourpage_line_infants({ count });
    case 'ownRooms':
      return m.tourpage_line_own({ count, each });
  }
}
