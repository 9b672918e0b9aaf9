import { m } from '#src/copy/generated/messages.js';
import { foldedPerson } from '#src/screens/passengers/traveller-notes.ts';
import { Button } from '#src/ui/Button.tsx';

type Names = { readonly firstName: string; readonly lastName: string };
export type FoldedNameProps = Names & { readonly id: string; readonly onTake: (names: Names) => void };

/** How the passport's machine lines write these names. Offered once for a person, never done: the traveller decides. */
export function FoldedName({ id, firstName, lastName, onTake }: FoldedNameProps) {
  const fold = foldedPerson({ firstName, lastName });
  if (!fold) return null;
  return (
    <p className="small quiet">
      {m.passengers_folded({
        changes: fold.changes,
        typed: `${firstName} ${lastName}`.trim(),
        folded: `${fold.firstName} ${fold.lastName}`.trim(),
      })}{' '}
      <Button kind="link" id={id} onClick={() => onTake({ firstName: fold.firstName, lastName: fold.lastName })}>
        {m.passengers_folded_take()}
      </Button>
    </p>
  );
}
