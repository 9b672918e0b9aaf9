import { createRedactor, SECRET_SHAPES } from '#machines/trace/redactor.ts';

/**
 * Free text has no field names, so secrets are found only by shape. Too many matches are better than too few: no code
 * decides by a note. Names of people have no shape and are kept.
 */
const SHAPES: readonly RegExp[] = [
  ...SECRET_SHAPES,
  /[^\s@<>(),;:]+@[^\s@<>(),;:]+\.\p{L}{2,}/gu, // e-mail in any script
  /\bSFR[ -]?[\dA-Z]{4}[ -]?[\dA-Z]{2}\b/gi, // booking reference, as people type it
  /(?<![\p{L}\p{Nd}])\+?\(?\p{Nd}(?:[ ()./-]{0,2}\p{Nd}){4,}(?![\p{L}\p{Nd}])/gu, // phone, card, code, passport, date
  /(?<![\p{L}\p{Nd}])(?=[\p{L}\p{Nd}]{7,})(?:\p{L}*\p{Nd}){3}[\p{L}\p{Nd}]*/gu, // passport or ticket: letters and digits
  /(?<!\p{Nd})\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2,4}(?!\p{Nd})/gu, // short dates, such as 1.2.88
  /\b\d{1,2}(?:st|nd|rd|th|\.)?[ -](?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?,?[ -]\d{2,4}\b/giu,
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d{1,2}(?:st|nd|rd|th)?,? \d{2,4}\b/giu,
];

/**
 * Replaces e-mail addresses, phone, card, passport and other long numbers, booking references and dates by texts of the
 * same shape. key: as for `createRedactor`; with the key of a trace, the same text gets the same pseudonym in both.
 */
export function redactNote(note: string, key: Uint8Array): string {
  const redactor = createRedactor(key, { shapes: SHAPES });
  redactor.learn(note, 'text');
  return String(redactor.rewrite(note, 'text'));
}
