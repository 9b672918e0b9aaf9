import { fromPromise } from 'xstate';
import type { RunKind } from '#domain/transport/runs/search.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import { transportRunMachine } from '#machines/transport/transport-run/machine.ts';
import type { HeldPlaces, HoldPlacesInput, TakenNow } from '#machines/transport/transport-run/types.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

/** Which class of which run on which day, and the infants, who have no place. */
export type RunToHold = {
  readonly kind: RunKind;
  readonly number: string;
  readonly day: string;
  readonly class: string;
  readonly infants: number;
  /** The order that ends with the new one; null: none. */
  readonly replaces: string | null;
};

/** The plan of a run with its operations. */
export const wiredTransportRun = (api: Api, { kind, number, day, replaces, ...asked }: RunToHold) =>
  transportRunMachine.provide({
    actors: {
      holdPlaces: fromPromise<HeldPlaces, HoldPlacesInput>(
        ({ input: { choice, shownTotal, acceptedTotal, idempotencyKey } }) =>
          unwrap(
            api.POST('/transport/runs/holds', {
              params: { header: { 'Idempotency-Key': idempotencyKey } },
              body: {
                ...{ kind, number, day, ...asked },
                ...{ places: [...choice], shownTotal, ...(acceptedTotal ? { acceptedTotal } : {}) },
                ...(replaces === null ? {} : { replacesOrderId: replaces }),
              },
            }),
          ),
      ),
      readTaken: fromPromise<TakenNow, Record<string, never>>(() =>
        unwrap(
          api.GET('/transport/runs/{kind}/{number}/{day}', {
            params: { path: { kind, number, day }, query: replaces === null ? {} : { replaces } },
          }),
        ),
      ),
    } satisfies ActorsOf<typeof transportRunMachine>,
  });
