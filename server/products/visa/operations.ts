import type { Operations } from '#server/contract.ts';
import { actOnVisaRequest } from '#server/products/visa/operations/actOnVisaRequest.ts';
import { beginVisaRequest } from '#server/products/visa/operations/beginVisaRequest.ts';
import { changeVisaTrip } from '#server/products/visa/operations/changeVisaTrip.ts';
import { listStaffVisaRequests } from '#server/products/visa/operations/listStaffVisaRequests.ts';
import { readStaffVisaDocument } from '#server/products/visa/operations/readStaffVisaDocument.ts';
import { readStaffVisaRequest } from '#server/products/visa/operations/readStaffVisaRequest.ts';
import { readVisaRequest } from '#server/products/visa/operations/readVisaRequest.ts';
import { readVisaRules } from '#server/products/visa/operations/readVisaRules.ts';
import { saveVisaApplicant } from '#server/products/visa/operations/saveVisaApplicant.ts';

export const operations = {
  readStaffVisaRequest,
  readStaffVisaDocument,
  listStaffVisaRequests,
  actOnVisaRequest,
  beginVisaRequest,
  changeVisaTrip,
  readVisaRequest,
  readVisaRules,
  saveVisaApplicant,
} satisfies Partial<Operations>;
