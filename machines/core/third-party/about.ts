import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'the sandboxed frame of one third party',
  deadline: '10 s until it is given up',
  routes: 'any',
  screen: 'help panel; the others are not seen',
};
