import { m } from '#src/copy/generated/messages.js';
import { foldedPerson } from '#src/screens/core/passengers/folded-person.ts';

export type FoldedNameProps = { readonly firstName: string; readonly lastName: string };

/** How the ticket writes these names: with the letters of the passport's machine lines. What was typed stays in the fields. */
export function FoldedName(names: FoldedNameProps) {
  const fold = foldedPerson(names);
  if (!fold) return null;
  return <p className="small">{m.passengers_folded(fold)}</p>;
}
