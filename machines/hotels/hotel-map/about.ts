import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'the map beside hotels: drawn, used, with street tiles, moved away from the list',
  deadline: '–',
  routes: '`/hotel/search/results`, `/hotel/{land}/{hotel}`',
  screen: 'results, hotel',
  words: {
    'isInFront true': 'in front on a phone',
    'isInFront false': 'beside the list',
    still: 'as the list',
    choosing: 'Choosing',
    'tiles none': 'no street tiles',
    'tiles off': 'tiles off',
    'tiles on': 'tiles on',
    'tiles blocked': 'tiles blocked',
    'area still': '',
    'area moved': 'moved',
    'area searching': 'searching here',
  },
};
