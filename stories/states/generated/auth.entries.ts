import type { IndexedStory } from '../index-of-states.ts';

export const entries: readonly IndexedStory[] = [
{"story":"SignedOut","id":"states-auth--signed-out","name":"Signed out","folder":[],"kind":"signedOut","input":0,"way":[],"active":["auth.signedOut"],"sameAs":null},
{"story":"SignedIn","id":"states-auth--signed-in","name":"Signed in","folder":[],"kind":"signedIn","input":1,"way":[],"active":["auth.signedIn"],"sameAs":null},
{"story":"Checking","id":"states-auth--checking","name":"Checking","folder":[],"kind":"signedOut","input":0,"way":["session.check"],"active":["auth.checking"],"sameAs":null},
{"story":"CheckingSignedIn","id":"states-auth--checking-signed-in","name":"Checking – signed in","folder":[],"kind":"signedIn","input":1,"way":["session.check"],"active":["auth.checking"],"sameAs":null},
{"story":"SigningOut","id":"states-auth--signing-out","name":"Signing out","folder":[],"kind":"signingOut","input":1,"way":["session.end"],"active":["auth.signingOut"],"sameAs":null},
{"story":"SignedInAfterReadSession2","id":"states-auth--signed-in-after-read-session-2","name":"Signed in – after readSession (2)","folder":[],"kind":"signedIn","input":0,"way":["session.check","✓ readSession (2)"],"active":["auth.signedIn"],"sameAs":null},
{"story":"SignedOutUnavailable","id":"states-auth--signed-out-unavailable","name":"Signed out – unavailable","folder":[],"kind":"signedOut","input":0,"way":["session.check","✗ readSession: unavailable"],"active":["auth.signedOut"],"sameAs":null},
{"story":"SignedInUnavailable","id":"states-auth--signed-in-unavailable","name":"Signed in – unavailable","folder":[],"kind":"signedIn","input":1,"way":["session.check","✗ readSession: unavailable"],"active":["auth.signedIn"],"sameAs":null},
{"story":"SignedInUnexpected","id":"states-auth--signed-in-unexpected","name":"Signed in – unexpected","folder":[],"kind":"signedIn","input":1,"way":["session.end","✗ logOut: TypeError"],"active":["auth.signedIn"],"sameAs":null},
{"story":"CheckingSignedInAfterSessionCheck","id":"states-auth--checking-signed-in-after-session-check","name":"Checking – signed in, after session.check","folder":[],"kind":"signedIn","input":0,"way":["session.check","✓ readSession (2)","session.check"],"active":["auth.checking"],"sameAs":null}
];
