import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'whether a group needs a visa, from the questions to a verdict for each',
  deadline: '–',
  routes: '`/iran-visa`',
  screen: 'visa',
  words: {
    'isTried true': 'another passport is tried',
    'isRefused true': 'something is missing',
  },
};
