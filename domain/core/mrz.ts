import { type Details, type ParseResult, parse } from 'mrz';
import { countryOfPassportCode } from '#domain/core/passport-states.ts';
import { dayFromParts, type PersonDraft } from '#domain/core/person.ts';
import { isDay } from '#domain/core/time.ts';

/** A field with a failed check digit or without a value. */
export type MrzFault =
  | 'passportNumber'
  | 'birthDate'
  | 'passportExpiry'
  | 'personalNumber'
  | 'nationality'
  | 'passportCountry'
  | 'whole';

/**
 * Result of reading typed or pasted machine-readable lines. `short` and `long` count characters; `other`: right length,
 * but not a passport.
 */
export type MrzReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'short' | 'long'; readonly count: number; readonly wanted: number }
  | { readonly kind: 'other' }
  | {
      readonly kind: 'read';
      /** The values of the lines, in the shape of a form. */
      readonly person: Partial<PersonDraft>;
      /** Empty: all check digits are right. */
      readonly faults: readonly MrzFault[];
      /** A letter that looks like a digit was read as one, or the reverse. */
      readonly isCorrected: boolean;
      /** The name fills its whole field, so part of it may be missing. */
      readonly isNameCut: boolean;
    };

/** `nameLine`: the line that ends with the names, which begin at `nameAt`. */
type Format = { readonly lines: number; readonly width: number; readonly nameLine: number; readonly nameAt: number };
/** Passport books, ICAO Doc 9303-4. */
const TD3: Format = { lines: 2, width: 44, nameLine: 0, nameAt: 5 };
/** Passport cards, ICAO Doc 9303-5. */
const TD1: Format = { lines: 3, width: 30, nameLine: 2, nameAt: 0 };
const FORMATS = [TD3, TD1];

/**
 * Reads the two lines of a passport or the three of a passport card. The lines have two-digit years: nobody is born
 * after `bornUntil` (YYYY-MM-DD), which decides the century.
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

/** Accepts missing line breaks, and missing fillers at the end of a name line. */
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

/** The first letters give the document type; the parser knows passports and cards. */
const isPassport = ({ format, details }: ParseResult): boolean =>
  (format === 'TD3' || format === 'TD1') && details.find(({ field }) => field === 'documentCode')?.valid === true;

const TITLES = { male: 'MR', female: 'MS' } as const;

/** Errors that the parser reports. It names countries differently than our forms do, so these are checked below. */
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

/** YYMMDD as the three inputs of a form; null when a part is unknown or it is not a day. */
function dateOf(text: string, century: (short: number) => number): PersonDraft['birthDate'] | null {
  const [, yy = '', month = '', day = ''] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  const parts = { year: yy && String(century(Number(yy)) + Number(yy)), month, day };
  return isDay(dayFromParts(parts)) ? parts : null;
}

/** Converts "ANNA MARIA" to title case. */
const asName = (capitals: string): string =>
  capitals.toLowerCase().replace(/(^| )\S/g, (letter) => letter.toUpperCase());
