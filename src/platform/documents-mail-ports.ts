import { fromPromise } from 'xstate';
import { documentsMailMachine } from '#machines/documents-mail/machine.ts';
import type { DocumentsMailed } from '#machines/documents-mail/types.ts';
import type { OrderInput } from '#machines/shared/order.ts';
import type { PortsOf } from '#machines/shared/ports.ts';
import { unwrap } from '#src/platform/api.ts';
import type { Api } from '#src/platform/api-client.ts';

export const wiredDocumentsMail = (api: Api) =>
  documentsMailMachine.provide({
    actors: {
      mailDocuments: fromPromise<DocumentsMailed, OrderInput>(({ input }) =>
        unwrap(api.POST('/orders/{orderId}/documents/mail', { params: { path: { orderId: input.orderId } } })),
      ),
    } satisfies PortsOf<typeof documentsMailMachine>,
  });
