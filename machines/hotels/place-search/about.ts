import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'the place of a stay as one types it: suggestions, and what the text means when the field is left',
  deadline: '150 ms of no typing (`after`, cosmetic)',
  routes: '`/hotel`, `/hotel/search/results`',
  screen: 'search of hotels',
  words: { resting: 'Nothing typed' },
  withoutPath: 'what it decides depends on the places of the server: e2e/hotels/hotels.e2e.ts types them',
};
