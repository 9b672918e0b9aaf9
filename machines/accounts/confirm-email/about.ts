import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'the link that confirms an address',
  deadline: '–',
  routes: '`/confirm-email`',
  screen: 'confirm e-mail',
  words: { 'claimed orders 2': 'two orders came along', 'waiting orders 1': 'an order waits for a log-in' },
};
