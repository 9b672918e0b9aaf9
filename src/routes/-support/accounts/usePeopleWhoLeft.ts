import { useSyncExternalStore } from 'react';
import { onSignedOut, peopleWhoLeft } from '#src/platform/accounts/signed-out.ts';

/** Use as a React key for local state of a traveller, so that it resets after a logout. */
export const usePeopleWhoLeft = (): number => useSyncExternalStore(onSignedOut, peopleWhoLeft, peopleWhoLeft);
