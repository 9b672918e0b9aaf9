import { type Details, type ParseResult, parse } from 'mrz';
import { countryOfPassportCode } from '#domain/core/passport-states.ts';
import { dayFromParts, type PersonDraft } from '#domain/core/person.ts';
import { isDay } from '#domain/core/time.ts';

/** A check digit that does not prove what stands before it, or a place that says nothing. */
export type MrzFault =
  | 'passportNumber'
  | 'birthDate'
  | 'passportExpiry'
  | 'personalNumber'
  | 'nationality'
  | 'passportCountry'
  | 'whole';

/**
 * What somebody typed or pasted as the machine-readable lines. `short` and `long` count letters; `other` has the right
 * length and is no passport.
 */
export type MrzReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'short' | 'long'; readonly count: number; readonly wanted: number }
  | { readonly kind: 'other' }
  | {
      readonly kind: 'read';
      /** What the lines say, as a form has it. */
      readonly person: Partial<PersonDraft>;
      /** None: every check digit is right. */
      readonly faults: readonly MrzFault[];
      /** A letter that looks like a digit was read as one, or the other way round. */
      readonly isCorrected: boolean;
      /** The name fills its place to the end, so some of it may be missing. */
      readonly isNameCut: boolean;
    };

/** `nameLine`: the one that ends with names; they begin at `nameAt`. */
type Format = { readonly lines: number; readonly width: number; readonly nameLine: number; readonly nameAt: number };
/** Passport books, ICAO Doc 9303-4. */
const TD3: Format = { lines: 2, width: 44, nameLine: 0, nameAt: 5 };
/** Passport cards, ICAO Doc 9303-5. */
const TD1: Format = { lines: 3, width: 30, nameLine: 2, nameAt: 0 };
const FORMATS = [TD3, TD1];

/**
 * Reads the two lines of a passport or the three of a passport card. Nobody was born after `bornUntil` (YYYY-MM-DD), which decides
 * the century: the lines have two digits for a year.
 */
export function readMrz(text: string, bornUntil: string): MrzReading {
  const typed = text
    .toUpperCase()
    .replace(/[«‹＜〈]/g, '<')
    .split(/[\r\n]+/)
    .map((line) => line.replace(/[^A-Z0-9<]/g, ''))
    .filter(Boolean);
  const count = typed.join('').length;
  if (count === 0) return { kind: 'empty' };
  const lines = linesOf(typed);
  if (!lines) {
    const wanted = FORMATS.find(({ lines }) => lines === typed.length) ?? TD3;
    const all = wanted.lines * wanted.width;
    return { kind: count < all ? 'short' : 'long', count, wanted: all };
  }
  const result = parse(lines, { autocorrect: true });
  return isPassport(result) ? readingOf(result, lines, bornUntil) : { kind: 'other' };
}

/** Line breaks may be missing, and so may the fillers at the end of a line that ends with names. */
function linesOf(typed: readonly string[]): string[] | null {
  const all = typed.join('');
  for (const { lines, width, nameLine } of FORMATS) {
    if (all.length === lines * width) {
      return Array.from({ length: lines }, (_, at) => all.slice(at * width, (at + 1) * width));
    }
    const isFilled =
      typed.length === lines &&
      typed.every((line, at) => line.length === width || (at === nameLine && line.length < width));
    if (isFilled && (typed[nameLine]?.includes('<<') ?? false)) return typed.map((line) => line.padEnd(width, '<'));
  }
  return null;
}

/** The first letters say what a document is: the parser knows those of passports and of cards. */
const isPassport = ({ format, details }: ParseResult): boolean =>
  (format === 'TD3' || format === 'TD1') && details.find(({ field }) => field === 'documentCode')?.valid === true;

const TITLES = { male: 'MR', female: 'MS' } as const;

/** What the parser judges. It has other names for countries than our forms, so these are judged below. */
const FAULTS: Readonly<Partial<Record<NonNullable<Details['field']>, MrzFault>>> = {
  documentNumber: 'passportNumber',
  documentNumberCheckDigit: 'passportNumber',
  birthDate: 'birthDate',
  birthDateCheckDigit: 'birthDate',
  expirationDate: 'passportExpiry',
  expirationDateCheckDigit: 'passportExpiry',
  personalNumberCheckDigit: 'personalNumber',
  compositeCheckDigit: 'whole',
};

function readingOf(result: ParseResult, lines: readonly string[], bornUntil: string): MrzReading {
  const { details } = result;
  const raw = (field: Details['field']) => details.find((one) => one.field === field)?.value?.replace(/<+$/, '') ?? '';
  const nationality = countryOfPassportCode(raw('nationality'));
  const country = countryOfPassportCode(raw('issuingState'));
  const found = details.filter(({ valid }) => !valid).flatMap(({ field }) => (field && FAULTS[field]) ?? []);
  const birth = dateOf(raw('birthDate'), (short) => (2000 + short > Number(bornUntil.slice(0, 4)) ? 1900 : 2000));
  const expiry = dateOf(raw('expirationDate'), () => 2000);
  const faults = new Set<MrzFault>([
    ...found,
    ...(nationality ? [] : ['nationality' as const]),
    ...(country ? [] : ['passportCountry' as const]),
    ...(birth ? [] : ['birthDate' as const]),
    ...(expiry ? [] : ['passportExpiry' as const]),
  ]);
  const sex = raw('sex');
  const { nameLine, nameAt } = result.format === 'TD3' ? TD3 : TD1;
  return {
    kind: 'read',
    person: {
      ...(sex in TITLES ? { title: TITLES[sex as keyof typeof TITLES] } : {}),
      ...(raw('firstName') ? { firstName: asName(raw('firstName')) } : {}),
      ...(raw('lastName') ? { lastName: asName(raw('lastName')) } : {}),
      ...(birth && { birthDate: birth }),
      ...(nationality && { nationality }),
      ...(raw('documentNumber') ? { passportNumber: raw('documentNumber') } : {}),
      ...(country && { passportCountry: country }),
      ...(expiry && { passportExpiry: expiry }),
    },
    faults: [...faults],
    isCorrected: details.some(({ autocorrect }) => autocorrect.length > 0),
    isNameCut: !lines[nameLine]?.slice(nameAt).endsWith('<'),
  };
}

/** YYMMDD as the three boxes of a form; null where a part is unknown or no day. */
function dateOf(text: string, century: (short: number) => number): PersonDraft['birthDate'] | null {
  const [, yy = '', month = '', day = ''] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  const parts = { year: yy && String(century(Number(yy)) + Number(yy)), month, day };
  return isDay(dayFromParts(parts)) ? parts : null;
}

/** "ANNA MARIA" as people write it. */
const asName = (capitals: string): string =>
  capitals.toLowerCase().replace(/(^| )\S/g, (letter) => letter.toUpperCase());
