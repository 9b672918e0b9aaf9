import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import { tourAskMachine } from '#machines/tours/tour-ask/machine.ts';
import type { AskedTour, AskTourInput } from '#machines/tours/tour-ask/types.ts';
import type { components } from '#openapi/generated/types.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

/** `held` is read when the question is sent. */
export const wiredTourAsk = (
  api: Api,
  held: { readonly current: components['schemas']['ToursInquiryRequest'] | null },
) =>
  tourAskMachine.provide({
    actors: {
      askTour: fromPromise<AskedTour, AskTourInput>(async ({ input: { idempotencyKey } }) => {
        if (!held.current) throw new Error('A question has a wish');
        return unwrap(
          api.POST('/tours/inquiries', {
            params: { header: { 'Idempotency-Key': idempotencyKey } },
            body: held.current,
          }),
        );
      }),
    } satisfies ActorsOf<typeof tourAskMachine>,
  });
