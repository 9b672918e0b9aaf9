import type { OrderIssueView } from '#machines/core/order-issue/view.ts';
import { NOW } from '#machines/core/testing/moment.ts';

const issuing = { kind: 'issuing', promisedAt: NOW + 900_000, isOffline: false } satisfies OrderIssueView;

export const issueViews = {
  issuing,
  /** The promised time has passed. */
  late: { ...issuing, promisedAt: NOW - 30_000 },
  offline: { ...issuing, isOffline: true },
  refunding: { ...issuing, kind: 'refunding' },
  settled: { ...issuing, kind: 'settled' },
} satisfies Record<string, OrderIssueView>;
