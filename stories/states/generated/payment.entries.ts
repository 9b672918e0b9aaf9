import type { IndexedStory } from '../index-of-states.ts';

export const entries: readonly IndexedStory[] = [
{"story":"Starting","id":"states-payment--starting","name":"Starting","folder":[],"kind":"starting","input":0,"way":[],"active":["payment.starting"],"sameAs":null},
{"story":"VerifyingAsking","id":"states-payment--verifying-asking","name":"Verifying / Asking","folder":[],"kind":"verifying","input":1,"way":[],"active":["payment.verifying","payment.verifying.asking"],"sameAs":null},
{"story":"AtBank","id":"states-payment--at-bank","name":"At bank","folder":[],"kind":"atBank","input":0,"way":["✓ startPayment"],"active":["payment.atBank"],"sameAs":null},
{"story":"Leaving","id":"states-payment--leaving","name":"Leaving","folder":[],"kind":"verifying","input":1,"way":["payment.leave"],"active":["payment.leaving"],"sameAs":null},
{"story":"EndedAtTheTickets","id":"states-payment--ended-at-the-tickets","name":"Ended – at the tickets","folder":[],"kind":"ended","input":1,"way":["✓ readOrder: paymentFailed"],"active":["payment.ended"],"sameAs":null},
{"story":"VerifyingAskingUnavailable","id":"states-payment--verifying-asking-unavailable","name":"Verifying / Asking – unavailable","folder":[],"kind":"verifying","input":1,"way":["payment.leave","✗ leavePayment: unavailable"],"active":["payment.verifying","payment.verifying.asking"],"sameAs":null}
];
