import { emailProblem } from '#domain/core/contact.ts';
import { isLatinName } from '#domain/core/names.ts';
import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import type { PassengerRules } from '#src/screens/core/passengers/usePassengerForm.ts';

const nameProblem = (name: string): FieldProblem | undefined => {
  if (name.trim() === '') return 'required';
  return isLatinName(name.trim()) ? undefined : 'not_latin';
};

/** Requires a name for each person, and an e-mail address for the papers. */
export const peopleRules: PassengerRules = {
  problemsOf: ({ passengers, email }) =>
    problemsIn({
      ...Object.fromEntries(
        passengers.flatMap(({ firstName, lastName }, at) => [
          [`passengers.${at}.firstName`, nameProblem(firstName)],
          [`passengers.${at}.lastName`, nameProblem(lastName)],
        ]),
      ),
      email: emailProblem(email),
    }),
  isFilled: ({ firstName, lastName }) => firstName.trim() !== '' && lastName.trim() !== '',
  isBlank: ({ firstName, lastName }) => firstName.trim() === '' && lastName.trim() === '',
};
