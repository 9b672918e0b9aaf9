import { createRedactor, SECRET_SHAPES } from '#machines/trace/redact.ts';

/**
 * What people write in their own words has no keys, so only shapes tell a secret. Rather too much than too little: nothing
 * decides by a note. A name has no shape of its own and stays.
 */
const SHAPES: readonly RegExp[] = [
  ...SECRET_SHAPES,
  /[^\s@<>(),;:]+@[^\s@<>(),;:]+\.\p{L}{2,}/gu, // e-mail in any script
  /\bSFR[ -]?[\dA-Z]{4}[ -]?[\dA-Z]{2}\b/gi, // reference of a booking, as people write it
  /(?<![\p{L}\p{Nd}])\+?\(?\p{Nd}(?:[ ()./-]{0,2}\p{Nd}){4,}(?![\p{L}\p{Nd}])/gu, // phone, card, code, passport, date
  /(?<![\p{L}\p{Nd}])(?=[\p{L}\p{Nd}]{7,})(?:\p{L}*\p{Nd}){3}[\p{L}\p{Nd}]*/gu, // passport or ticket: letters and digits
  /(?<!\p{Nd})\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2,4}(?!\p{Nd})/gu, // 1.2.88
  /\b\d{1,2}(?:st|nd|rd|th|\.)?[ -](?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?,?[ -]\d{2,4}\b/giu,
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d{1,2}(?:st|nd|rd|th)?,? \d{2,4}\b/giu,
];

/**
 * A note in which e-mail addresses, phone, card, passport and other long numbers, references and dates are replaced by
 * others of the same shape. key: as for `createRedactor`; with that of a trace, what both name stays the same in both.
 */
export function redactNote(note: string, key: Uint8Array): string {
  const redactor = createRedactor(key, { shapes: SHAPES });
  redactor.learn(note, 'text');
  return String(redactor.rewrite(note, 'text'));
}
