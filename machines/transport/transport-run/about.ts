import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'the berths or seats of a train or a bus, from the first press on the plan until they are held',
  deadline: '3 s until a slow answer is told (`after`, cosmetic)',
  routes: '`/iran-transportation?kind=train&run=…`, `?kind=bus&run=…`',
  screen: 'berths and seats',
  unseen: { orderId: 'names it in the address' },
};
