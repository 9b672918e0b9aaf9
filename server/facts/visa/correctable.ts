import { z } from 'zod';
import { CONFIDENCES } from '#domain/core/facts/fact.ts';
import { isDay } from '#domain/core/time.ts';
import { isCountry } from '#domain/visa/visa-question.ts';
import type { VisaValues } from '#domain/visa/visa-rule-types.ts';
import { visaRulesOn } from '#domain/visa/visa-rules-today.ts';
import type { Correctable } from '#server/facts/correctable.ts';
import type { LineProblem } from '#server/json-lines.ts';

const day = z.string().refine(isDay, 'is no day, as 2026-11-25 is one');
const confidence = z.enum(CONFIDENCES);
const country = z.string().refine(isCountry, 'is no ISO 3166-1 code, as DE is one');
const passports = z
  .array(country)
  .max(300)
  .refine((codes) => new Set(codes).size === codes.length, 'names a country twice');
const days = z.int().min(1).max(90);

/** Visa rules that an owner may correct while the site runs. */
export const correctable: Correctable = {
  shapes: {
    'visa.unilateral': z.strictObject({ passports, days }),
    'visa.exemptionEnded': z.strictObject({ passports: z.record(country, day) }),
    'visa.agreement': z.strictObject({
      passports: z.record(
        country,
        z.strictObject({ days, isLengthSure: z.boolean(), confidence, isOf180: z.literal(true).optional() }),
      ),
    }),
    'visa.guidedTour': z.strictObject({ passports }),
    'visa.deskRefuses': z.strictObject({ passports }),
    'visa.deskListed': z.strictObject({ passports }),
    'visa.freeZone': z.strictObject({ days }),
  },
  clashes: (today, corrections) => clashesIn(visaRulesOn(today, corrections).values),
};

/** Two lists that exclude each other name the same passport: nobody could be judged by both. */
function clashesIn(values: VisaValues): LineProblem[] {
  const free = [
    ['visa.unilateral', values.unilateral.passports],
    ['visa.agreement', Object.keys(values.agreement.passports)],
    ['visa.guidedTour', values.guidedTour.passports],
    ['visa.exemptionEnded', Object.keys(values.exemptionEnded.passports)],
  ] as const;
  const desk = [
    ['visa.deskRefuses', values.deskRefuses.passports],
    ['visa.deskListed', values.deskListed.passports],
  ] as const;
  return [free, desk].flatMap((lists) =>
    lists.flatMap(([name, codes], index) =>
      lists
        .slice(index + 1)
        .flatMap(([other, others]) =>
          codes
            .filter((code) => others.includes(code))
            .map((code) => ({ line: null, field: name, why: `and ${other} both name ${code}` })),
        ),
    ),
  );
}
