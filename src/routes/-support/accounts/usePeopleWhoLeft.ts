import { useSyncExternalStore } from 'react';
import { onPersonLeft, peopleWhoLeft } from '#src/platform/accounts/person-left.ts';

/** As the key of what a page keeps of its traveller: who comes after a log-out begins with nothing. */
export const usePeopleWhoLeft = (): number => useSyncExternalStore(onPersonLeft, peopleWhoLeft, peopleWhoLeft);
