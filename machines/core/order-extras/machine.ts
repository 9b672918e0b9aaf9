import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Money } from '#domain/core/money.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import { formParts, formStates } from '#machines/core/form-parts.ts';
import type { OrderInput } from '#machines/core/order.ts';
import type { OrderExtrasContext, OrderExtrasEvent, OrderExtrasInput } from '#machines/core/order-extras/types.ts';

/**
 * The price options at review: a discount code and the account balance. A balance that cannot be read is not offered,
 * and nothing else waits for it.
 */
export const orderExtrasMachine = setup({
  types: {} as { input: OrderExtrasInput; context: OrderExtrasContext; events: OrderExtrasEvent },
  actors: {
    applyDiscount: requestActor<void, OrderInput>('applyDiscount'),
    removeDiscount: requestActor<void, OrderInput>('removeDiscount'),
    readBalance: requestActor<Money, void>('readBalance'),
  },
  actions: {
    setNews: assign((_, { news }: { news: 'applied' | 'removed' }) => ({ news })),
    forgetNews: assign({ news: null, problem: null, faults: [] }),
    setBalance: assign((_, { balance }: { balance: Money }) => ({ balance })),
    forgetBalance: assign({ balance: null, isBalanceUsed: false }),
    setUsed: assign((_, { isUsed }: { isUsed: boolean }) => ({ isBalanceUsed: isUsed })),
    setSignedIn: assign((_, { isSignedIn }: { isSignedIn: boolean }) => ({ isSignedIn })),
  },
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
    hasMoney: (_, { balance }: { balance: Money }) => balance.amount > 0,
  },
})
  .extend(formParts<OrderExtrasContext, OrderExtrasEvent>())
  .createMachine({
    id: 'orderExtras',
    context: ({ input }) => ({ ...input, ...UNTOUCHED, balance: null, isBalanceUsed: false, news: null }),
    type: 'parallel',
    states: {
      discount: {
        initial: 'asking',
        states: {
          asking: {
            on: {
              'discount.apply': [
                {
                  guard: { type: 'hasFaults', params: ({ event }) => event },
                  target: '.invalid',
                  actions: ['forgetNews', { type: 'setFaults', params: ({ event }) => event }],
                },
                { target: 'applying', actions: 'forgetNews' },
              ],
              'discount.remove': { target: 'removing', actions: 'forgetNews' },
            },
            initial: 'idle',
            states: formStates,
          },
          applying: {
            invoke: {
              id: 'applyDiscount',
              src: 'applyDiscount',
              input: ({ context }) => ({ orderId: context.orderId }),
              onDone: { target: 'asking', actions: { type: 'setNews', params: { news: 'applied' } } },
              onError: {
                target: 'asking',
                actions: { type: 'setProblem', params: asProblem },
              },
            },
          },
          removing: {
            invoke: {
              id: 'removeDiscount',
              src: 'removeDiscount',
              input: ({ context }) => ({ orderId: context.orderId }),
              onDone: { target: 'asking', actions: { type: 'setNews', params: { news: 'removed' } } },
              onError: {
                target: 'asking',
                actions: { type: 'setProblem', params: asProblem },
              },
            },
          },
        },
      },
      balance: {
        initial: 'arriving',
        on: {
          'account.change': { target: '.arriving', actions: { type: 'setSignedIn', params: ({ event }) => event } },
        },
        states: {
          arriving: { always: [{ guard: 'isSignedIn', target: 'loading' }, { target: 'hidden' }] },
          loading: {
            invoke: {
              id: 'readBalance',
              src: 'readBalance',
              onDone: [
                {
                  guard: { type: 'hasMoney', params: ({ event }) => ({ balance: event.output }) },
                  target: 'offered',
                  actions: { type: 'setBalance', params: ({ event }) => ({ balance: event.output }) },
                },
                { target: 'hidden' },
              ],
              onError: 'hidden',
            },
          },
          offered: {
            on: {
              'balance.use': { actions: { type: 'setUsed', params: ({ event }) => event } },
              // The balance was spent elsewhere.
              'balance.refresh': 'loading',
            },
          },
          hidden: { entry: 'forgetBalance' },
        },
      },
    },
  });

export type OrderExtrasSnapshot = SnapshotFrom<typeof orderExtrasMachine>;
