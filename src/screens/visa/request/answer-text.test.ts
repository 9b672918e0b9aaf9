import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { askedFields, type VisaAnswers } from '#domain/visa/visa-application.ts';
import { answeredPages } from '#src/screens/visa/request/answer-text.ts';

const ANSWERS: VisaAnswers = {
  firstName: 'Anna',
  passportNumber: 'C01X00T47',
  sex: 'female',
  birthDate: '1988-03-14',
  birthCountry: 'DE',
  occupation: 'employed',
  timesInIran: '2',
  collectAt: 'airport',
  collectPlace: 'IKA',
  truth: 'yes',
};

test.each([
  ['an employed German', { nationality: 'DE', verdict: 'airportCode', answers: ANSWERS }],
  ['a retired Egyptian', { nationality: 'EG', verdict: 'consulateCode', answers: { occupation: 'retired' } }],
  ['an American with a guide', { nationality: 'US', verdict: 'guidedTour', answers: { occupation: 'student' } }],
] as const)('all that %s is asked stands on one of the pages, once', (_, person) => {
  expect(answeredPages(person).flatMap(({ answers }) => answers.map(({ id }) => id))).toEqual([
    ...askedFields(person.answers, person),
  ]);
});

test('an answer is read as words, what is empty as a dash', () => {
  const shownPages = answeredPages({ nationality: 'DE', verdict: 'airportCode', answers: ANSWERS });
  const texts = Object.fromEntries(shownPages.flatMap(({ answers }) => answers.map(({ id, value }) => [id, value])));
  expectFields(texts, {
    firstName: 'Anna',
    sex: 'Female',
    birthDate: 'Mon 14 Mar 1988',
    birthCountry: 'Germany',
    occupation: 'Employed',
    timesInIran: '2',
    lastVisit: '–',
    collectAt: 'At the visa desk of an airport in Iran',
    collectPlace: 'Tehran (Imam Khomeini) (IKA)',
    truth: '✓',
    consent: '–',
  });
});

test('the country of the passport is the one that was named at the beginning, until another one is chosen', () => {
  const countryOf = (answers: VisaAnswers) =>
    answeredPages({ nationality: 'DE', verdict: 'airportCode', answers })
      .flatMap((page) => page.answers)
      .find(({ id }) => id === 'passportCountry')?.value;
  expect([countryOf(ANSWERS), countryOf({ ...ANSWERS, passportCountry: 'AT' })]).toEqual(['Germany', 'Austria']);
});
