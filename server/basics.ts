import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';

/** What every part of the server may need. The composition root makes it; tests make their own. */
export type Basics = {
  readonly db: Database;
  readonly config: Config;
  /** UTC epoch milliseconds. Every moment the server writes or compares comes from here. */
  readonly now: () => number;
};
