import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'a domestic flight from the search to the held seats; then the checkout leads',
  deadline: 'those of the machines it owns; 3 s until a slow airline is told (`after`, cosmetic)',
  routes: '`/iran-flight`, `/flights/{ORG-DST}`, `/flights/issue/{orderId}`',
  screen: 'search, results, passengers, review, issue',
};
