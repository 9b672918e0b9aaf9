import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'the place of a stay as one types it: suggestions, and what the text means when the field is left',
  deadline: '150 ms of no typing (`after`, cosmetic)',
  routes: '`/hotel`, `/hotel/search/results`',
  screen: 'search of hotels',
  words: { idle: 'Nothing typed' },
  // The stage draws the field closed: its list opens by typing, in stories and journeys of the search.
  unseen: {
    kind: 'only in the open list, or after the field is left',
    foundFor: 'only in the open list, or after the field is left',
    places: 'only in the open list, or after the field is left',
    place: 'only in the open list, or after the field is left',
    names: 'only in the open list, or after the field is left',
    text: 'only in the open list, or after the field is left',
    problem: 'only in the open list, or after the field is left',
  },
  withoutPath: 'what it decides depends on the places of the server: e2e/hotels/hotels.e2e.ts types them',
};
