import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'money on the balance; its end is asked, never assumed',
  deadline: 'ten pauses of 3 s, then 15 s each',
  routes: '`/profile/transactions`',
  screen: 'balance and transactions',
  words: { atBank: 'On the way to the bank' },
  unseen: { focusAsked: 'moves the focus' },
};
