import { ageClassOn } from '#domain/core/ages.ts';
import { euro } from '#domain/core/money.ts';
import { dayOf } from '#domain/core/time.ts';
import { cancellationOfPeople } from '#domain/flights/flight-cancellation.ts';
import { partyProblems } from '#domain/flights/flight-search.ts';
import type { PassengerRow } from '#server/orders/order-row.ts';
import type { Product } from '#server/orders/product.ts';
import { type FlightDetail, faresOf, protectionOf, spanOf } from '#server/products/flights/detail.ts';
import { changeSeats } from '#server/products/flights/stock.ts';

// A ticket is one person's for all flights of the order, so the part that can be cancelled is a person.

type Parts = NonNullable<Product<FlightDetail>['cancellation']['parts']>;

export const quotePeople: Parts['quote'] = async ({ detail, discount, protection }, { papers, people }, now) => {
  if (now >= spanOf(detail).startsAt) return null;
  const leaving = papers.flatMap(({ person }) => person ?? []);
  const sold = {
    legs: detail.legs,
    lines: faresOf(detail, people),
    discount: euro(discount),
    protection: protectionOf({ detail, protection }),
  };
  const fares = people.map((person) =>
    detail.legs.map(({ flight, prices }) => prices[classOf(person, flight.departsAt)].amount),
  );
  const { lines, ...cancellation } = cancellationOfPeople(sold, fares, leaving, now);
  return { ...cancellation, lines: lines.map(({ path, ...line }) => ({ part: path, ...line })) };
};

export const unsellPeople: Parts['unsell'] = async (db, detail, { papers, people }) => {
  const leaving = people.filter(({ position }) => papers.some(({ person }) => person === position));
  await changeSeats(
    db,
    detail.legs.map(({ fareId, flight }) => {
      const seats = leaving.filter((person) => classOf(person, flight.departsAt) !== 'infant').length;
      return { fareId, held: 0, sold: -seats };
    }),
  );
  return { detail, left: [] };
};

/** Flight orders have a birth date for each person until their data are erased, which is after the flights. */
const classOf = ({ birth_on }: PassengerRow, departsAt: number) => ageClassOn(birth_on ?? '', dayOf(departsAt));

/** No child stays without an adult, and no infant without one of its own, on any flight (fare rules). */
export const mayStay: Parts['mayStay'] = ({ legs }, people) =>
  legs.every(({ flight }) => {
    const party = { adult: 0, child: 0, infant: 0 };
    for (const person of people) party[classOf(person, flight.departsAt)] += 1;
    return Object.keys(partyProblems(party)).length === 0;
  });
