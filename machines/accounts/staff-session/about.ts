import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'a member of the staff signing in and out',
  deadline: '–',
  routes: '`/staff`, `/staff/visa`, `/staff/messages`',
  screen: 'staff',
  withoutPath: 'who is signed in is a document of the page: e2e/core/staff-messages.e2e.ts goes in and out',
  unseen: { focusAsked: 'moves the focus' },
};
