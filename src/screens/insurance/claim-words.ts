import type { ClaimPaper } from '#domain/insurance/cover.ts';
import { m } from '#src/copy/generated/messages.js';

/** What a message to our desk is about, as the address names it. */
export const CLAIM = 'claim';
export const NAME = 'name';

/** Papers of a claim. */
export const CLAIM_PAPER_WORDS: Readonly<Record<ClaimPaper, () => string>> = {
  certificate: m.insurance_claim_certificate,
  passport: m.insurance_claim_passport,
  report: m.insurance_claim_report,
  hospital: m.insurance_claim_hospital,
  bills: m.insurance_claim_bills,
  receipts: m.insurance_claim_receipts,
  prescriptions: m.insurance_claim_prescriptions,
  results: m.insurance_claim_results,
  police: m.insurance_claim_police,
  bag: m.insurance_claim_bag,
  account: m.insurance_claim_account,
};
