import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'whom a visitor lets be told of the visit',
  deadline: '–',
  routes: 'any, `/privacy`',
  screen: 'consent',
  words: { settled: 'Answered' },
};
