import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: '“Report a problem”: shown before it is sent',
  deadline: '–',
  routes: 'any',
  screen: 'help panel',
};
