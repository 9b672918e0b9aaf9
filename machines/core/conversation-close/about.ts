import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'our desk says that a conversation needs no answer',
  deadline: '–',
  routes: '`/staff/messages/{conversationId}`',
  screen: 'staff',
  withoutPath: 'of the desk alone: e2e/core/staff-messages.e2e.ts closes, and is refused',
};
