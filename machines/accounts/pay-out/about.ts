import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'a balance on its way back to its owner, after a one-time code',
  deadline: '120 s between two one-time codes',
  routes: '`/profile/transactions`',
  screen: 'balance and transactions',
  words: { idle: 'Nothing asked', proving: 'Asking for a code', 'step up asking': 'code sent' },
  unseen: { 'stepUp.focusAsked': 'moves the focus' },
};
