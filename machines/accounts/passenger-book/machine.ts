import { assign, type SnapshotFrom, setup } from 'xstate';
import type {
  PassengerBookContext,
  PassengerBookEvent,
  PassengerBookInput,
  PassengerNotice,
  PassengerRef,
  SavedRef,
} from '#machines/accounts/passenger-book/types.ts';
import { stepUpMachine } from '#machines/accounts/step-up/machine.ts';
import { codeEvents, stepUpParts } from '#machines/accounts/step-up/parts.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem, asProblemOf } from '#machines/core/as-problem.ts';
import { deadlineActor } from '#machines/core/deadline.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import { formParts, formStates } from '#machines/core/form-parts.ts';
import { hasCode } from '#machines/core/has-code.ts';
import { need } from '#machines/core/need.ts';

/** A revealed passport number is masked again after this time, because people leave screens unattended. */
export const REVEAL_MS = 60_000;

/** The saved passengers: one action at a time, and a full passport number only after a one-time code. */
export const passengerBookMachine = setup({
  types: {} as {
    input: PassengerBookInput;
    context: PassengerBookContext;
    events: PassengerBookEvent;
    children: { stepUp: 'stepUp' };
  },
  actors: {
    deadline: deadlineActor,
    stepUp: stepUpMachine,
    listSavedPassengers: requestActor<void, void>('listSavedPassengers'),
    savePassenger: requestActor<void, PassengerRef>('savePassenger'),
    removeSavedPassenger: requestActor<void, SavedRef>('removeSavedPassenger'),
    readSavedPassport: requestActor<void, SavedRef>('readSavedPassport'),
  },
  actions: {
    setPassenger: assign((_, { passengerId }: PassengerRef) => ({
      passengerId,
      news: null,
      faults: [],
      problem: null,
    })),
    setNews: assign((_, { news }: { news: PassengerNotice }) => ({
      news,
      passengerId: null,
      faults: [],
      problem: null,
    })),
    setListed: assign({ isListed: true, problem: null }),
    forgetProblem: assign({ faults: [], problem: null }),
  },
  guards: {
    isListed: ({ context }) => context.isListed,
    hasCode,
  },
})
  .extend(formParts<PassengerBookContext, PassengerBookEvent>())
  .extend(stepUpParts<PassengerBookContext, PassengerBookEvent>())
  .createMachine({
    id: 'passengerBook',
    context: ({ input }) => ({ ...UNTOUCHED, isListed: input.isListed, passengerId: null, news: null }),
    initial: 'arriving',
    states: {
      arriving: { always: [{ guard: 'isListed', target: 'listing' }, { target: 'loading' }] },
      loading: {
        invoke: {
          id: 'listSavedPassengers',
          src: 'listSavedPassengers',
          onDone: { target: 'listing', actions: 'setListed' },
          onError: {
            target: 'failed',
            actions: { type: 'setProblem', params: asProblem },
          },
        },
      },
      failed: { on: { 'list.retry': { target: 'loading', actions: 'forgetProblem' } } },
      listing: {
        on: {
          'passenger.add': { target: 'editing', actions: { type: 'setPassenger', params: { passengerId: null } } },
          'passenger.edit': { target: 'editing', actions: { type: 'setPassenger', params: ({ event }) => event } },
          'passenger.remove': { target: 'removing', actions: { type: 'setPassenger', params: ({ event }) => event } },
          'passenger.reveal': { target: 'revealing', actions: { type: 'setPassenger', params: ({ event }) => event } },
        },
      },
      editing: {
        initial: 'typing',
        states: {
          typing: {
            initial: 'idle',
            on: {
              'passenger.save': [
                {
                  guard: { type: 'hasFaults', params: ({ event }) => event },
                  target: '.invalid',
                  actions: { type: 'setFaults', params: ({ event }) => event },
                },
                { target: 'saving', actions: 'forgetProblem' },
              ],
              'task.cancel': '#passengerBook.listing',
            },
            states: formStates,
          },
          saving: {
            invoke: {
              id: 'savePassenger',
              src: 'savePassenger',
              input: ({ context }) => ({ passengerId: context.passengerId }),
              onDone: {
                target: '#passengerBook.listing',
                actions: { type: 'setNews', params: { news: 'saved' } },
              },
              onError: {
                target: 'typing.invalid',
                actions: { type: 'setProblem', params: asProblem },
              },
            },
          },
        },
      },
      removing: {
        initial: 'confirming',
        states: {
          confirming: {
            on: {
              'removal.confirm': { target: 'asking', actions: 'forgetProblem' },
              'task.cancel': '#passengerBook.listing',
            },
          },
          asking: {
            invoke: {
              id: 'removeSavedPassenger',
              src: 'removeSavedPassenger',
              input: ({ context }) => ({ passengerId: need(context.passengerId, 'passenger') }),
              onDone: {
                target: '#passengerBook.listing',
                actions: { type: 'setNews', params: { news: 'removed' } },
              },
              onError: {
                target: 'confirming',
                actions: { type: 'setProblem', params: asProblem },
              },
            },
          },
        },
      },
      revealing: {
        initial: 'asking',
        on: { 'task.cancel': 'listing' },
        states: {
          asking: {
            invoke: {
              id: 'readSavedPassport',
              src: 'readSavedPassport',
              input: ({ context }) => ({ passengerId: need(context.passengerId, 'passenger') }),
              onDone: 'shown',
              onError: [
                {
                  guard: {
                    type: 'hasCode',
                    params: asProblemOf('step_up_required'),
                  },
                  target: 'proving',
                },
                {
                  target: '#passengerBook.listing',
                  actions: { type: 'setProblem', params: asProblem },
                },
              ],
            },
          },
          proving: {
            invoke: {
              id: 'stepUp',
              src: 'stepUp',
              onDone: 'asking',
            },
            on: codeEvents,
          },
          shown: {
            // The number lies with the actor, never in here.
            invoke: { id: 'cover', src: 'deadline', input: { inMs: REVEAL_MS } },
            on: { 'deadline.reached': '#passengerBook.listing' },
          },
        },
      },
    },
  });

export type PassengerBookSnapshot = SnapshotFrom<typeof passengerBookMachine>;
