import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'the place of a stay as one types it: suggestions, and what the text means when the field is left',
  deadline: '150 ms of no typing (`after`, cosmetic)',
  routes: '`/hotel`, `/hotel/search/results`',
  screen: 'search of hotels',
  words: { idle: 'Nothing typed' },
  unseen: {
    places: 'what was found for the text before stays in the list, which closes when the field is left',
    foundFor: 'said above the list, which closes when the field is left',
  },
  withoutPath: 'what it decides depends on the places of the server: e2e/hotels/hotels.e2e.ts types them',
};
