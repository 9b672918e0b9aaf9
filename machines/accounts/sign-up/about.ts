import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'a new account, also by invitation, signed in at its end',
  deadline: '500 ms to the focus (`after`, cosmetic)',
  routes: '`/signup`, any',
  screen: 'sign up, login modal',
  unseen: {
    focusAsked: 'moves the focus',
    status: 'stays busy from the first click until the page goes on',
  },
};
