import { fromPromise } from 'xstate';
import type { SavedPassengerInput } from '#domain/saved-passengers.ts';
import { passengerBookMachine } from '#machines/passenger-book/machine.ts';
import type { PassengerRef, SavedRef } from '#machines/passenger-book/types.ts';
import { createDeadline } from '#machines/shared/deadline.ts';
import type { PortsOf } from '#machines/shared/ports.ts';
import { listSavedPassengers } from '#src/platform/account-queries.ts';
import { unwrap } from '#src/platform/api.ts';
import { type ProfileDeps, type TypedCode, wiredStepUp } from '#src/platform/step-up-ports.ts';

/** What the machine must not know: the form that is saved, and the number that is shown whole. */
export type PassengerVault = TypedCode & { passenger: SavedPassengerInput | null; passport: string | null };

export function wiredPassengerBook(deps: ProfileDeps, vault: PassengerVault) {
  const { api, clock, refresh } = deps;
  const path = (passengerId: string) => ({ params: { path: { passengerId } } });
  return passengerBookMachine.provide({
    actors: {
      deadline: createDeadline(clock),
      stepUp: wiredStepUp(deps, vault),
      listSavedPassengers: fromPromise<void, void>(async () => {
        await listSavedPassengers(api); // the page shows what it can read, so only this one says that it could not
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
    } satisfies PortsOf<typeof passengerBookMachine>,
  });
}
