import type { Party } from '#domain/flights/flight-search.ts';
import { m } from '#src/copy/generated/messages.js';

/** "2 adults, 1 child" */
export const partyWords = ({ adult, child, infant }: Party): string =>
  [
    m.ui_adult_count({ count: adult }),
    child > 0 ? m.ui_child_count({ count: child }) : '',
    infant > 0 ? m.ui_infant_count({ count: infant }) : '',
  ]
    .filter(Boolean)
    .join(', ');
