import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'a paid order until it is issued or refunded',
  deadline: 'pauses from 1 s to 15 s',
  routes: '`/flights/issue/{orderId}`',
  screen: 'issue',
};
