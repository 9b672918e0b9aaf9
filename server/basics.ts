import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';

export type Basics = {
  readonly db: Database;
  readonly config: Config;
  /** UTC epoch milliseconds. The only clock for times that the server stores or compares. */
  readonly now: () => number;
};
