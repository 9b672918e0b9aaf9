import type { Operations } from '#server/contract.ts';
import { actOnVisaRequest } from '#server/products/visa/operations/actOnVisaRequest.ts';
import { beginVisaRequest } from '#server/products/visa/operations/beginVisaRequest.ts';
import { beginVisaUpload } from '#server/products/visa/operations/beginVisaUpload.ts';
import { changeVisaTrip } from '#server/products/visa/operations/changeVisaTrip.ts';
import { listStaffVisaRequests } from '#server/products/visa/operations/listStaffVisaRequests.ts';
import { readStaffVisaDocument } from '#server/products/visa/operations/readStaffVisaDocument.ts';
import { readStaffVisaRequest } from '#server/products/visa/operations/readStaffVisaRequest.ts';
import { readVisaDocument } from '#server/products/visa/operations/readVisaDocument.ts';
import { readVisaRequest } from '#server/products/visa/operations/readVisaRequest.ts';
import { readVisaRules } from '#server/products/visa/operations/readVisaRules.ts';
import { readVisaUpload } from '#server/products/visa/operations/readVisaUpload.ts';
import { removeVisaDocument } from '#server/products/visa/operations/removeVisaDocument.ts';
import { saveVisaApplicant } from '#server/products/visa/operations/saveVisaApplicant.ts';
import { sendVisaUpload } from '#server/products/visa/operations/sendVisaUpload.ts';

export const operations = {
  readStaffVisaRequest,
  readStaffVisaDocument,
  listStaffVisaRequests,
  actOnVisaRequest,
  beginVisaRequest,
  beginVisaUpload,
  changeVisaTrip,
  readVisaDocument,
  readVisaRequest,
  readVisaRules,
  readVisaUpload,
  removeVisaDocument,
  saveVisaApplicant,
  sendVisaUpload,
} satisfies Partial<Operations>;
