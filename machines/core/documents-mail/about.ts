import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'the mail with the tickets, once more',
  deadline: '–',
  routes: '`/profile/orders/{orderId}`',
  screen: 'order',
  words: { idle: 'Nothing asked' },
};
