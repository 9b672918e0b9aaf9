import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models:
    'what an amount becomes on a travel card, at a rate that is held; a rate that moved is told beside the old one',
  deadline: '600 s; 3 s where the server still holds it',
  routes: '`/iran-travel-card?step=wish`',
  screen: 'wish for a card',
  withoutPath: 'the page of the wish owns it',
  words: { arriving: '', waiting: 'held still' },
};
