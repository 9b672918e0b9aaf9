import type { IndexedStory } from '../index-of-states.ts';

export const entries: readonly IndexedStory[] = [
{"story":"Asking","id":"states-find-booking--asking","name":"Asking","folder":[],"kind":"asking","input":0,"way":[],"active":["findBooking.asking"],"sameAs":null},
{"story":"AskingNotFound","id":"states-find-booking--asking-not-found","name":"Asking – not found","folder":[],"kind":"asking","input":1,"way":[],"active":["findBooking.asking"],"sameAs":null},
{"story":"Finding","id":"states-find-booking--finding","name":"Finding","folder":[],"kind":"finding","input":0,"way":["booking.find SFR-7K2M-9Q"],"active":["findBooking.finding"],"sameAs":null},
{"story":"Found","id":"states-find-booking--found","name":"Found","folder":[],"kind":"found","input":0,"way":["booking.find SFR-7K2M-9Q","✓ findOrder"],"active":["findBooking.found"],"sameAs":null},
{"story":"AskingRateLimited","id":"states-find-booking--asking-rate-limited","name":"Asking – rate limited","folder":[],"kind":"asking","input":0,"way":["booking.find SFR-7K2M-9Q","✗ findOrder: rate_limited"],"active":["findBooking.asking"],"sameAs":null},
{"story":"AskingUnexpected","id":"states-find-booking--asking-unexpected","name":"Asking – unexpected","folder":[],"kind":"asking","input":0,"way":["booking.find SFR-7K2M-9Q","✗ findOrder: TypeError"],"active":["findBooking.asking"],"sameAs":null}
];
