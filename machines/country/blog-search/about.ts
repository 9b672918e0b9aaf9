import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'the search of the blog as one types',
  deadline: '–',
  routes: '`/blog/search`',
  screen: 'search of the blog',
};
