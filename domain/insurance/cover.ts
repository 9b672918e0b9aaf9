// What every plan pays and how a claim goes: general conditions of travel insurance for foreigners in Iran, as agencies
// print them, read on 2026-11-25. What is ours is marked so.

/**
 * Limits that are equal in all plans, in cents of EUR: https://asmari-insurance.com/page/36 and the table of Bimeh Iran
 * (https://arianaagency.ir/insurance-general-exclusions/).
 */
export const LIMITS = {
  dentist: 20_000,
  transportHome: 550_000,
  lawyer: 25_000,
  lostPassport: 20_000,
  lostBag: 15_000,
} as const;

/** A claim ends so long after the event: https://irantravelinsurance.com/terms.htm, 2012. */
export const CLAIM_YEARS = 2;
/** The helper is told within so many hours of coming to a hospital: https://irantravelinsurance.com/commit.htm, 2012. */
export const HOSPITAL_HOURS = 72;
/** The same where a life was in danger. */
export const DANGER_HOURS = 48;

/** A stand-in until an insurer is connected; nobody answers. */
export const HELPER_PHONE = '+98 21 0000 0000';

/** Papers of a claim. Ours, built on the duties above: no official list was found. */
export const CLAIM_PAPERS = [
  'certificate',
  'passport',
  'report',
  'hospital',
  'bills',
  'receipts',
  'prescriptions',
  'results',
  'police',
  'bag',
  'account',
] as const;
export type ClaimPaper = (typeof CLAIM_PAPERS)[number];
