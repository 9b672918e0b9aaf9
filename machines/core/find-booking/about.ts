import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'opening a booking by reference and e-mail',
  deadline: '500 ms to the focus (`after`, cosmetic)',
  routes: '`/find-booking`',
  screen: 'find a booking',
};
