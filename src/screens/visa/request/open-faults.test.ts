import { expect, test } from 'vitest';
import { stillWrong } from '#src/screens/visa/request/open-faults.ts';

test('what was told goes when it is right, and says why it is wrong now; nothing is added', () => {
  const shown = [
    { field: 'sex', code: 'choice_needed' },
    { field: 'birthDate', code: 'required' },
  ];
  const now = [
    { field: 'birthDate', code: 'date_invalid' },
    { field: 'firstName', code: 'required' },
  ];
  expect(stillWrong(shown, now)).toEqual([{ field: 'birthDate', code: 'date_invalid' }]);
});
