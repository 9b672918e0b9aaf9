import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'asking for a one-time code',
  deadline: '500 ms to the focus (`after`, cosmetic)',
  routes: '`/forget-password`, any',
  screen: 'forgotten password, login modal',
  unseen: {
    focusAsked: 'moves the focus',
  },
};
