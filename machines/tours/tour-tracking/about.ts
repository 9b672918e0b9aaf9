import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'a booked tour until its last day: its money and its departure, side by side',
  deadline: '–',
  routes: '`/profile/orders/{orderId}`, `/find-booking/{orderId}`',
  screen: 'order',
  words: { arriving: '' },
  withoutPath: 'its steps come by the clock of the server and by others of the group: e2e/tours/rest.e2e.ts moves both',
};
