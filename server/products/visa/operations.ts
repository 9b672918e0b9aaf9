import type { Operations } from '#server/contract.ts';
import { beginVisaRequest } from '#server/products/visa/operations/beginVisaRequest.ts';
import { changeVisaTrip } from '#server/products/visa/operations/changeVisaTrip.ts';
import { readVisaRequest } from '#server/products/visa/operations/readVisaRequest.ts';
import { saveVisaApplicant } from '#server/products/visa/operations/saveVisaApplicant.ts';

/** What the contract's file of visa asks for. */
export const operations = {
  beginVisaRequest,
  changeVisaTrip,
  readVisaRequest,
  saveVisaApplicant,
} satisfies Partial<Operations>;
