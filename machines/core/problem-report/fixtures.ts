import type { ProblemReportView } from '#machines/core/problem-report/view.ts';
import { NOW } from '#machines/core/testing/moment.ts';

const DAY_MS = 86_400_000;
const shown = {
  kind: 'previewing',
  preview: { kind: 'whole', steps: 12 },
  isSending: false,
  problem: null,
} satisfies ProblemReportView;

export const KEPT = { reportId: '0d6e7e3c-9a50-4c1f-8a3e-6d5b1c2f7e90', deleteAt: NOW + 30 * DAY_MS };

export const problemReportViews = {
  closed: { kind: 'closed' },
  preparing: { kind: 'preparing' },
  ready: shown,
  nothingRecorded: { ...shown, preview: { kind: 'empty', steps: 0 } },
  partial: { ...shown, preview: { kind: 'partial', steps: 9 } },
  unsafe: { ...shown, preview: { kind: 'unsafe', steps: 0 } },
  sending: { ...shown, isSending: true },
  notPrepared: { ...shown, preview: null, problem: { code: 'unexpected', message: 'Unexpected failure' } },
  offline: { ...shown, problem: { code: 'unavailable', message: 'The server did not answer.' } },
  tooMany: { ...shown, problem: { code: 'rate_limited', message: 'Too many tries.', retryAfterSeconds: 1800 } },
  sent: { kind: 'sent', kept: KEPT },
} satisfies Record<string, ProblemReportView>;
