import type { StaffSessionView } from '#machines/accounts/staff-session/view.ts';

export const staffSessionViews = {
  resting: { kind: 'resting', problem: null },
  entering: { kind: 'entering' },
  leaving: { kind: 'leaving' },
  wrongPassword: {
    kind: 'resting',
    problem: { code: 'wrong_credentials', message: 'The name, the password or the code is wrong.' },
  },
} satisfies Record<string, StaffSessionView>;
