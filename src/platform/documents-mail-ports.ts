import { fromPromise } from 'xstate';
import { documentsMailMachine } from '#machines/documents-mail/machine.ts';
import type { DocumentsMailed } from '#machines/documents-mail/types.ts';
import type { OrderInput } from '#machines/shared/order.ts';
import type { PortsOf } from '#machines/shared/ports.ts';
import { type Api, unwrap } from '#src/platform/api.ts';

export const wiredDocumentsMail = (api: Api) =>
  documentsMailMachine.provide({
    actors: {
      mailDocuments: fromPromise<DocumentsMailed, OrderInput>(({ input }) =>
        unwrap(api.POST('/orders/{orderId}/documents/mail', { params: { path: { orderId: input.orderId } } })),
      ),
    } satisfies PortsOf<typeof documentsMailMachine>,
  });
