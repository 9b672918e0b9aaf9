import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'the discount code and the balance at review; a balance that is not known is not offered',
  deadline: '500 ms to the focus (`after`, cosmetic)',
  routes: '`/flights/{ORG-DST}?step=confirm`',
  screen: 'review',
  words: {
    asking: 'Nothing asked',
    'news applied': 'code applied',
    'news removed': 'code removed',
    'balance used': 'paid by balance',
  },
  unseen: {
    focusAsked: 'moves the focus',
    news: 'moves the focus to what came of it',
  },
};
