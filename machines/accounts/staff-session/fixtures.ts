import type { StaffSessionView } from '#machines/accounts/staff-session/view.ts';

export const staffSessionViews = {
  idle: { kind: 'idle', problem: null },
  entering: { kind: 'entering' },
  leaving: { kind: 'leaving' },
  wrongPassword: {
    kind: 'idle',
    problem: { code: 'wrong_credentials', message: 'The name, the password or the code is wrong.' },
  },
} satisfies Record<string, StaffSessionView>;
