import type { AppContext } from '#src/platform/core/flow/context.ts';

/** Two places of ours by their slugs, and a day, YYYY-MM-DD in Tehran. */
export type Between = { readonly from: string; readonly to: string; readonly day: string };

/** Reads what a product shows between two cities. Never throws: what cannot be read is null in the data. */
export type LoadBetweenCities<Data> = (context: AppContext, between: Between) => Promise<Data>;
