import { sql, type Transaction } from 'kysely';
import { ageClassOn } from '#domain/ages.ts';
import { emailText } from '#domain/contact.ts';
import { priceLines } from '#domain/fares.ts';
import { sum } from '#domain/money.ts';
import { type PassengerDetails, passengerProblems } from '#domain/passengers.ts';
import { ProblemError } from '#domain/problem.ts';
import { dayOf } from '#domain/time.ts';
import { withSavedPassports } from '#server/accounts/passengers.ts';
import type { Config } from '#server/config.ts';
import type { Operation } from '#server/contract.ts';
import type { HeldLeg, Tables } from '#server/db/database.ts';
import { adoptOrder } from '#server/orders/adopt.ts';
import { requireMayChange } from '#server/orders/authority.ts';
import { typists } from '#server/orders/draft.ts';
import { forgetProofs } from '#server/orders/mailbox-proof.ts';
import { maskPassport, sealPassport } from '#server/orders/passports.ts';
import { pricedAt } from '#server/orders/price.ts';
import { findOwnOrder, lockOrder, type OrderRow, toOrder } from '#server/orders/read-order.ts';
import { requireAllowed, transition } from '#server/orders/transition.ts';
import { changeSeats } from '#server/products/flights/stock.ts';

/** Checks the passengers against the flights and sets them; fares and seats follow the ages on each leg. */
export const submitPassengers: Operation<'submitPassengers'> = async ({ path, body, who, deps }) => {
  const now = deps.now();
  const { id } = await findOwnOrder(deps, path.orderId, who, now);
  const answer = await deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    requireAllowed('submitPassengers', order.status);
    await requireMayChange(tx, order, who, now);
    const asked = { accountId: who.accountId, config: deps.config };
    const details = { ...body, passengers: await withSavedPassports(tx, body.passengers, asked) };
    const typistOf = await typists(tx, order, { config: deps.config, who });
    const typedBy = body.passengers.map(({ passportNumber }) =>
      passportNumber.trim() === '' ? null : typistOf(passportNumber),
    );
    requireCorrect(details, order, now);
    await setPassengers(tx, deps.config, order, details, typedBy);
    await setFares(tx, order, details);
    if (order.email?.toLowerCase() !== emailText(details.email).toLowerCase()) await forgetProofs(tx, id, who);
    if (order.status === 'held') await transition(tx, id, 'submitPassengers', 'awaitingPayment', now);
    await adoptOrder(tx, order, who);
    return toOrder(tx, await lockOrder(tx, id), now, who);
  });
  return { status: 200, body: answer };
};

function requireCorrect(details: PassengerDetails, { detail }: OrderRow, now: number): void {
  const days = detail.legs.map(({ flight }) => dayOf(flight.departsAt));
  const count = (ageClass: string) => details.passengers.filter((passenger) => passenger.ageClass === ageClass).length;
  const isParty = (['adult', 'child', 'infant'] as const).every((ageClass) => count(ageClass) === detail[ageClass]);
  const fields = {
    ...(isParty ? {} : { passengers: 'invalid' as const }),
    ...passengerProblems(details, { days, today: dayOf(now) }),
  };
  if (Object.keys(fields).length === 0) return;
  throw new ProblemError(422, { code: 'invalid_details', message: 'Some details must be corrected.', fields });
}

async function setPassengers(
  tx: Transaction<Tables>,
  config: Config,
  { id }: OrderRow,
  { passengers }: PassengerDetails,
  typedBy: readonly (string | null)[],
): Promise<void> {
  await tx.deleteFrom('passenger').where('order_id', '=', id).execute();
  await tx
    .insertInto('passenger')
    .values(
      passengers.map((passenger, position) => {
        const number = passenger.passportNumber.trim().toUpperCase();
        return {
          order_id: id,
          position,
          age_class: passenger.ageClass,
          title: passenger.title === 'MR' ? ('MR' as const) : ('MS' as const),
          first_name: passenger.firstName.trim(),
          last_name: passenger.lastName.trim(),
          birth_on: passenger.birthDate,
          nationality: passenger.nationality,
          passport_country: passenger.passportCountry,
          passport_expires_on: passenger.passportExpiry,
          passport_sealed: sealPassport(config, id, position, number),
          passport_masked: maskPassport(number),
          typed_by: typedBy[position] ?? null,
          ticket_number: null,
        };
      }),
    )
    .execute();
}

/** At the unit prices of the hold, by the ages on each leg (fare rules: ageRule). */
async function setFares(tx: Transaction<Tables>, order: OrderRow, details: PassengerDetails): Promise<void> {
  const birthDays = details.passengers.map(({ birthDate }) => birthDate);
  const legs = await seatEverybody(tx, order.detail.legs, birthDays);
  const lines = priceLines(legs, order.detail, birthDays);
  const fares = sum(
    lines.map((line) => line.sum),
    'EUR',
  );
  await tx
    .updateTable('orders')
    .set({
      detail: JSON.stringify({ ...order.detail, legs }),
      ...(await pricedAt(tx, order, fares)),
      email: emailText(details.email),
      phone: details.phone.trim(),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', order.id)
    .execute();
}

/** An infant that turns two before the way back sits in a seat of its own there. */
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
