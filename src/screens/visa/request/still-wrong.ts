import type { VisaFault } from '#machines/visa/visa-applicant/types.ts';

/** Of what was told when the page was sent, what is wrong as it stands now; nothing that is new. */
export const stillWrong = (told: readonly VisaFault[], now: readonly VisaFault[]): readonly VisaFault[] =>
  told.flatMap(({ field }) => now.find((fault) => fault.field === field) ?? []);
