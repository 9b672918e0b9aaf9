import type { PlaceTag } from '#domain/country/places.ts';
import { m } from '#src/copy/generated/messages.js';

export const TAG_WORDS: Readonly<Record<PlaceTag, () => string>> = {
  classic: m.places_tag_classic,
  unesco: m.places_tag_unesco,
  ancient: m.places_tag_ancient,
  nature: m.places_tag_nature,
  desert: m.places_tag_desert,
  beach: m.places_tag_beach,
  'visa-free': m.places_tag_visafree,
  food: m.places_tag_food,
  village: m.places_tag_village,
  capital: m.places_tag_capital,
  museums: m.places_tag_museums,
  pilgrimage: m.places_tag_pilgrimage,
  bazaar: m.places_tag_bazaar,
  port: m.places_tag_port,
  mountain: m.places_tag_mountain,
};
