import type { IndexedStory } from '../index-of-states.ts';

export const entries: readonly IndexedStory[] = [
{"story":"Sending","id":"states-newsletter--sending","name":"Sending","folder":[],"kind":"sending","input":0,"way":[],"active":["newsletter.sending"],"sameAs":null},
{"story":"Unwanted","id":"states-newsletter--unwanted","name":"Unwanted","folder":[],"kind":"unwanted","input":1,"way":[],"active":["newsletter.unwanted"],"sameAs":null},
{"story":"Sent","id":"states-newsletter--sent","name":"Sent","folder":[],"kind":"sent","input":0,"way":["✓ subscribeNewsletter"],"active":["newsletter.sent"],"sameAs":null},
{"story":"Failed","id":"states-newsletter--failed","name":"Failed","folder":[],"kind":"failed","input":0,"way":["✗ subscribeNewsletter: rate_limited"],"active":["newsletter.failed"],"sameAs":null}
];
