import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'a message to us, until it has its number',
  deadline: '–',
  routes: '`/contact`',
  screen: 'contact',
};
