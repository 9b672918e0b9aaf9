import type { VisaFault } from '#machines/visa/visa-applicant/types.ts';

/** Reported faults that still apply; no new ones. */
export const stillWrong = (shown: readonly VisaFault[], now: readonly VisaFault[]): readonly VisaFault[] =>
  shown.flatMap(({ field }) => now.find((fault) => fault.field === field) ?? []);
