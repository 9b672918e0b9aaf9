import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'login, a new account, a forgotten password, over any page; owns two of the others',
  deadline: '500 ms to the focus (`after`, cosmetic)',
  routes: 'any, `/login`',
  screen: 'login modal, login',
};
