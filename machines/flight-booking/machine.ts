import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { toProblem } from '#domain/problem.ts';
import { initialContext } from '#machines/flight-booking/context.ts';
import { expired } from '#machines/flight-booking/expired.ts';
import { held } from '#machines/flight-booking/held.ts';
import { listing } from '#machines/flight-booking/listing.ts';
import { flightBooking } from '#machines/flight-booking/setup.ts';

/** A domestic flight from the search to the e-ticket. */
export const flightBookingMachine = flightBooking.createMachine({
  id: 'flightBooking',
  context: initialContext,
  initial: 'arriving',
  on: {
    'search.submit': {
      target: '.results',
      reenter: true,
      // The search before it decides which of the chosen legs still stands, so it is looked at first.
      actions: [{ type: 'setSearch', params: ({ event }) => event }, 'dropOrder'],
    },
  },
  states: {
    arriving: {
      description: 'The order and the address decide where the traveller is.',
      always: [
        { guard: 'isIssued', target: 'issued' },
        { guard: 'isRefunded', target: 'refunded' },
        { guard: 'isIssuing', target: 'issuing' },
        { guard: 'isPaying', target: 'paying' },
        { guard: 'isExpired', target: 'expired' },
        { guard: 'isHolding', target: 'held', actions: 'showDecline' },
        { guard: 'isGone', target: 'leaving', actions: 'tellHoldEnded' },
        { guard: 'hasSearch', target: 'results' },
        { target: 'idle' },
      ],
    },
    idle: { description: 'Nothing was searched yet.' },
    results: listing,
    held,
    releasing: {
      invoke: {
        id: 'releaseHold',
        src: 'releaseHold',
        input: ({ context }) => ({ orderId: context.confirmInfo?.orderId ?? '' }),
        onDone: { target: 'leaving', actions: 'clearProblem' },
        // Not released is no reason to keep a traveller: the hold ends by itself.
        onError: { target: 'leaving', actions: 'clearProblem' },
      },
    },
    leaving: {
      always: [
        { guard: 'hasSearch', target: 'results', actions: 'forgetOrder' },
        { target: 'idle', actions: 'forgetOrder' },
      ],
    },
    expired,
    paying: {
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context }) => ({
          orderId: context.confirmInfo?.orderId ?? '',
          attempt: context.confirmInfo?.nextAttempt ?? 1,
          intent: context.intent,
        }),
        onDone: [
          {
            guard: {
              type: 'isRefusedWith',
              params: ({ event }) => ({ output: event.output, codes: ['hold_expired'] }),
            },
            target: 'expired',
            actions: [{ type: 'setPaymentEnd', params: ({ event }) => event.output }, 'clearProblem'],
          },
          {
            // conflict: an earlier request, whose answer was lost, opened this attempt after all.
            guard: {
              type: 'isRefusedWith',
              params: ({ event }) => ({ output: event.output, codes: ['not_allowed', 'conflict'] }),
            },
            target: 'resuming',
            actions: { type: 'setPaymentEnd', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'hasOutcome', params: ({ event }) => ({ output: event.output, outcome: 'refused' }) },
            target: 'held.review',
            actions: { type: 'setPaymentEnd', params: ({ event }) => event.output },
          },
          {
            target: 'arriving',
            actions: [
              { type: 'setPaymentEnd', params: ({ event }) => event.output },
              { type: 'showPage', params: { page: 'confirm' } },
            ],
          },
        ],
      },
      on: { 'bank.returned': { actions: 'passReturn' }, 'payment.leave': { actions: 'passLeave' } },
    },
    issuing: {
      entry: { type: 'showPage', params: { page: 'issue' } },
      invoke: {
        id: 'orderIssue',
        src: 'orderIssue',
        // `issuing` is entered with an order only; the guard before it says so.
        input: ({ context }) => ({ order: context.confirmInfo as NonNullable<typeof context.confirmInfo> }),
        onDone: { target: 'arriving', actions: { type: 'setOrder', params: ({ event }) => event.output } },
      },
    },
    issued: { entry: { type: 'showPage', params: { page: 'issue' } } },
    refunded: { entry: { type: 'showPage', params: { page: 'issue' } } },
    resuming: {
      description: 'Another tab was faster, or the answer surprised us: the server says how the order stands.',
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'readOrder',
            src: 'readOrder',
            input: ({ context }) => ({ orderId: context.confirmInfo?.orderId ?? '' }),
            onDone: {
              target: '#flightBooking.arriving',
              actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'setProblem', params: ({ event }) => ({ problem: toProblem(event.error) }) },
            },
          },
        },
        failed: { on: { 'order.retry': 'asking' } },
      },
    },
  },
});

export type FlightBookingActor = ActorRefFrom<typeof flightBookingMachine>;
export type FlightBookingSnapshot = SnapshotFrom<typeof flightBookingMachine>;
