import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'hotels of a place or rooms of a hotel, from the question until they are old',
  deadline: '600 s',
  routes: '`/hotel/search/results`, `/hotel/{land}/{hotel}`',
  screen: 'results, hotel',
  unseen: { problem: 'why it could not ask is not said while it asks again' },
};
