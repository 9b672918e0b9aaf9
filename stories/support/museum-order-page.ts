import { documentsMailViews } from '#machines/core/documents-mail/fixtures.ts';
import { orderCancelViews } from '#machines/core/order-cancel/fixtures.ts';
import { frozenClock } from './clock.ts';
import { museumDocuments, museumOrderSlots } from './museum.tsx';

const nothing = () => {};

/** The order page of museum tickets at rest; a story gives the order. */
export const museumOrderPage = {
  slots: museumOrderSlots,
  documents: museumDocuments,
  cancel: orderCancelViews.idle,
  mail: documentsMailViews.idle,
  sendMail: nothing,
  clock: frozenClock,
  send: nothing,
  onVerify: nothing,
};
