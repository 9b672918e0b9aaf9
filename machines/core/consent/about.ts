import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'whom a visitor lets be told of the visit',
  deadline: '–',
  routes: 'any, `/privacy`',
  screen: 'consent',
  words: { settled: 'Answered' },
  withoutPath: 'only where an owner has named somebody: e2e/core/third-parties.e2e.ts starts such a site',
};
