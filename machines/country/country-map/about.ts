import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'the map of the country with its layers, search and the place that is looked at',
  deadline: '–',
  routes: '`/geeevmap`',
  screen: 'map of Iran',
};
