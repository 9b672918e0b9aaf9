import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'issued papers on this device, for a counter without a connection',
  deadline: '–',
  routes: '`/flights/issue/{orderId}`',
  screen: 'issue',
  words: { 'hasFailed true': 'the last try failed', 'hasFailed false': 'nothing failed' },
};
