import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import { inquiryAddressMachine } from '#machines/core/inquiry-address/machine.ts';
import type { LeaveAddressInput } from '#machines/core/inquiry-address/types.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

/** `onLeft`: shows the inquiry with its address. */
export const wiredInquiryAddress = (api: Api, onLeft: (email: string) => void) =>
  inquiryAddressMachine.provide({
    actors: {
      leaveAddress: fromPromise<void, LeaveAddressInput>(async ({ input: { inquiryId, email } }) => {
        const kept = await unwrap(
          api.PUT('/inquiries/{inquiryId}/email', { params: { path: { inquiryId } }, body: { email } }),
        );
        onLeft(kept.email);
      }),
    } satisfies ActorsOf<typeof inquiryAddressMachine>,
  });
