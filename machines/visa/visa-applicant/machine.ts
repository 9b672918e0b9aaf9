import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import type { VisaPage } from '#domain/visa/visa-application.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import { pageAfter } from '#machines/visa/visa-applicant/next-page.ts';
import type {
  SaveAnswersInput,
  VisaApplicantContext,
  VisaApplicantEvent,
  VisaApplicantInput,
  VisaApplicantOutput,
  VisaFault,
  VisaRequestee,
} from '#machines/visa/visa-applicant/types.ts';

type Checked = { readonly faults: readonly VisaFault[]; readonly left: readonly VisaPage[] };

const visaApplicant = setup({
  types: {} as {
    input: VisaApplicantInput;
    context: VisaApplicantContext;
    events: VisaApplicantEvent;
    output: VisaApplicantOutput;
  },
  actors: { saveAnswers: requestActor<void, SaveAnswersInput>('saveAnswers') },
  actions: {
    setFaults: assign(({ context }, { faults, left }: Checked) => ({
      faults,
      left,
      problem: null,
      focusAsked: context.focusAsked + 1,
    })),
    setLeft: assign((_, { left }: { left: readonly VisaPage[] }) => ({ left, faults: [], problem: null })),
    noteLeft: assign((_, { requestee }: { requestee: VisaRequestee }) => ({ left: requestee.left })),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    showPage: assign((_, { page }: { page: VisaPage }) => ({ page, faults: [], problem: null })),
    /** To the next page with missing answers. */
    turnPage: assign(({ context }) => ({ page: pageAfter(context.page, context.left) ?? context.page })),
  },
  guards: {
    hasFaults: (_, { faults }: { faults: readonly VisaFault[] }) => faults.length > 0,
    isPictureComing: (_, { isPictureComing = false }: { isPictureComing?: boolean }) => isPictureComing,
    isOfOther: ({ context }, { position, page }: { position: number; page: VisaPage }) =>
      context.position !== position || context.page !== page,
    isOwn: ({ context }, { requestee }: { requestee: VisaRequestee }) => context.position === requestee.position,
    isStored: (_, { isStored }: { isStored: boolean }) => isStored,
    isComplete: ({ context }) => context.left.length === 0,
    isOtherPage: ({ context }, { page }: { page: VisaPage }) => context.page !== page,
  },
});

const hasFaults = {
  guard: { type: 'hasFaults', params: ({ event }: { event: Checked }) => event },
  actions: { type: 'setFaults', params: ({ event }: { event: Checked }) => event },
} as const;

const showPage = {
  guard: {
    type: 'isOtherPage',
    params: ({ event }: { event: Extract<VisaApplicantEvent, { type: 'page.show' }> }) => event,
  },
  target: 'editing',
  actions: {
    type: 'showPage',
    params: ({ event }: { event: Extract<VisaApplicantEvent, { type: 'page.show' }> }) => event,
  },
} as const;

/** The answers of one applicant: seven short pages in any order. Each is saved before the next one shows. */
export const visaApplicantMachine = visaApplicant.createMachine({
  id: 'visaApplicant',
  context: ({ input }) => ({ ...input, faults: [], focusAsked: 0, problem: null }),
  output: ({ context }) => ({ position: context.position, left: context.left }),
  initial: 'editing',
  on: {
    'requestee.change': {
      guard: { type: 'isOwn', params: ({ event }) => event },
      actions: { type: 'noteLeft', params: ({ event }) => event },
    },
  },
  states: {
    editing: {
      // One of the seven pages: `page` of the context says which.
      on: {
        'page.submit': [
          hasFaults,
          {
            guard: { type: 'isPictureComing', params: ({ event }) => event },
            target: 'awaitingPicture',
            actions: { type: 'setLeft', params: ({ event }) => event },
          },
          { target: 'saving', actions: { type: 'setLeft', params: ({ event }) => event } },
        ],
        'page.show': showPage,
      },
    },
    awaitingPicture: {
      // The picture of the page is being sent; then the page is kept.
      on: {
        'picture.settle': [
          // The traveller had opened another page meanwhile.
          { guard: { type: 'isOfOther', params: ({ event }) => event } },
          { ...hasFaults, target: 'editing' },
          {
            guard: { type: 'isStored', params: ({ event }) => event },
            target: 'saving',
            actions: { type: 'setLeft', params: ({ event }) => event },
          },
          // The reason shows beside the picture.
          { target: 'editing' },
        ],
        'page.show': showPage,
      },
    },
    saving: {
      // The page is kept on the server before the next one shows.
      invoke: {
        id: 'saveAnswers',
        src: 'saveAnswers',
        input: ({ context: { orderId, position } }) => ({ orderId, position }),
        onDone: [
          { guard: 'isComplete', target: 'complete' },
          { target: 'editing', actions: 'turnPage' },
        ],
        onError: { target: 'editing', actions: { type: 'setProblem', params: asProblem } },
      },
    },
    complete: { type: 'final' },
  },
});

export type VisaApplicantSnapshot = SnapshotFrom<typeof visaApplicantMachine>;
