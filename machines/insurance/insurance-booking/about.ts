import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'an order of insurance, from what is asked for to the hold; then the checkout leads',
  deadline: 'those of the checkout',
  routes:
    '`/insurance`, `/insurance/passengers/{orderId}`, `/insurance/confirm/{orderId}`, `/insurance/issue/{orderId}`',
  screen: 'insurance',
  words: { arriving: '', leaving: '' },
  withoutPath: 'its journey goes one way through it: e2e/insurance/insurance.e2e.ts',
};
