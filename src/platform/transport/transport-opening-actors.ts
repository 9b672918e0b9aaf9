import { fromPromise } from 'xstate';
import type { RunSearch } from '#domain/transport/runs/search.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import { transportOpeningMachine } from '#machines/transport/transport-opening/machine.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

/** `email` is read when it is asked. */
export const wiredTransportOpening = (
  api: Api,
  { kind, ...day }: Pick<RunSearch, 'kind' | 'from' | 'to' | 'day'>,
  email: { readonly current: string },
) =>
  transportOpeningMachine.provide({
    actors: {
      tellOpening: fromPromise<void, Record<string, never>>(async () => {
        await unwrap(
          api.POST('/transport/runs/{kind}/openings', {
            params: { path: { kind } },
            body: { ...day, email: email.current },
          }),
        );
      }),
    } satisfies ActorsOf<typeof transportOpeningMachine>,
  });
