import { m } from '#src/copy/generated/messages.js';
import { foldedPerson } from '#src/screens/core/passengers/folded-person.ts';

export type FoldedNameProps = { readonly firstName: string; readonly lastName: string };

/** The names as printed on the ticket, with the letters of a passport's machine-readable zone. The fields keep what was typed. */
export function FoldedName(names: FoldedNameProps) {
  const fold = foldedPerson(names);
  if (!fold) return null;
  return <p className="small">{m.passengers_folded(fold)}</p>;
}
