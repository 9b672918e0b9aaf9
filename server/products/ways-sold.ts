import type { SoldWay } from '#domain/country/sold-way.ts';
import type { Queryable } from '#server/db/database.ts';

type City = { readonly slug: string; readonly name: string };

/** Two places of ours, a day (YYYY-MM-DD in Tehran), and the moment of asking (UTC epoch ms). */
export type Between = { readonly from: City; readonly to: City; readonly day: string; readonly now: number };

/** What a product sells between two cities on a day, one entry for each kind of way. */
export type WaysSold = (db: Queryable, between: Between) => Promise<readonly SoldWay[]>;
