import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'an order of a travel card or of a load, from the wish at a held rate to the hold; then the checkout leads',
  deadline: 'those of the rate and of the checkout: both end with the quote',
  routes: '`/iran-travel-card?step=…`, `/iran-travel-card/issue/{orderId}`',
  screen: 'card',
  words: { arriving: '', leaving: '' },
  unseen: { focusAsked: 'moves the focus' },
  withoutPath: 'its journeys go it by its pages: e2e/card/',
};
