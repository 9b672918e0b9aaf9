import type { Operation } from '#server/contract.ts';
import { openPassport } from '#server/db/passports.ts';
import { peopleShown } from '#server/orders/authority.ts';
import { findOwnOrder, passengersOf } from '#server/orders/read-order.ts';

/** The stored passengers; full passport numbers only until the order is paid. */
export const readPassengers: Operation<'readPassengers'> = async ({ path, who, deps }) => {
  const { db, config } = deps;
  const now = deps.now();
  const order = await findOwnOrder(deps, path.orderId, who, now);
  const { isTold, seesPassport } = await peopleShown(db, order, who, now);
  const passengers = await passengersOf(db, order.id);
  return {
    status: 200,
    body: passengers.map((passenger) => {
      const isWhole = passenger.passport_sealed !== '' && seesPassport(passenger);
      return {
        birthDate: isTold ? passenger.birth_on : null,
        passportNumber: isWhole
          ? openPassport(config, order.id, passenger.position, passenger.passport_sealed)
          : passenger.passport_masked,
        isWhole,
        // Not all products ask for a passport.
        passportCountry: (isTold && passenger.passport_country) || null,
        passportExpiry: isTold ? passenger.passport_expires_on : null,
      };
    }),
  };
};
