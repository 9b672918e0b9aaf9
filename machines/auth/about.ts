import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'who is signed in here, also when another tab changes it',
  deadline: '–',
  routes: 'any',
  screen: 'header',
  words: { 'another account id': 'another account' },
};
