import { expect, test } from 'vitest';
import { refusedAnswers } from '#src/screens/visa/request/refused-answers.ts';

test('each refused answer leads to the page on which it is put right', () => {
  const refused = refusedAnswers({
    arrival: 'arrival_too_soon',
    'applicants.1.nationality': 'no_code_needed',
    'applicants.1.passportNumber': 'same_passport',
    'applicants.0.photo': 'picture_needed',
    email: 'email_invalid',
    'passengers.0.lastName': 'not_as_answered',
  });
  expect(refused.map(({ task }) => task)).toEqual([
    'trip',
    'trip',
    { position: 1, page: 'passport' },
    { position: 0, page: 'photo' },
  ]);
  expect(refused[2]?.text).toMatch(/^Person 2, Passport number: .+/);
});
