import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'the seats of a held order',
  deadline: '1500 s, words at 5 min and 1 min; ten extensions of 5 min',
  routes: '`/flights/{ORG-DST}?order=…`',
  screen: 'hold bar',
  unseen: {
    canExtend: 'more time is offered in the last five minutes',
    isExtending: 'more time is asked for in the last five minutes',
  },
};
