import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'a document that a part of a page reads by itself: conversations in Help, entered and saved passengers',
  deadline: '–',
  routes: 'any, `/flights/{ORG-DST}?order=…`',
  screen: 'help panel, details, review',
  words: { idle: 'Not asked yet' },
  unseen: { kind: 'a read under way shows what was there; stories of its hosts show how a failure is said' },
  withoutPath:
    'it reads without a click: e2e/core/help.e2e.ts reads a conversation, e2e/accounts/booking-with-account.e2e.ts saved passengers',
};
