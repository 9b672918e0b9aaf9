import { fromPromise } from 'xstate';
import type { SavedPassengerInput } from '#domain/accounts/saved-passengers.ts';
import { passengerBookMachine } from '#machines/accounts/passenger-book/machine.ts';
import type { PassengerRef, SavedRef } from '#machines/accounts/passenger-book/types.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import { createDeadline } from '#machines/core/deadline.ts';
import { listSavedPassengers } from '#src/platform/accounts/account-queries.ts';
import { type ProfileDeps, type TypedCode, wiredStepUp } from '#src/platform/accounts/step-up-actors.ts';
import { unwrap } from '#src/platform/core/api/api.ts';

/** Data that the machine must not hold: the form being saved and the full passport number. */
export type PassengerVault = TypedCode & { passenger: SavedPassengerInput | null; passport: string | null };

export function wiredPassengerBook(deps: ProfileDeps, vault: PassengerVault) {
  const { api, clock, refresh } = deps;
  const path = (passengerId: string) => ({ params: { path: { passengerId } } });
  return passengerBookMachine.provide({
    actors: {
      deadline: createDeadline(clock),
      stepUp: wiredStepUp(deps, vault),
      listSavedPassengers: fromPromise<void, void>(async () => {
        await listSavedPassengers(api); // the page shows what it can read, so only this call reports the failure
        await refresh();
      }),
      savePassenger: fromPromise<void, PassengerRef>(async ({ input: { passengerId } }) => {
        const body = vault.passenger;
        if (!body) return;
        if (passengerId) await unwrap(api.PUT('/account/passengers/{passengerId}', { ...path(passengerId), body }));
        else await unwrap(api.POST('/account/passengers', { body }));
        vault.passenger = null;
        await refresh();
      }),
      removeSavedPassenger: fromPromise<void, SavedRef>(async ({ input }) => {
        await unwrap(api.DELETE('/account/passengers/{passengerId}', path(input.passengerId)));
        await refresh();
      }),
      readSavedPassport: fromPromise<void, SavedRef>(async ({ input }) => {
        const { passportNumber } = await unwrap(
          api.GET('/account/passengers/{passengerId}/passport', path(input.passengerId)),
        );
        vault.passport = passportNumber;
      }),
    } satisfies ActorsOf<typeof passengerBookMachine>,
  });
}
