import type { IndexedStory } from '../index-of-states.ts';

export const entries: readonly IndexedStory[] = [
{"story":"Verifying","id":"states-confirm-email--verifying","name":"Verifying","folder":[],"kind":"verifying","input":0,"way":[],"active":["confirmEmail.verifying"],"sameAs":null},
{"story":"Unknown","id":"states-confirm-email--unknown","name":"Unknown","folder":[],"kind":"unknown","input":1,"way":[],"active":["confirmEmail.unknown"],"sameAs":null},
{"story":"Confirmed","id":"states-confirm-email--confirmed","name":"Confirmed","folder":[],"kind":"confirmed","input":0,"way":["✓ confirmEmail"],"active":["confirmEmail.confirmed"],"sameAs":null},
{"story":"ConfirmedAfterConfirmEmail2","id":"states-confirm-email--confirmed-after-confirm-email-2","name":"Confirmed – after confirmEmail (2)","folder":[],"kind":"confirmed","input":0,"way":["✓ confirmEmail (2)"],"active":["confirmEmail.confirmed"],"sameAs":null},
{"story":"ConfirmedAfterConfirmEmail3","id":"states-confirm-email--confirmed-after-confirm-email-3","name":"Confirmed – after confirmEmail (3)","folder":[],"kind":"confirmed","input":0,"way":["✓ confirmEmail (3)"],"active":["confirmEmail.confirmed"],"sameAs":null},
{"story":"Expired","id":"states-confirm-email--expired","name":"Expired","folder":[],"kind":"expired","input":0,"way":["✗ confirmEmail: link_expired"],"active":["confirmEmail.expired"],"sameAs":null},
{"story":"Used","id":"states-confirm-email--used","name":"Used","folder":[],"kind":"used","input":0,"way":["✗ confirmEmail: link_used"],"active":["confirmEmail.used"],"sameAs":null},
{"story":"FailedUnavailable","id":"states-confirm-email--failed-unavailable","name":"Failed – unavailable","folder":[],"kind":"failed","input":0,"way":["✗ confirmEmail: unavailable"],"active":["confirmEmail.failed"],"sameAs":null},
{"story":"Resending","id":"states-confirm-email--resending","name":"Resending","folder":[],"kind":"expired","input":0,"way":["✗ confirmEmail: link_expired","link.resend"],"active":["confirmEmail.resending"],"sameAs":null},
{"story":"Resent","id":"states-confirm-email--resent","name":"Resent","folder":[],"kind":"resent","input":0,"way":["✗ confirmEmail: link_expired","link.resend","✓ resendConfirmation"],"active":["confirmEmail.resent"],"sameAs":null},
{"story":"ExpiredRateLimited","id":"states-confirm-email--expired-rate-limited","name":"Expired – rate limited","folder":[],"kind":"expired","input":0,"way":["✗ confirmEmail: link_expired","link.resend","✗ resendConfirmation: rate_limited"],"active":["confirmEmail.expired"],"sameAs":null}
];
