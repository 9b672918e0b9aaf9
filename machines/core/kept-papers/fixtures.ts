import type { KeptPapersView } from '#machines/core/kept-papers/view.ts';
import { NOW } from '#machines/core/testing/moment.ts';

const TEN_DAYS = 10 * 86_400_000;

export const keptPapersViews = {
  keeping: { kind: 'keeping' },
  kept: { kind: 'kept', keptUntil: NOW + TEN_DAYS, isForgetting: false, hasFailed: false },
  forgetting: { kind: 'kept', keptUntil: NOW + TEN_DAYS, isForgetting: true, hasFailed: false },
  notKept: { kind: 'notKept', hasFailed: false },
  failed: { kind: 'notKept', hasFailed: true },
  unavailable: { kind: 'unavailable' },
} satisfies Record<string, KeptPapersView>;
