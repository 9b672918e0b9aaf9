import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'what one person tells for a visa: seven short pages, each kept before the next one shows',
  deadline: '–',
  routes: '`/iran-visa/request?order=…&person=…&page=…`',
  screen: 'visa request',
};
