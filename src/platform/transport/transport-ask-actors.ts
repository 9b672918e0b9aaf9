import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import { transportAskMachine } from '#machines/transport/transport-ask/machine.ts';
import type { AskedTransport, AskTransportInput } from '#machines/transport/transport-ask/types.ts';
import type { components } from '#openapi/generated/types.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

export type TransportQuestion = components['schemas']['TransportInquiryRequest'];

/** `held` is read when the question is sent. */
export const wiredTransportAsk = (api: Api, held: { readonly current: TransportQuestion | null }) =>
  transportAskMachine.provide({
    actors: {
      askTransport: fromPromise<AskedTransport, AskTransportInput>(async ({ input: { idempotencyKey } }) => {
        if (!held.current) throw new Error('A question has a wish');
        return unwrap(
          api.POST('/transport/inquiries', {
            params: { header: { 'Idempotency-Key': idempotencyKey } },
            body: held.current,
          }),
        );
      }),
    } satisfies ActorsOf<typeof transportAskMachine>,
  });
