import { type AgeClass, ageClassOn } from '#domain/core/ages.ts';
import { euro } from '#domain/core/money.ts';
import { dayOf } from '#domain/core/time.ts';
import {
  keptLines,
  type OrderLeg,
  PROTECTION,
  type PriceLine,
  priceLines,
  protectionPrice,
} from '#domain/flights/fares.ts';
import type { components } from '#openapi/generated/types.ts';
import { type OrderOf, orderOf, type PassengerRow } from '#server/orders/order-row.ts';

export const FLIGHTS = 'flights';

/** The sold flights; later changes of the timetable do not affect them. */
export type FlightDetail = {
  readonly type: 'oneWay' | 'twoWay';
  readonly adult: number;
  readonly child: number;
  readonly infant: number;
  readonly legs: readonly HeldLeg[];
  /** Letters of names that were corrected so far, by position: a name is not changed in small steps to another one. */
  readonly corrected?: Readonly<Record<number, number>>;
};

export type HeldLeg = OrderLeg & {
  readonly fareId: string;
  /** Seats taken on this leg: an infant that turns two before the return needs its own seat there. */
  readonly seats: number;
  /** What fares of flights before this one kept when the leg was moved, in cents of EUR. */
  readonly kept?: number;
};

export const asFlights = orderOf<FlightDetail>(FLIGHTS);

/** From the first departure to the last landing (epoch ms). */
export const spanOf = ({ legs }: FlightDetail): { readonly startsAt: number; readonly endsAt: number } => ({
  startsAt: Math.min(...legs.map(({ flight }) => flight.departsAt)),
  endsAt: Math.max(...legs.map(({ flight }) => flight.arrivesAt)),
});

/** Flight orders store a birth date for each passenger. */
export const birthDaysOf = (people: readonly Pick<PassengerRow, 'birth_on'>[]): string[] =>
  people.flatMap(({ birth_on }) => birth_on ?? []);

export const faresOf = (detail: FlightDetail, people: readonly PassengerRow[]): PriceLine[] => [
  ...priceLines(detail.legs, detail, birthDaysOf(people)),
  ...keptLines(detail.legs),
];

/** Of each person, by leg. */
export const fareClassesOf = (
  { legs }: FlightDetail,
  people: readonly Pick<PassengerRow, 'birth_on'>[],
): AgeClass[][] =>
  birthDaysOf(people).map((birthDay) => legs.map(({ flight }) => ageClassOn(birthDay, dayOf(flight.departsAt))));

export const itemOf = (
  { detail, fares, protection }: OrderOf<FlightDetail>,
  people: readonly PassengerRow[],
): components['schemas']['FlightItem'] => ({
  type: detail.type,
  adult: detail.adult,
  child: detail.child,
  infant: detail.infant,
  // Omits the fields that only the stock needs.
  legs: detail.legs.map(({ path, flight, fare, prices, moved }) => ({
    path,
    flight,
    fare,
    prices,
    ...(moved ? { moved } : {}),
  })),
  fareClasses: fareClassesOf(detail, people),
  // A change moves the fares; what was paid for the protection stays.
  protection: {
    price: protection > 0 ? euro(protection) : protectionPrice(euro(fares)),
    ...protectionOf({ detail, protection }),
  },
});

export const protectionOf = ({ detail, protection }: Pick<OrderOf<FlightDetail>, 'detail' | 'protection'>) => ({
  refundPercent: PROTECTION.refundPercent,
  untilAt: spanOf(detail).startsAt - PROTECTION.endsBeforeMs,
  isChosen: protection > 0,
});
