import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'the saved passengers; a passport is shown whole after a one-time code',
  deadline: 'a shown passport is covered after 60 s',
  routes: '`/profile/passengers`',
  screen: 'passengers of the profile',
  words: {
    'with passenger id': 'of a saved one',
    'news saved': 'one saved',
    'news removed': 'one removed',
    'step up asking': 'code sent',
  },
  unseen: { 'task.focusAsked': 'moves the focus' },
};
