import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'proving once more, by a one-time code, that it is the owner',
  deadline: '120 s between two codes',
  routes: '`/profile/…`',
  screen: 'a card in the page that asks',
  unseen: { focusAsked: 'moves the focus' },
};
