import type { StaffSessionView } from '#machines/accounts/staff-session/view.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import { CODE_MISSING } from '#machines/core/testing/form.ts';

export const staffSessionViews = {
  asking: { kind: 'asking', ...UNTOUCHED },
  invalid: { kind: 'asking', ...UNTOUCHED, faults: [CODE_MISSING] },
  entering: { kind: 'entering', ...UNTOUCHED },
  leaving: { kind: 'leaving', ...UNTOUCHED },
  wrongPassword: {
    kind: 'asking',
    ...UNTOUCHED,
    problem: { code: 'wrong_credentials', message: 'The name, the password or the code is wrong.' },
  },
} satisfies Record<string, StaffSessionView>;
