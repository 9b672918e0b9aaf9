import { assign, type SnapshotFrom, setup } from 'xstate';
import {
  questionOf,
  soundSwap,
  swapped,
  type VisaDraft,
  type VisaPlace,
  type VisaSwap,
  visaProblems,
} from '#domain/visa/visa-question.ts';
import type {
  VisaEligibilityContext,
  VisaEligibilityEvent,
  VisaEligibilityInput,
} from '#machines/visa/visa-eligibility/types.ts';

const arrived = ({ draft, swap, isAsking, isSent }: VisaPlace): VisaEligibilityContext => ({
  draft,
  problems: isSent ? visaProblems(draft) : {},
  swap: soundSwap(draft, swap),
  isAsking,
});

/** From the questions to a verdict for each traveller, and back. It fetches nothing: the rules run here. */
export const visaEligibilityMachine = setup({
  types: {} as {
    input: VisaEligibilityInput;
    context: VisaEligibilityContext;
    events: VisaEligibilityEvent;
  },
  actions: {
    setPlace: assign((_, { place }: { place: VisaPlace }) => arrived(place)),
    setDraft: assign((_, { draft }: { draft: VisaDraft }) => ({
      draft,
      problems: visaProblems(draft),
      swap: null,
      isAsking: false,
    })),
    /** The form shows the persons judged last, with the tried passport, so that nothing is lost. */
    openAnswers: assign(({ context: { draft, swap } }) => ({
      draft: swapped(draft, swap),
      swap: null,
      problems: {},
      isAsking: true,
    })),
    /** A second try is compared with the result on screen, whoever of the travellers it is about. */
    trySwap: assign(({ context: { draft, swap } }, { next }: { next: VisaSwap }) => {
      const base = swapped(draft, swap);
      return { draft: base, swap: soundSwap(base, next) };
    }),
    dropSwap: assign({ swap: null }),
  },
  guards: {
    isAnswered: ({ context: { draft, isAsking } }) => !isAsking && questionOf(draft) !== null,
    isWhole: (_, { draft }: { draft: VisaDraft }) => questionOf(draft) !== null,
    hasSwap: ({ context }) => context.swap !== null,
  },
}).createMachine({
  id: 'visaEligibility',
  context: ({ input }) => arrived(input),
  initial: 'asking',
  on: {
    'address.show': { target: '.asking', actions: { type: 'setPlace', params: ({ event }) => event } },
  },
  states: {
    asking: {
      // An address that holds all answers is judged at once.
      always: { guard: 'isAnswered', target: 'judged' },
      on: {
        'draft.submit': [
          {
            guard: { type: 'isWhole', params: ({ event }) => event },
            target: 'judged',
            actions: { type: 'setDraft', params: ({ event }) => event },
          },
          { actions: { type: 'setDraft', params: ({ event }) => event } },
        ],
      },
    },
    judged: {
      on: {
        'answers.change': { target: 'asking', actions: 'openAnswers' },
        'nationality.change': { actions: { type: 'trySwap', params: ({ event }) => ({ next: event.swap }) } },
        'nationality.restore': { guard: 'hasSwap', actions: 'dropSwap' },
      },
    },
  },
});

export type VisaEligibilitySnapshot = SnapshotFrom<typeof visaEligibilityMachine>;
