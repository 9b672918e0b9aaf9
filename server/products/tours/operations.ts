import type { Operations } from '#server/contract.ts';
import { askTours, readTourInquiry, withdrawTourInquiry } from '#server/products/tours/operations/askTours.ts';
import { holdTours } from '#server/products/tours/operations/holdTours.ts';
import { listTours } from '#server/products/tours/operations/listTours.ts';
import { readTour } from '#server/products/tours/operations/readTour.ts';

export const operations = {
  askTours,
  holdTours,
  listTours,
  readTour,
  readTourInquiry,
  withdrawTourInquiry,
} satisfies Partial<Operations>;
