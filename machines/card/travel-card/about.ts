import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'a travel card in the hands of its owner: blocked by one press, the rest by a code that is good for one act',
  deadline: '120 s for a code; a PIN is covered after 10 s; asked every 20 s',
  routes: '`/profile/orders/{orderId}`',
  screen: 'travel card',
  words: { arriving: '', proving: '', open: '', 'isOffline true': 'no answer for a while' },
  unseen: { 'task.focusAsked': 'moves the focus' },
  withoutPath: 'its steps come by shops, desk and the clock of the server: e2e/card/',
};
