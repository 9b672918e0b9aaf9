import type { TourPeople } from '#domain/tours/ladder.ts';
import { m } from '#src/copy/generated/messages.js';

const joined = (parts: readonly { readonly count: number; readonly text: string }[]): string =>
  parts
    .filter(({ count }) => count > 0)
    .map(({ text }) => text)
    .join(', ');

/** "2 of 12 and older, 1 of 2 to 11". */
export const partyWords = ({ adults, children, infants }: TourPeople): string =>
  joined([
    { count: adults, text: m.tourask_adults({ count: adults }) },
    { count: children, text: m.tourask_children({ count: children }) },
    { count: infants, text: m.tourask_infants({ count: infants }) },
  ]);
