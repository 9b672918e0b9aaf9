/**
 * Tells the people of one order apart: nobody of it has the name of another one who was born on the same day or is as
 * old. `born`: birth date, or age where only that is asked. Empty while a name is missing, which is never a double.
 */
export function personKey(
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
  born: string | number,
): string {
  const names = [firstName, lastName].map((name) => name.trim().toLowerCase());
  return names.every(Boolean) ? [...names, `${born}`.trim()].join('|') : '';
}
