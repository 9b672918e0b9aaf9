import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'the sandboxed frame of one third party',
  deadline: '10 s until it is given up',
  routes: 'any',
  screen: 'help panel; the others are not seen',
  withoutPath:
    'only where an owner has named somebody: e2e/core/third-parties.e2e.ts goes through its states with hosts that answer, fail, lie and hang',
};
