import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'the rest of an order, or the difference of a change, until it is paid or its time is over',
  deadline: 'when it is due; those of the machines it owns',
  routes: '`/profile/orders/{orderId}`, `/find-booking/{orderId}`',
  screen: 'order',
  withoutPath: 'no product that is sold is paid in parts: e2e/core/rest-paid.e2e.ts pays one in a scenario',
  unseen: {
    isLeaving: 'is offered where the bank was asked',
    problem: 'of another price the new sum of the order tells',
  },
};
