import { datePartsOf, dayFromParts, EMPTY_PERSON, type PersonDraft } from '#domain/core/person.ts';
import type { VisaAnswers, VisaField } from '#domain/visa/visa-application.ts';

/** The passport page as a person form, which the passport lines fill. */
export const personOfPage = (answers: VisaAnswers, nationality: string): PersonDraft => ({
  ...EMPTY_PERSON,
  title: answers.sex === 'male' ? 'MR' : answers.sex === 'female' ? 'MS' : '',
  firstName: answers.firstName ?? '',
  lastName: answers.lastName ?? '',
  birthDate: datePartsOf(answers.birthDate ?? ''),
  nationality,
  passportNumber: answers.passportNumber ?? '',
  passportCountry: answers.passportCountry ?? '',
  passportExpiry: datePartsOf(answers.passportExpiry ?? ''),
});

const SEX_OF: Readonly<Record<string, string>> = { MR: 'male', MS: 'female' };

/** Fields that the passport lines change. The nationality is fixed from the start of the request. */
export function answersOfLines(change: Partial<PersonDraft>): readonly (readonly [VisaField, string])[] {
  const { title, birthDate, passportExpiry, firstName, lastName, passportNumber, passportCountry } = change;
  const scanned: Partial<Record<VisaField, string | undefined>> = {
    firstName,
    lastName,
    sex: title === undefined ? undefined : (SEX_OF[title] ?? ''),
    birthDate: birthDate && dayFromParts(birthDate),
    passportNumber,
    passportCountry,
    passportExpiry: passportExpiry && dayFromParts(passportExpiry),
  };
  return (Object.entries(scanned) as [VisaField, string | undefined][]).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, value] as const],
  );
}
