import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'the ticked box of a sign-up; its failure is ignored',
  deadline: '–',
  routes: '–',
  screen: '–',
};
