import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'a list of offers, from the question until it is old',
  deadline: '600 s',
  routes: '`/flights/{ORG-DST}`',
  screen: 'results',
  unseen: {
    problem: 'why it could not ask is not said while it asks again',
  },
};
