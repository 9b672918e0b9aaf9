import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: '“Tell me when it opens”: an address for one mail on the day on which trains or buses are sold',
  deadline: '500 ms to the focus (`after`, cosmetic)',
  routes: '`/iran-transportation?kind=train&from=…&to=…&day=…`',
  screen: 'list of a day that is not sold yet',
};
