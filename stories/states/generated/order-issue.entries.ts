import type { IndexedStory } from '../index-of-states.ts';

export const entries: readonly IndexedStory[] = [
{"story":"Waiting","id":"states-order-issue--waiting","name":"Waiting","folder":[],"kind":"issuing","input":0,"way":[],"active":["orderIssue.waiting"],"sameAs":null},
{"story":"WaitingOrderRefunding","id":"states-order-issue--waiting-order-refunding","name":"Waiting – order refunding","folder":[],"kind":"refunding","input":1,"way":[],"active":["orderIssue.waiting"],"sameAs":null},
{"story":"WaitingOrderIssuing","id":"states-order-issue--waiting-order-issuing","name":"Waiting – order issuing","folder":[],"kind":"issuing","input":0,"way":["⏱ pause","✓ readOrder: issuing"],"active":["orderIssue.waiting"],"sameAs":null},
{"story":"Settled","id":"states-order-issue--settled","name":"Settled","folder":[],"kind":"settled","input":0,"way":["⏱ pause","✓ readOrder: issued"],"active":["orderIssue.settled"],"sameAs":null},
{"story":"SettledRefunded","id":"states-order-issue--settled-refunded","name":"Settled – refunded","folder":[],"kind":"settled","input":0,"way":["⏱ pause","✓ readOrder: refunded"],"active":["orderIssue.settled"],"sameAs":null}
];
