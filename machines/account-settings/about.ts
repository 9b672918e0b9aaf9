import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'the account page: one form at a time, sign-ins, export, erasure',
  deadline: '120 s between two one-time codes',
  routes: '`/profile/account`',
  screen: 'account',
};
