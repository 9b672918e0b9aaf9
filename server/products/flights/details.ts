import type { Transaction } from 'kysely';
import { ageClassOn } from '#domain/core/ages.ts';
import { sum } from '#domain/core/money.ts';
import { type PassengerDetails, passengerProblems } from '#domain/core/passengers.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { dayOf } from '#domain/core/time.ts';
import { priceLines } from '#domain/flights/fares.ts';
import type { Tables } from '#server/db/database.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import type { Priced } from '#server/orders/product.ts';
import type { FlightDetail, HeldLeg } from '#server/products/flights/detail.ts';
import { changeSeats } from '#server/products/flights/stock.ts';

/** Requires the people of the search, each with the data an airline needs. */
export function checkPassengers({ detail }: OrderOf<FlightDetail>, details: PassengerDetails, now: number) {
  const days = detail.legs.map(({ flight }) => dayOf(flight.departsAt));
  const count = (ageClass: string) => details.passengers.filter((passenger) => passenger.ageClass === ageClass).length;
  const isParty = (['adult', 'child', 'infant'] as const).every((ageClass) => count(ageClass) === detail[ageClass]);
  return {
    ...(isParty ? {} : { passengers: 'invalid' as const }),
    ...passengerProblems(details, { days, today: dayOf(now) }),
  };
}

/** Unit prices of the hold, by the age class on each leg (fare rules: ageRule). */
export async function faresFor(
  tx: Transaction<Tables>,
  { detail }: OrderOf<FlightDetail>,
  details: PassengerDetails,
): Promise<Priced<FlightDetail>> {
  const birthDays = details.passengers.map(({ birthDate }) => birthDate);
  const legs = await seatEverybody(tx, detail.legs, birthDays);
  const lines = priceLines(legs, detail, birthDays);
  return {
    detail: { ...detail, legs },
    fares: sum(
      lines.map((line) => line.sum),
      'EUR',
    ),
  };
}

/** An infant that turns two before the return gets its own seat there. */
async function seatEverybody(
  tx: Transaction<Tables>,
  legs: readonly HeldLeg[],
  birthDays: readonly string[],
): Promise<HeldLeg[]> {
  const needed = legs.map((leg) => {
    const day = dayOf(leg.flight.departsAt);
    return { ...leg, seats: birthDays.filter((birthDay) => ageClassOn(birthDay, day) !== 'infant').length };
  });
  const more = needed.map(({ fareId, seats }, index) => ({ fareId, held: seats - (legs[index]?.seats ?? 0), sold: 0 }));
  const refused = await changeSeats(tx, more);
  const lost = legs.find(({ fareId }) => refused.includes(fareId));
  if (!lost) return needed;
  const message = 'There is no seat left for the child that turns two before this flight.';
  throw new ProblemError(409, { code: 'sold_out', message, leg: lost.path });
}
