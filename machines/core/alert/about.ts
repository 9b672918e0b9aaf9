import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'the banner; closes by itself',
  deadline: '5 s (`after`, cosmetic); stands still while it is read',
  routes: 'any',
  screen: 'banner',
};
