import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'a stay in a hotel from the search to the held rooms or to an inquiry; then the checkout leads',
  deadline: 'those of the machines it owns; 3 s until a slow hotel is told (`after`, cosmetic)',
  routes: '`/hotel`, `/hotel/search/results`, `/hotel/{land}/{hotel}`, `/hotel/reserve/…`, `/hotel/issue/{orderId}`',
  screen: 'search, results, hotel, inquiry, guests, confirm, issue',
};
