import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import { documentsMailMachine } from '#machines/core/documents-mail/machine.ts';
import type { DocumentsMailed } from '#machines/core/documents-mail/types.ts';
import type { OrderInput } from '#machines/core/order.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

export const wiredDocumentsMail = (api: Api) =>
  documentsMailMachine.provide({
    actors: {
      mailDocuments: fromPromise<DocumentsMailed, OrderInput>(({ input }) =>
        unwrap(api.POST('/orders/{orderId}/documents/mail', { params: { path: { orderId: input.orderId } } })),
      ),
    } satisfies ActorsOf<typeof documentsMailMachine>,
  });
