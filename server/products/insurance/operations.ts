import type { Operations } from '#server/contract.ts';
import { checkInsurance } from '#server/products/insurance/operations/checkInsurance.ts';
import { holdInsurance } from '#server/products/insurance/operations/holdInsurance.ts';
import { readInsuranceDays } from '#server/products/insurance/operations/readInsuranceDays.ts';

export const operations = { checkInsurance, holdInsurance, readInsuranceDays } satisfies Partial<Operations>;
