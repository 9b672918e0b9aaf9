import { m } from '#src/copy/generated/messages.js';
import { foldedOf } from '#src/screens/passengers/traveller-notes.ts';
import { Button } from '#src/ui/Button.tsx';

export type FoldedNameProps = { readonly name: string; readonly onTake: (name: string) => void };

/** How the passport's machine lines write this name. Offered, never done: the traveller decides. */
export function FoldedName({ name, onTake }: FoldedNameProps) {
  const fold = foldedOf(name);
  if (!fold) return null;
  return (
    <p className="small quiet">
      {m.passengers_folded({ changes: fold.changes, typed: name.trim(), folded: fold.folded })}{' '}
      <Button kind="link" onClick={() => onTake(fold.folded)}>
        {m.passengers_folded_take()}
      </Button>
    </p>
  );
}
