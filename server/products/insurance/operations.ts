import type { Operations } from '#server/contract.ts';
import { holdInsurance } from '#server/products/insurance/operations/holdInsurance.ts';

export const operations = { holdInsurance } satisfies Partial<Operations>;
