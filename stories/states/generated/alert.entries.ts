import type { IndexedStory } from '../index-of-states.ts';

export const entries: readonly IndexedStory[] = [
{"story":"Hidden","id":"states-alert--hidden","name":"Hidden","folder":[],"kind":"hidden","input":0,"way":[],"active":["alert.hidden"],"sameAs":null},
{"story":"VisibleCountingSuccess","id":"states-alert--visible-counting-success","name":"Visible / Counting – success","folder":[],"kind":"visible","input":0,"way":["alert.show success"],"active":["alert.visible","alert.visible.counting"],"sameAs":null}
];
