import { MINUTE_MS } from '#domain/core/time.ts';
import type { CodeSent } from '#machines/accounts/step-up/types.ts';
import type { StepUpView } from '#machines/accounts/step-up/view.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import { CODE_MISSING } from '#machines/core/testing/form.ts';
import { NOW } from '#machines/core/testing/moment.ts';

export const CODE_SENT: CodeSent = {
  emailMasked: 'a•••@example.org',
  phoneMasked: '••• 6789',
  resendAt: NOW + 2 * MINUTE_MS,
  endsAt: NOW + 10 * MINUTE_MS,
};

const asking = {
  kind: 'asking',
  sent: CODE_SENT,
  canResend: false,
  isVerifying: false,
  ...UNTOUCHED,
} satisfies StepUpView;

export const stepUpViews = {
  sending: { kind: 'sending' },
  unsent: {
    kind: 'unsent',
    problem: { code: 'rate_limited', message: 'Three codes in 15 minutes.', retryAfterSeconds: 840 },
  },
  asking,
  late: { ...asking, canResend: true },
  invalid: { ...asking, faults: [CODE_MISSING] },
  verifying: { ...asking, isVerifying: true },
  wrong: { ...asking, problem: { code: 'code_wrong', message: 'Wrong code', triesLeft: 4 } },
} satisfies Record<string, StepUpView>;
