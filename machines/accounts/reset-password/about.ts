import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'from a one-time code to a new password',
  deadline: 'that of the countdown; 500 ms to the focus (`after`, cosmetic)',
  routes: '`/reset-password`, `/secure-password`',
  screen: 'code, new password',
  unseen: {
    focusAsked: 'moves the focus',
  },
};
