import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import type {
  KeptReport,
  ProblemReportContext,
  ProblemReportEvent,
  ReportPreview,
} from '#machines/core/problem-report/types.ts';

/** "Report a problem": the traveller sees what would be sent before it is sent. */
export const problemReportMachine = setup({
  types: {} as { context: ProblemReportContext; events: ProblemReportEvent },
  actors: {
    prepareReport: requestActor<ReportPreview, void>('prepareReport'),
    sendReport: requestActor<KeptReport, void>('sendReport'),
  },
  actions: {
    setPreview: assign((_, preview: ReportPreview) => ({ preview })),
    setKept: assign((_, kept: KeptReport) => ({ kept })),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    forgetReport: assign({ preview: null, kept: null, problem: null }),
  },
  guards: { isPrepared: ({ context }) => context.preview !== null },
}).createMachine({
  id: 'problemReport',
  context: { preview: null, kept: null, problem: null },
  initial: 'closed',
  states: {
    closed: { entry: 'forgetReport', on: { 'report.open': 'preparing' } },
    preparing: {
      invoke: {
        id: 'prepareReport',
        src: 'prepareReport',
        onDone: { target: 'previewing', actions: { type: 'setPreview', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'setProblem', params: asProblem },
        },
      },
      on: { 'report.close': 'closed' },
    },
    previewing: { on: { 'report.send': 'sending', 'report.close': 'closed' } },
    sending: {
      // It is not left before the answer: its id is what the traveller tells us.
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        onDone: { target: 'sent', actions: { type: 'setKept', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'setProblem', params: asProblem },
        },
      },
    },
    sent: { on: { 'report.close': 'closed' } },
    failed: {
      // Nothing is lost: what was typed and what was recorded can be sent again.
      exit: 'forgetProblem',
      on: {
        'report.send': [{ guard: 'isPrepared', target: 'sending' }, { target: 'preparing' }],
        'report.close': 'closed',
      },
    },
  },
});

export type ProblemReportSnapshot = SnapshotFrom<typeof problemReportMachine>;
