import type { Operations } from '#server/contract.ts';
import { holdTours } from '#server/products/tours/operations/holdTours.ts';

export const operations = { holdTours } satisfies Partial<Operations>;
