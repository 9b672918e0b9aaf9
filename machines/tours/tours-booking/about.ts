import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'an order of tours, from what is asked for to the hold; then the checkout leads',
  deadline: 'those of the checkout',
  routes: '`/tours`, `/tours/passengers/{orderId}`, `/tours/confirm/{orderId}`, `/tours/issue/{orderId}`',
  screen: 'tours',
  words: { arriving: '', leaving: '' },
  withoutPath: 'its journey goes one way through it: e2e/tours/tours.e2e.ts',
};
