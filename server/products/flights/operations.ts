import type { Operations } from '#server/contract.ts';
import { holdFlights } from '#server/products/flights/operations/holdFlights.ts';
import { listDomesticAirports } from '#server/products/flights/operations/listDomesticAirports.ts';
import { listLowestFares } from '#server/products/flights/operations/listLowestFares.ts';
import { searchFlights } from '#server/products/flights/operations/searchFlights.ts';

export const operations = {
  holdFlights,
  listDomesticAirports,
  listLowestFares,
  searchFlights,
} satisfies Partial<Operations>;
