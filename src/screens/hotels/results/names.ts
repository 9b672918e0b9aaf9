import { euro, formatRoundMoney } from '#domain/core/money.ts';
import { own } from '#domain/core/own.ts';
import type { HotelFilterGroup } from '#domain/hotels/hotel-filters.ts';
import { m } from '#src/copy/generated/messages.js';
import { numberIn } from '#src/screens/hotels/results/list.ts';

export const GROUP_NAME: Readonly<Record<HotelFilterGroup, () => string>> = {
  price: () => m.hotels_group_price(),
  stars: () => m.hotels_group_stars(),
  kind: () => m.hotels_group_kind(),
  board: () => m.hotels_group_board(),
  back: () => m.hotels_group_back(),
  walk: () => m.hotels_group_walk(),
  has: () => m.hotels_compare_has(),
};

const KINDS: Readonly<Record<string, () => string>> = {
  hotel: () => m.hotels_kind_hotel(),
  boutique: () => m.hotels_kind_boutique(),
  'traditional-house': () => m.hotels_kind_traditional_house(),
  'garden-hotel': () => m.hotels_kind_garden_hotel(),
  caravanserai: () => m.hotels_kind_caravanserai(),
  apartment: () => m.hotels_kind_apartment(),
  'guest-house': () => m.hotels_kind_guest_house(),
};

/** Label of a kind, as in the address or the contract. */
export const kindName = (kind: string): string => own(KINDS, kind.replaceAll(' ', '-'))?.() ?? kind;

export const starsName = (stars: number): string =>
  stars > 0 ? m.hotels_stars({ count: stars }) : m.hotels_stars_none();

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
