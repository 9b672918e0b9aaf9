import { type Details, type ParseResult, parse } from 'mrz';
import { countryOfPassportCode } from '#domain/passport-states.ts';
import { dayFromParts, type PersonDraft } from '#domain/person.ts';
import { isDay } from '#domain/time.ts';

/** What the lines of a passport say of a person, as a form has it. */
export type MrzPerson = Partial<PersonDraft>;

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
      readonly person: MrzPerson;
      /** None: every check digit is right. */
      readonly faults: readonly MrzFault[];
      /** A letter that looks like a digit was read as one, or the other way round. */
      readonly isCorrected: boolean;
      /** The name fills its place to the end, so some of it may be missing. */
      readonly isNameCut: boolean;
    };

/** ICAO Doc 9303-4 (TD3, passport books) and 9303-5 (TD1, passport cards). */
const FORMATS = [
  { lines: 2, width: 44 },
  { lines: 3, width: 30 },
];
const [TD3 = { lines: 2, width: 44 }] = FORMATS;

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
  for (const { lines, width } of FORMATS) {
    if (all.length === lines * width) {
      return Array.from({ length: lines }, (_, at) => all.slice(at * width, (at + 1) * width));
    }
    const last = lines === 2 ? 0 : 2;
    const isFilled =
      typed.length === lines &&
      typed.every((line, at) => line.length === width || (at === last && line.length < width));
    if (isFilled && (typed[last]?.includes('<<') ?? false)) return typed.map((line) => line.padEnd(width, '<'));
  }
  return null;
}

/** TD3 is a passport by its first letter; cards of all kinds have three lines, and those that are none have no code of a card. */
const isPassport = ({ format, details }: ParseResult): boolean =>
  (format === 'TD3' || format === 'TD1') && details.find(({ field }) => field === 'documentCode')?.valid === true;

const TITLES = { male: 'MR', female: 'MS' } as const;

const FAULTS: Readonly<Partial<Record<NonNullable<Details['field']>, MrzFault>>> = {
  documentNumber: 'passportNumber',
  documentNumberCheckDigit: 'passportNumber',
  birthDate: 'birthDate',
  birthDateCheckDigit: 'birthDate',
  expirationDate: 'passportExpiry',
  expirationDateCheckDigit: 'passportExpiry',
  personalNumberCheckDigit: 'personalNumber',
  nationality: 'nationality',
  issuingState: 'passportCountry',
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
    ...found.filter((fault) => fault !== 'nationality' && fault !== 'passportCountry'),
    ...(nationality ? [] : ['nationality' as const]),
    ...(country ? [] : ['passportCountry' as const]),
    ...(birth ? [] : ['birthDate' as const]),
    ...(expiry ? [] : ['passportExpiry' as const]),
  ]);
  const sex = raw('sex');
  const names = lines.length === 2 ? lines[0]?.slice(5) : lines[2];
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
    isNameCut: !names?.endsWith('<'),
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
