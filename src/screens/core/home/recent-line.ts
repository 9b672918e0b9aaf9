import type { IconName } from '#src/ui/icon-names.ts';

/** A search as one line with its link. */
export type RecentLine = { readonly icon: IconName; readonly text: string; readonly href: string };

/** Reads a stored search of a product; null if it is invalid or in the past. `today`: YYYY-MM-DD in Tehran. */
export type ReadRecent = (asked: Readonly<Record<string, unknown>>, today: string) => RecentLine | null;
