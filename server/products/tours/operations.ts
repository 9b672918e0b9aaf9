import type { Operations } from '#server/contract.ts';
import { holdTours } from '#server/products/tours/operations/holdTours.ts';
import { listTours } from '#server/products/tours/operations/listTours.ts';
import { readTour } from '#server/products/tours/operations/readTour.ts';

export const operations = { holdTours, listTours, readTour } satisfies Partial<Operations>;
