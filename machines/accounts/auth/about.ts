import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'who is signed in here, also when another tab changes it',
  deadline: '–',
  routes: 'any',
  screen: 'header',
  words: { 'another account id': 'another account' },
  unseen: {
    isChecking: 'nobody waits for it',
    accountId: 'the name comes from the account',
    problem: 'each failure to log out has one sentence; a check that failed leaves all as it was',
  },
};
