import { expect, test } from 'vitest';
import { answersOfLines, personOfPage } from '#src/screens/visa/request/mrz-answers.ts';

const PAGE = {
  firstName: 'Erika',
  lastName: 'Mustermann',
  sex: 'female',
  birthDate: '1964-08-12',
  passportNumber: 'C01X00T47',
  passportCountry: 'DE',
  passportExpiry: '2034-08-21',
};

test('the passport page goes into the lines and comes back as it was', () => {
  expect(Object.fromEntries(answersOfLines(personOfPage(PAGE, 'DE')))).toEqual(PAGE);
});

test('what the lines do not say changes nothing, and an Undo empties what was empty', () => {
  expect(answersOfLines({ lastName: 'MUSTERMANN' })).toEqual([['lastName', 'MUSTERMANN']]);
  expect(Object.fromEntries(answersOfLines(personOfPage({}, 'DE')))).toEqual({
    firstName: '',
    lastName: '',
    sex: '',
    birthDate: '',
    passportNumber: '',
    passportCountry: '',
    passportExpiry: '',
  });
});
