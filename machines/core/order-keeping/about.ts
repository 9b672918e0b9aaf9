import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'an order that goes into the account of the person who signs in beside it',
  deadline: '–',
  routes: '`/flights/{ORG-DST}?order=…`',
  screen: '–',
  words: { apart: 'Nobody signed in' },
  withoutPath: 'its steps are those of signing in: e2e/accounts/sign-in.e2e.ts does it at the review',
};
