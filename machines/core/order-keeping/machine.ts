import { type SnapshotFrom, setup } from 'xstate';
import { requestActor } from '#machines/core/actors.ts';
import type { OrderKeepingEvent, WhoseOrder } from '#machines/core/order-keeping/types.ts';

/**
 * Moves an order into the account of the person who signs in beside it. If that is refused, and after a sign-out, the
 * order is read again, because another owner sees another order.
 */
export const orderKeepingMachine = setup({
  types: {} as { events: OrderKeepingEvent },
  actors: {
    keepOrder: requestActor<void, void>('keepOrder'),
    readOrder: requestActor<void, void>('readOrder'),
  },
  guards: {
    isToKeep: (_, { isSignedIn, isInAccount }: WhoseOrder) => isSignedIn && !isInAccount,
    isSignedIn: (_, { isSignedIn }: WhoseOrder) => isSignedIn,
  },
}).createMachine({
  id: 'orderKeeping',
  initial: 'apart',
  on: {
    'account.change': [
      { guard: { type: 'isToKeep', params: ({ event }) => event }, target: '.signedIn.keeping' },
      { guard: { type: 'isSignedIn', params: ({ event }) => event }, target: '.signedIn' },
    ],
  },
  states: {
    apart: {
      description: 'Nobody is signed in, or nothing was heard of it yet: the order stays with its browser.',
    },
    signedIn: {
      initial: 'kept',
      on: {
        'account.change': [
          { guard: { type: 'isToKeep', params: ({ event }) => event }, target: '.keeping' },
          { guard: { type: 'isSignedIn', params: ({ event }) => event }, target: '.kept' },
          { target: 'leaving' },
        ],
      },
      states: {
        keeping: { invoke: { id: 'keepOrder', src: 'keepOrder', onDone: 'kept', onError: 'refused' } },
        refused: { invoke: { id: 'readRefused', src: 'readOrder', onDone: 'notKept', onError: 'notKept' } },
        notKept: {},
        kept: {},
      },
    },
    leaving: {
      // Without an answer the page keeps what it has.
      invoke: { id: 'readLeft', src: 'readOrder', onDone: 'apart', onError: 'apart' },
    },
  },
});

export type OrderKeepingSnapshot = SnapshotFrom<typeof orderKeepingMachine>;
