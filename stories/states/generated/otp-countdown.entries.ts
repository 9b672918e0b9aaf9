import type { IndexedStory } from '../index-of-states.ts';

export const entries: readonly IndexedStory[] = [
{"story":"Waiting","id":"states-otp-countdown--waiting","name":"Waiting","folder":[],"kind":"waiting","input":0,"way":[],"active":["otpCountdown.waiting"],"sameAs":null},
{"story":"Ready","id":"states-otp-countdown--ready","name":"Ready","folder":[],"kind":"ready","input":1,"way":[],"active":["otpCountdown.ready"],"sameAs":null},
{"story":"Sending","id":"states-otp-countdown--sending","name":"Sending","folder":[],"kind":"sending","input":1,"way":["code.resend"],"active":["otpCountdown.sending"],"sameAs":null},
{"story":"WaitingHasResent","id":"states-otp-countdown--waiting-has-resent","name":"Waiting – has resent","folder":[],"kind":"waiting","input":1,"way":["code.resend","✓ sendCode"],"active":["otpCountdown.waiting"],"sameAs":null},
{"story":"ReadyRateLimited","id":"states-otp-countdown--ready-rate-limited","name":"Ready – rate limited","folder":[],"kind":"ready","input":1,"way":["code.resend","✗ sendCode: rate_limited"],"active":["otpCountdown.ready"],"sameAs":null},
{"story":"ReadyUnavailable","id":"states-otp-countdown--ready-unavailable","name":"Ready – unavailable","folder":[],"kind":"ready","input":1,"way":["code.resend","✗ sendCode: unavailable"],"active":["otpCountdown.ready"],"sameAs":null}
];
