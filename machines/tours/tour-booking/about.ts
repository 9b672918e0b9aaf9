import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'an order of a tour, from its page to held places; then the checkout leads',
  deadline: 'those of the checkout',
  routes: '`/iran-tours/{slug}` and its steps, `/iran-tours/issue/{orderId}`',
  screen: 'tours',
  words: { arriving: '', leaving: '' },
  withoutPath: 'its journeys go through it: e2e/tours/tours.e2e.ts',
};
