import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'travel insurance, from days and people to the draft and its people; then the checkout leads',
  deadline: 'those of the checkout: until midnight in Tehran, when the price is made anew',
  routes: '`/iran-travel-insurance` and its steps, `/iran-travel-insurance/issue/{orderId}`',
  screen: 'insurance',
  words: { arriving: '', leaving: '' },
};
