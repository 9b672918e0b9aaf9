import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'an order of card, from what is asked for to the hold; then the checkout leads',
  deadline: 'those of the checkout',
  routes: '`/card`, `/card/passengers/{orderId}`, `/card/confirm/{orderId}`, `/card/issue/{orderId}`',
  screen: 'card',
  words: { arriving: '', leaving: '' },
  withoutPath: 'its journey goes one way through it: e2e/card/card.e2e.ts',
};
