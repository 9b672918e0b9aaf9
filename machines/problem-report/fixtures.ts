import type { ProblemReportView } from '#machines/problem-report/view.ts';
import { NOW, OTHER_ORDER_ID } from '#machines/shared/testing/moment.ts';

const DAY_MS = 86_400_000;
const shown = {
  kind: 'previewing',
  preview: { kind: 'whole', steps: 12 },
  isSending: false,
  problem: null,
} satisfies ProblemReportView;

export const TRACE_ID = '0d6e7e3c-9a50-4c1f-8a3e-6d5b1c2f7e90';
export const KEPT = { traceIds: [TRACE_ID], deleteAt: NOW + 30 * DAY_MS };
export const KEPT_TWO = { ...KEPT, traceIds: [TRACE_ID, OTHER_ORDER_ID] };

/** A report by what the traveller sees of it. */
export const problemReportViews = {
  closed: { kind: 'closed' },
  preparing: { kind: 'preparing' },
  ready: shown,
  nothingRecorded: { ...shown, preview: { kind: 'empty', steps: 0 } },
  unsafe: { ...shown, preview: { kind: 'unsafe', steps: 0 } },
  sending: { ...shown, isSending: true },
  notPrepared: { ...shown, preview: null, problem: { code: 'unexpected', message: 'Unexpected failure' } },
  offline: { ...shown, problem: { code: 'unavailable', message: 'The server did not answer.' } },
  tooMany: { ...shown, problem: { code: 'rate_limited', message: 'Too many tries.', retryAfterSeconds: 1800 } },
  sent: { kind: 'sent', kept: KEPT },
  sentTwo: { kind: 'sent', kept: KEPT_TWO },
} satisfies Record<string, ProblemReportView>;
