import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'a domestic flight from search to e-ticket; owns four of the others',
  deadline: 'those of the machines it owns; 3 s until a slow airline is told (`after`, cosmetic)',
  routes: '`/iran-flight`, `/flights/{ORG-DST}`, `/flights/issue/{orderId}`',
  screen: 'search, results, passengers, review, issue',
};
