import { euro, formatRoundMoney } from '#domain/core/money.ts';
import type { HotelFilterGroup } from '#domain/hotels/hotel-filters.ts';
import { m } from '#src/copy/generated/messages.js';
import { numberIn } from '#src/screens/core/list/filters.ts';
import { kindName, starsName } from '#src/screens/hotels/house-names.ts';

export const GROUP_NAME: Readonly<Record<HotelFilterGroup, () => string>> = {
  price: () => m.hotels_group_price(),
  stars: () => m.hotels_group_stars(),
  kind: () => m.hotels_group_kind(),
  board: () => m.hotels_group_board(),
  back: () => m.hotels_group_back(),
  walk: () => m.hotels_group_walk(),
  has: () => m.hotels_compare_has(),
};

export function choiceName(group: HotelFilterGroup, value: string): string {
  switch (group) {
    case 'price':
      return m.hotels_price_to({ amount: formatRoundMoney(euro(numberIn(value) * 100)) });
    case 'stars':
      return starsName(numberIn(value));
    case 'kind':
      return kindName(value);
    case 'board':
      return m.hotels_breakfast();
    case 'back':
      return m.hotels_free();
    case 'has':
      return value.replaceAll('-', ' ');
    case 'walk':
      return m.hotels_walk_to({ minutes: numberIn(value) });
  }
}
