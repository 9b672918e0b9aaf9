import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: '“Report a problem”: shown before it is sent',
  deadline: '–',
  routes: 'any',
  screen: 'help panel',
  words: {
    'preview partial': 'a part is left out',
    'preview empty': 'nothing recorded',
    'preview unsafe': 'nothing may be sent',
  },
};
