import type { IndexedStory } from '../index-of-states.ts';

export const entries: readonly IndexedStory[] = [
{"story":"Choosing","id":"states-top-up--choosing","name":"Choosing","folder":[],"kind":"choosing","input":0,"way":[],"active":["topUp.choosing"],"sameAs":null},
{"story":"VerifyingAsking","id":"states-top-up--verifying-asking","name":"Verifying / Asking","folder":[],"kind":"verifying","input":1,"way":[],"active":["topUp.verifying","topUp.verifying.asking"],"sameAs":null},
{"story":"Starting","id":"states-top-up--starting","name":"Starting","folder":[],"kind":"choosing","input":0,"way":["amount.submit"],"active":["topUp.starting"],"sameAs":null},
{"story":"Succeeded","id":"states-top-up--succeeded","name":"Succeeded","folder":[],"kind":"succeeded","input":1,"way":["✓ readTopUp: succeeded"],"active":["topUp.succeeded"],"sameAs":null},
{"story":"Declined","id":"states-top-up--declined","name":"Declined","folder":[],"kind":"declined","input":1,"way":["✓ readTopUp: declined"],"active":["topUp.declined"],"sameAs":null},
{"story":"ChoosingNotFound","id":"states-top-up--choosing-not-found","name":"Choosing – not found","folder":[],"kind":"choosing","input":1,"way":["✗ readTopUp: not_found"],"active":["topUp.choosing"],"sameAs":null},
{"story":"AtBank","id":"states-top-up--at-bank","name":"At bank","folder":[],"kind":"atBank","input":0,"way":["amount.submit","✓ startTopUp"],"active":["topUp.atBank"],"sameAs":null},
{"story":"ChoosingInvalidDetails","id":"states-top-up--choosing-invalid-details","name":"Choosing – invalid details","folder":[],"kind":"choosing","input":0,"way":["amount.submit","✗ startTopUp: invalid_details"],"active":["topUp.choosing"],"sameAs":null},
{"story":"ChoosingUnavailable","id":"states-top-up--choosing-unavailable","name":"Choosing – unavailable","folder":[],"kind":"choosing","input":0,"way":["amount.submit","✗ startTopUp: unavailable"],"active":["topUp.choosing"],"sameAs":null},
{"story":"ChoosingUnexpected","id":"states-top-up--choosing-unexpected","name":"Choosing – unexpected","folder":[],"kind":"choosing","input":0,"way":["amount.submit","✓ startTopUp","✗ openBankPage: TypeError"],"active":["topUp.choosing"],"sameAs":null}
];
