import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'opening a booking by reference and e-mail',
  deadline: '–',
  routes: '`/find-booking`',
  screen: 'find a booking',
};
