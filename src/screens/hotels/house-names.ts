import { own } from '#domain/core/own.ts';
import { m } from '#src/copy/generated/messages.js';

const KINDS: Readonly<Record<string, () => string>> = {
  hotel: () => m.hotels_kind_hotel(),
  boutique: () => m.hotels_kind_boutique(),
  'traditional-house': () => m.hotels_kind_traditional_house(),
  'garden-hotel': () => m.hotels_kind_garden_hotel(),
  caravanserai: () => m.hotels_kind_caravanserai(),
  apartment: () => m.hotels_kind_apartment(),
  'guest-house': () => m.hotels_kind_guest_house(),
};

/** A kind of house, as the URL or the contract writes it. */
export const kindName = (kind: string): string => own(KINDS, kind.replaceAll(' ', '-'))?.() ?? kind;

export const starsName = (stars: number): string =>
  stars > 0 ? m.hotels_stars({ count: stars }) : m.hotels_stars_none();
