import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'an order of transport, from what is asked for to the hold; then the checkout leads',
  deadline: 'those of the checkout',
  routes: '`/transport`, `/transport/passengers/{orderId}`, `/transport/confirm/{orderId}`, `/transport/issue/{orderId}`',
  screen: 'transport',
  words: { arriving: '', leaving: '' },
  withoutPath: 'its journey goes one way through it: e2e/transport/transport.e2e.ts',
};
