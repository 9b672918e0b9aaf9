import { MINUTE_MS } from '#domain/core/time.ts';
import type { SoldWay, WayEnd, WayKind, WayOffer } from '#domain/country/sold-way.ts';
import type { TransferPrices } from '#domain/transport/wish.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
export type DoorWay = Schemas['DoorWay'];
export type DoorOffer = Schemas['DoorOffer'];
export type DoorPart = Schemas['DoorPart'];

/** In the order in which they are drawn. */
const KINDS: readonly WayKind[] = ['plane', 'train', 'bus', 'car'];

/** How long it takes from a city to an end of a way, in minutes: 0 at the door; null where no source says it. */
export type MinutesTo = (end: WayEnd, city: string) => number | null;

/**
 * The longest usual drive between an airport and its city, in minutes, by the list of transfers that are sold: the safe
 * one of the range that each zone of the city has. How far stations and terminals are from a hotel has no source.
 *
 * @param city its name in the list, such as Shiraz; "Shiraz, north" is a part of it.
 */
export function minutesToAirport({ airports }: Pick<TransferPrices, 'airports'>, code: string, city: string) {
  const zones = airports.find(({ airport }) => airport === code)?.zones ?? [];
  const inCity = zones.filter(({ toAirport, en }) => toAirport === null && (en === city || en.startsWith(`${city},`)));
  return inCity.length === 0 ? null : Math.max(...inCity.map(({ minutes: [, longest = 0] }) => longest));
}

/** `minutesToAirport` for both ends of a way; nothing is known without a list. */
export const minutesBy =
  (prices: Pick<TransferPrices, 'airports'> | null): MinutesTo =>
  (end, city) => {
    if (end.at === 'door') return 0;
    return prices && end.at === 'airport' ? minutesToAirport(prices, end.code, city) : null;
  };

type Cities = { readonly from: string; readonly to: string };

/** All ways, each from door to door as far as it is known. */
export const fromDoorToDoor = (ways: readonly SoldWay[], cities: Cities, minutesTo: MinutesTo): DoorWay[] =>
  KINDS.flatMap((kind) => ways.filter((way) => way.kind === kind)).map(({ offer, ...way }) => ({
    ...way,
    offer: offer && offerOf(offer, cities, minutesTo),
  }));

/** An offer with what comes before and after the ride. What is not known is left out, and then it is not whole. */
function offerOf({ earlyMinutes, from, to, ...offer }: WayOffer, cities: Cities, minutesTo: MinutesTo): DoorOffer {
  const [there, onwards] = [minutesTo(from, cities.from), minutesTo(to, cities.to)];
  const { departsAt, arrivesAt } = offer;
  const early = from.at === 'door' ? 0 : earlyMinutes;
  const isThereAt = departsAt - (early ?? 0) * MINUTE_MS;
  const leavesAt = isThereAt - (there ?? 0) * MINUTE_MS;
  const thereAt = arrivesAt + (onwards ?? 0) * MINUTE_MS;
  const parts: readonly DoorPart[] = [
    { what: 'there', from: leavesAt, until: isThereAt },
    { what: 'early', from: isThereAt, until: departsAt },
    { what: 'ride', from: departsAt, until: arrivesAt },
    { what: 'onwards', from: arrivesAt, until: thereAt },
  ];
  return {
    ...{ ...offer, from: nameOf(from), to: nameOf(to) },
    ...{ leavesAt, thereAt, parts: parts.filter((part) => part.until > part.from) },
    isWhole: there !== null && onwards !== null && early !== null,
  };
}

const nameOf = (end: WayEnd): string => (end.at === 'door' ? '' : end.name);

/** From the first door to the last, in minutes. */
export const wholeMinutes = ({ leavesAt, thereAt }: Pick<DoorOffer, 'leavesAt' | 'thereAt'>): number =>
  Math.round((thereAt - leavesAt) / MINUTE_MS);
