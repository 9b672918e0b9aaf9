import type { IconName } from '#src/ui/icon-names.ts';

/** A search as one line, and where it leads. */
export type RecentLine = { readonly icon: IconName; readonly text: string; readonly href: string };

/**
 * Reads what a product kept of a search; null for what can no longer be searched, as its day is over, and for what is none.
 * `today`: YYYY-MM-DD in Tehran.
 */
export type ReadRecent = (asked: Readonly<Record<string, unknown>>, today: string) => RecentLine | null;
