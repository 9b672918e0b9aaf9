import { expect, test } from 'vitest';
import { foldedPerson } from '#src/screens/core/passengers/folded-person.ts';

test('a person is told how the ticket writes both names, and only when something changes', () => {
  expect(foldedPerson({ firstName: 'Änna María', lastName: 'Müller' })).toEqual({
    folded: 'Aenna Maria Mueller',
    changes: 'Ä → Ae, í → i, ü → ue',
  });
  expect(foldedPerson({ firstName: ' Jürgen', lastName: '' })).toEqual({ folded: 'Juergen', changes: 'ü → ue' });
  expect(foldedPerson({ firstName: 'Anna', lastName: 'Muller' })).toBeNull();
  // A name in another script cannot be folded: that is an error.
  expect(foldedPerson({ firstName: 'آنا', lastName: 'Keller' })).toBeNull();
  expect(foldedPerson({ firstName: 'Jürgen', lastName: 'علی' })).toBeNull();
});
