import { assign, type SnapshotFrom, setup } from 'xstate';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import { formParts, formStates } from '#machines/core/form-parts.ts';
import type {
  AskedTour,
  AskTourInput,
  TourAskContext,
  TourAskEvent,
  TourAskInput,
} from '#machines/tours/tour-ask/types.ts';

/** The form for what a tour is asked for first: own dates, a day by request, a place of a full departure. */
export const tourAskMachine = setup({
  types: {} as { input: TourAskInput; context: TourAskContext; events: TourAskEvent },
  actors: { askTour: requestActor<AskedTour, AskTourInput>('askTour') },
  actions: {
    /** Each question has a key of its own: it may differ from the one that was refused. */
    countQuestion: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    setInquiry: assign((_, { inquiryId }: AskedTour) => ({ inquiryId })),
  },
})
  .extend(formParts<TourAskContext, TourAskEvent>())
  .createMachine({
    id: 'tourAsk',
    context: ({ input }) => ({ ...UNTOUCHED, ...input, attempt: 0, inquiryId: null }),
    initial: 'writing',
    states: {
      writing: {
        initial: 'idle',
        on: {
          'question.send': [
            {
              guard: { type: 'hasFaults', params: ({ event }) => event },
              target: '.invalid',
              actions: { type: 'setFaults', params: ({ event }) => event },
            },
            {
              target: 'asking',
              actions: [{ type: 'setFaults', params: ({ event }) => event }, 'countQuestion'],
            },
          ],
        },
        states: formStates,
      },
      asking: {
        // Nothing is held and nothing is paid.
        invoke: {
          id: 'askTour',
          src: 'askTour',
          input: ({ context }) => ({ idempotencyKey: `${context.flowId}:ask:${context.attempt}` }),
          onDone: { target: 'asked', actions: { type: 'setInquiry', params: ({ event }) => event.output } },
          onError: { target: 'writing.invalid', actions: { type: 'setProblem', params: asProblem } },
        },
      },
      // The page of the inquiry follows.
      asked: { type: 'final' },
    },
  });

export type TourAskSnapshot = SnapshotFrom<typeof tourAskMachine>;
