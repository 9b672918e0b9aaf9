import { z } from 'zod';
import { ALL_FACTS } from '#domain/core/facts/all.ts';
import { CONFIDENCES, FACT_KINDS } from '#domain/core/facts/fact.ts';
import { isDay } from '#domain/core/time.ts';
import { correctables } from '#server/facts/correctable.gen.ts';

// Schema of a line of a facts file (docs/facts.md).

/** No control characters and no lone surrogates: no page can show them. */
const isPlain = (value: string): boolean => value.isWellFormed() && !/\p{Cc}/u.test(value);
const text = (most: number) =>
  z.string().trim().min(1).max(most).refine(isPlain, 'has characters that cannot be shown, such as a line break');
const day = z.string().refine(isDay, 'is no day, as 2026-11-25 is one');
const date = z
  .string()
  .regex(/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/, 'is no date, as 2026-11 is one');
const confidence = z.enum(CONFIDENCES);
const rials = z.int().min(1).max(1_000_000_000);

/** Facts whose value a file may change, with their schemas. */
const VALUES: Readonly<Record<string, z.ZodType>> = {
  rate: z.strictObject({ EUR: rials, USD: rials }),
  ...Object.assign({}, ...Object.values(correctables).map(({ shapes }) => shapes)),
};
const situation = z.strictObject({ date, text: text(400) });
const NEW_SITUATION = /^situation\.[a-z0-9]+(?:-[a-z0-9]+)*$/;

const shapeOf = (fact: string): z.ZodType | undefined => (NEW_SITUATION.test(fact) ? situation : VALUES[fact]);

const stated = z
  .strictObject({
    fact: text(80),
    asOf: date.nullable().optional(),
    lookedAt: day,
    checkAgain: day.optional(),
    confidence: confidence.optional(),
    pages: z
      .array(
        z.strictObject({
          title: text(160),
          address: text(400).regex(
            /^[\w.-]+\.[a-z]{2,}(?:\/\S*)?$/i,
            'is no address without https://, as evisa.mfa.ir is one',
          ),
        }),
      )
      .max(5)
      .optional(),
    value: z.unknown().optional(),
  })
  .superRefine((line, context) => {
    const wrong = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    const isNew = NEW_SITUATION.test(line.fact) && !(line.fact in ALL_FACTS);
    if (!(line.fact in ALL_FACTS) && !isNew) return wrong('fact', 'is no fact that we tell');
    if (line.checkAgain !== undefined && line.checkAgain <= line.lookedAt) wrong('checkAgain', 'is not after lookedAt');
    if (line.value === undefined) {
      if (isNew) wrong('value', 'is missing: this fact is new');
      return;
    }
    const shape = shapeOf(line.fact);
    if (!shape) return wrong('value', 'cannot be changed by a file: this fact stands in the code');
    for (const { path, message } of shape.safeParse(line.value).error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['value', ...path], message });
    if (line.pages === undefined) wrong('pages', 'is missing: a new value says where it was read, or [] for nowhere');
    if (line.asOf === undefined) wrong('asOf', 'is missing: a new value says of when it is, or null');
    if (isNew && line.confidence === undefined) wrong('confidence', 'is missing: this fact is new');
  });

const withdrawn = z.strictObject({ fact: text(80), withdraw: z.literal(true) });

const holds = z.strictObject({ holds: z.partialRecord(z.enum(FACT_KINDS), z.int().min(1).max(3650)) });

export type FactLine = z.infer<typeof stated>;
export type Line = FactLine | z.infer<typeof withdrawn> | z.infer<typeof holds>;

/** The fields decide which of three kinds a line is, so that errors refer to that kind. */
export function parseLine(value: unknown): z.ZodSafeParseResult<Line> {
  const has = (field: string) => typeof value === 'object' && value !== null && field in value;
  if (has('holds')) return holds.safeParse(value);
  return has('withdraw') ? withdrawn.safeParse(value) : stated.safeParse(value);
}
