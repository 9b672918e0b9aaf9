import { fromPromise } from 'xstate';
import type { SavedPassengerInput } from '#domain/accounts/saved-passengers.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import { passengersSavingMachine } from '#machines/core/passengers-saving/machine.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

type Deps = {
  readonly api: Api;
  readonly passengers: readonly SavedPassengerInput[];
  /** Who is saved or on the way, as text; shared by all saves of a page, because one may go back and continue again. */
  readonly kept: Set<string>;
  readonly onFailed: (passenger: SavedPassengerInput) => void;
};

export function wiredPassengersSaving({ api, passengers, kept, onFailed }: Deps) {
  const save = async (body: SavedPassengerInput) => {
    const text = JSON.stringify(body);
    if (kept.has(text)) return;
    kept.add(text);
    try {
      await unwrap(api.POST('/account/passengers', { body }));
    } catch (error) {
      kept.delete(text);
      onFailed(body);
      throw error;
    }
  };
  return passengersSavingMachine.provide({
    actors: {
      savePassengers: fromPromise<void, void>(async () => {
        await Promise.all(passengers.map(save));
      }),
    } satisfies ActorsOf<typeof passengersSavingMachine>,
  });
}
