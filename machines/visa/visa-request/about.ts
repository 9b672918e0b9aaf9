import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'a visa request of a group, from who goes and when to the review; then the checkout leads',
  deadline: 'those of the checkout',
  routes: '`/iran-visa/request`, `/iran-visa/confirm/{orderId}`',
  screen: 'visa request, confirm',
  words: { arriving: '', leaving: '' },
};
