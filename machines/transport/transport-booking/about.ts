import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models:
    'a transfer, a car or a service at an airport, from what is asked for to the held price; then the checkout leads',
  deadline: 'those of the checkout',
  routes: '`/iran-transportation` and its steps, `/iran-transportation/issue/{orderId}`',
  screen: 'transport',
  words: { arriving: '', leaving: '' },
};
