import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import { need } from '#machines/core/need.ts';
import type { ActWanted, VisaReviewContext, VisaReviewEvent } from '#machines/visa/visa-review/types.ts';

/** The actions of a reviewer on the staff page. The queue is server data that the page loads. */
export const visaReviewMachine = setup({
  types: {} as {
    context: VisaReviewContext;
    events: VisaReviewEvent;
  },
  actors: { sendAct: requestActor<void, ActWanted>('sendAct') },
  actions: {
    setOpened: assign((_, { act, position }: ActWanted) => ({
      opened: { act, position },
      isDone: false,
      problem: null,
    })),
    setWanted: assign((_, { act, position }: ActWanted) => ({
      wanted: { act, position },
      isDone: false,
      problem: null,
    })),
    dropOpened: assign({ opened: null, problem: null }),
    setDone: assign({ opened: null, isDone: true }),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
  },
}).createMachine({
  id: 'visaReview',
  context: { opened: null, wanted: null, isDone: false, problem: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'act.open': { actions: { type: 'setOpened', params: ({ event }) => event } },
        'act.drop': { actions: 'dropOpened' },
        'act.send': { target: 'sending', actions: { type: 'setWanted', params: ({ event }) => event } },
      },
    },
    sending: {
      invoke: {
        id: 'sendAct',
        src: 'sendAct',
        input: ({ context }) => need(context.wanted, 'wanted act'),
        onDone: { target: 'idle', actions: 'setDone' },
        onError: { target: 'idle', actions: { type: 'setProblem', params: asProblem } },
      },
    },
  },
});

export type VisaReviewSnapshot = SnapshotFrom<typeof visaReviewMachine>;
