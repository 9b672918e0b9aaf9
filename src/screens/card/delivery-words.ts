import type { Delivery } from '#domain/card/delivery.ts';
import { m } from '#src/copy/generated/messages.js';

const NAMES: Readonly<Record<Delivery, () => string>> = {
  desk: m.card_way_desk,
  hotel: m.card_way_hotel,
  europe: m.card_way_europe,
  turkey_gulf_caucasus: m.card_way_turkey,
  asia_pacific: m.card_way_asia,
  africa_latin_america: m.card_way_africa,
};

/** "Your hotel in Iran", "Home in Europe". */
export const deliveryName = (delivery: Delivery): string => NAMES[delivery]();
