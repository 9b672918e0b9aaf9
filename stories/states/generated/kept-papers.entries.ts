import type { IndexedStory } from '../index-of-states.ts';

export const entries: readonly IndexedStory[] = [
{"story":"Keeping","id":"states-kept-papers--keeping","name":"Keeping","folder":[],"kind":"keeping","input":0,"way":[],"active":["keptPapers.keeping"],"sameAs":null},
{"story":"Kept","id":"states-kept-papers--kept","name":"Kept","folder":[],"kind":"kept","input":0,"way":["✓ keepPapers"],"active":["keptPapers.kept"],"sameAs":null},
{"story":"Unavailable","id":"states-kept-papers--unavailable","name":"Unavailable","folder":[],"kind":"unavailable","input":0,"way":["✓ keepPapers (2)"],"active":["keptPapers.unavailable"],"sameAs":null},
{"story":"NotKept","id":"states-kept-papers--not-kept","name":"Not kept","folder":[],"kind":"notKept","input":0,"way":["✗ keepPapers: TypeError"],"active":["keptPapers.notKept"],"sameAs":null},
{"story":"Forgetting","id":"states-kept-papers--forgetting","name":"Forgetting","folder":[],"kind":"kept","input":0,"way":["✓ keepPapers","papers.forget"],"active":["keptPapers.forgetting"],"sameAs":null},
{"story":"NotKeptNotHasFailed","id":"states-kept-papers--not-kept-not-has-failed","name":"Not kept – not has failed","folder":[],"kind":"notKept","input":0,"way":["✓ keepPapers","papers.forget","✓ forgetPapers"],"active":["keptPapers.notKept"],"sameAs":null},
{"story":"KeptHasFailed","id":"states-kept-papers--kept-has-failed","name":"Kept – has failed","folder":[],"kind":"kept","input":0,"way":["✓ keepPapers","papers.forget","✗ forgetPapers: TypeError"],"active":["keptPapers.kept"],"sameAs":null},
{"story":"ForgettingHasFailed","id":"states-kept-papers--forgetting-has-failed","name":"Forgetting – has failed","folder":[],"kind":"kept","input":0,"way":["✓ keepPapers","papers.forget","✗ forgetPapers: TypeError","papers.forget"],"active":["keptPapers.forgetting"],"sameAs":null}
];
