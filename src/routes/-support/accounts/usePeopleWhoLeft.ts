import { useSyncExternalStore } from 'react';
import { onPersonLeft, peopleWhoLeft } from '#src/platform/accounts/person-left.ts';

/** Use as a React key for local state of a traveller, so that it resets after a logout. */
export const usePeopleWhoLeft = (): number => useSyncExternalStore(onPersonLeft, peopleWhoLeft, peopleWhoLeft);
