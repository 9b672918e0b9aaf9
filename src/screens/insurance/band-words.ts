import { BANDS, type InsuranceBand } from '#domain/insurance/plans.ts';
import { m } from '#src/copy/generated/messages.js';

/** "0 to 11", "80 and over". */
export function bandWords(band: InsuranceBand): string {
  const at = BANDS.findIndex((one) => one.band === band);
  const [from, next] = [BANDS[at]?.age ?? 0, BANDS[at + 1]];
  return next ? m.insurance_band({ from, to: next.age - 1 }) : m.insurance_band_over({ from });
}
