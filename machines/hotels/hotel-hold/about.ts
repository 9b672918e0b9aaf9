import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'the rooms of a held stay',
  deadline: '600 s, or an hour after an offer; words at 5 min and 1 min; ten extensions of 5 min',
  routes: '`/hotel/reserve/passengers`, `/hotel/reserve/confirm`',
  screen: 'hold bar',
  unseen: {
    canExtend: 'more time is offered in the last five minutes',
    isExtending: 'more time is asked for in the last five minutes',
  },
};
