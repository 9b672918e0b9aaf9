import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'one attempt at the bank; its end is asked, never assumed',
  deadline: 'ten pauses of 3 s, then 15 s each',
  routes: '`/flights/{ORG-DST}?step=confirm`, `/flights/issue/{orderId}`',
  screen: 'review, verifying',
  unseen: {
    isLeaving: 'is offered where the bank was asked',
  },
};
