import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';

type Item = components['schemas']['TourItem'];
type Eats = components['schemas']['TourNeeds']['people'][number]['eats'];

/** "Tehran (IKA) to Shiraz (SYZ), 7 nights"; where a day ends as it began, that place alone. */
export function wayWords({ from, to, nights }: Pick<Item, 'from' | 'to' | 'nights'>): string {
  if (nights === 0 && from === to) return from;
  return nights > 0 ? m.tours_way_nights({ from, to, count: nights }) : m.tours_way_day({ from, to });
}

/** "1 twin room, 1 own room"; null for a day tour. */
export function roomWords({ rooms }: Pick<Item, 'rooms'>): string | null {
  if (!rooms) return null;
  const { double, twin, own, shared } = rooms;
  return [
    double > 0 ? m.tours_room_double({ count: double }) : null,
    twin > 0 ? m.tours_room_twin({ count: twin }) : null,
    own > 0 ? m.tours_room_own({ count: own }) : null,
    shared > 0 ? m.tours_room_shared({ count: shared }) : null,
  ]
    .filter((text) => text !== null)
    .join(', ');
}

const EATS: Readonly<Record<Eats, () => string>> = {
  '': m.tours_eats_all,
  vegetarian: m.tours_eats_vegetarian,
  vegan: m.tours_eats_vegan,
  noGluten: m.tours_eats_no_gluten,
  noPork: m.tours_eats_no_pork,
};
export const eatsWords = (eats: Eats): string => EATS[eats]();

/** Places of a group that an order takes: everybody of two and older who has not left. */
export const ownPlaces = ({ persons }: Pick<Item, 'persons'>): number =>
  persons.filter(({ ageClass, hasLeft }) => ageClass !== 'infant' && !hasLeft).length;

/** That its departure runs; with nobody else in it, that is said too. */
export const certainWords = ({ item }: { readonly item: Item }): string =>
  item.group > ownPlaces(item) ? m.tours_certain() : m.tours_certain_alone();
