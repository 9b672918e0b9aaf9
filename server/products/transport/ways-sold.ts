import { carBetween } from '#server/products/transport/car-between.ts';
import { lowestRun } from '#server/products/transport/runs/lowest-run.ts';
import type { WaysSold } from '#server/products/ways-sold.ts';

/** Trains, buses and a car with a driver between two cities. */
export const waysSold: WaysSold = (db, between) =>
  Promise.all([lowestRun(db, 'train', between), lowestRun(db, 'bus', between), carBetween(db, between)]);
