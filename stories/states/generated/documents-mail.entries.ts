import type { IndexedStory } from '../index-of-states.ts';

export const entries: readonly IndexedStory[] = [
{"story":"Resting","id":"states-documents-mail--resting","name":"Resting","folder":[],"kind":"resting","input":0,"way":[],"active":["documentsMail.resting"],"sameAs":null},
{"story":"Mailing","id":"states-documents-mail--mailing","name":"Mailing","folder":[],"kind":"mailing","input":0,"way":["documents.mail"],"active":["documentsMail.mailing"],"sameAs":null},
{"story":"RestingMailed","id":"states-documents-mail--resting-mailed","name":"Resting – mailed","folder":[],"kind":"mailed","input":0,"way":["documents.mail","✓ mailDocuments"],"active":["documentsMail.resting"],"sameAs":null},
{"story":"RestingRateLimited","id":"states-documents-mail--resting-rate-limited","name":"Resting – rate limited","folder":[],"kind":"resting","input":0,"way":["documents.mail","✗ mailDocuments: rate_limited"],"active":["documentsMail.resting"],"sameAs":null},
{"story":"RestingNotAllowed","id":"states-documents-mail--resting-not-allowed","name":"Resting – not allowed","folder":[],"kind":"resting","input":0,"way":["documents.mail","✗ mailDocuments: not_allowed"],"active":["documentsMail.resting"],"sameAs":null},
{"story":"RestingUnexpected","id":"states-documents-mail--resting-unexpected","name":"Resting – unexpected","folder":[],"kind":"resting","input":0,"way":["documents.mail","✗ mailDocuments: TypeError"],"active":["documentsMail.resting"],"sameAs":null}
];
