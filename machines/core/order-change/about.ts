import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'changing an issued order: asked, quoted for minutes, then paid, given back or simply done; or kept as it is',
  deadline:
    'until the quote ends; pauses from 1 s to 15 s while the supplier is asked; 120 s between two one-time codes',
  routes: '`/profile/orders/{orderId}`, `/find-booking/{orderId}`',
  screen: 'order',
  withoutPath: 'what is asked are the forms of its products, each of which has a journey of its own',
  unseen: {
    focusAsked: 'moves the focus',
    'stepUp.focusAsked': 'moves the focus',
    busy: 'one mark for all that is under way',
    problem: 'stands at the fields of the form, which a product draws',
  },
};
