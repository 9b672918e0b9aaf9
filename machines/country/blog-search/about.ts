import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'the search of the blog as one types',
  deadline: '150 ms of no typing (`after`, cosmetic)',
  routes: '`/blog/search`, any',
  screen: 'search of the blog, help panel',
};
