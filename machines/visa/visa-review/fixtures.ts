import type { VisaReviewView } from '#machines/visa/visa-review/view.ts';

const ask = { act: 'askCorrection', position: 0 } as const;

export const visaReviewViews = {
  idle: { kind: 'idle', opened: null, done: null, problem: null },
  asking: { kind: 'idle', opened: ask, done: null, problem: null },
  sending: { kind: 'sending', opened: ask },
  done: { kind: 'idle', opened: null, done: ask, problem: null },
  conflict: {
    kind: 'idle',
    opened: ask,
    done: null,
    problem: { code: 'conflict', message: 'Somebody changed this request meanwhile.' },
  },
} satisfies Record<string, VisaReviewView>;
