import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'an order from its hold to its papers, whatever was bought; owns three of the others',
  deadline: 'those of the machines it owns; 3 s until a slow supplier is told (`after`, cosmetic)',
  routes: "each product's own: details, review, issue",
  screen: 'details, review, issue',
};
