import { fromPromise } from 'xstate';
import type { ContactDraft } from '#domain/core/contact-message.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import { contactMachine } from '#machines/core/contact/machine.ts';
import type { KeptMessage, SendMessageInput } from '#machines/core/contact/types.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import { forgetContact } from '#src/platform/core/messages/contact-draft.ts';

/** `held` is read when the message is sent. `orderId`: the order that it is about. */
export const wiredContact = (api: Api, held: { readonly current: ContactDraft }, orderId: string | undefined) =>
  contactMachine.provide({
    actors: {
      sendMessage: fromPromise<KeptMessage, SendMessageInput>(async ({ input }) => {
        const kept = await unwrap(
          api.POST('/contact', {
            params: { header: { 'Idempotency-Key': input.idempotencyKey } },
            body: { ...held.current, ...(orderId && { orderId }) },
          }),
        );
        forgetContact(tabStorage());
        return kept;
      }),
    } satisfies ActorsOf<typeof contactMachine>,
  });
