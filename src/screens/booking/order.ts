import { airportOf, slugOf } from '#domain/airports.ts';
import type { OrderLeg } from '#domain/fares.ts';
import type { Money } from '#domain/money.ts';
import { dayOf, formatDuration, MINUTE_MS } from '#domain/time.ts';
import type { components } from '#openapi/generated/types.ts';

export type Order = components['schemas']['Order'];
export type Documents = components['schemas']['Documents'];

/** The fares alone: an order shows its total with a protection that an earlier attempt to pay had chosen. */
export const faresOf = ({ total, protection }: Order): Money =>
  protection.isChosen ? { ...total, amount: total.amount - protection.price.amount } : total;

/** Tehran days of the legs, in order: what names, ages and passports are checked against. */
export const daysOf = (order: Order): string[] => order.legs.map(({ flight }) => dayOf(flight.departsAt));

export const partySize = ({ adult, child, infant }: Order): number => adult + child + infant;

export const cityOf = (code: string): string => airportOf(code)?.city ?? code;

/** The place that travels along: the destination of the way out. */
export const placeOf = (order: Order): string => slugOf(cityOf(order.legs[0]?.flight.destination ?? ''));

/** "Mehrabad" of "Mehrabad International Airport": beside a code and a city the rest is noise. */
export const shortAirport = (code: string): string =>
  (airportOf(code)?.airport ?? code).replace(/ \(.*\)/, '').replace(/(?: International)? Airport.*$/, '');

/** The same in Persian: a clerk and a driver need no "international". */
export const airportInPersian = (code: string): string =>
  (airportOf(code)?.airportFa ?? code).replace(' بین‌المللی', '');

/** "1 h 30". */
export const durationOf = ({ flight }: OrderLeg): string =>
  formatDuration(Math.round((flight.arrivesAt - flight.departsAt) / MINUTE_MS));

/** "QB 1213", however the flight number is written. */
export const flightCode = ({ airline, flightNumber }: OrderLeg['flight']): string =>
  `${airline} ${flightNumber.replace(new RegExp(`^${airline}\\s*`), '')}`;
