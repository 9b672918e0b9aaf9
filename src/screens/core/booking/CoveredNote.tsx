import { m } from '#src/copy/generated/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Note } from '#src/ui/Note.tsx';

export type CoveredNoteProps = { readonly isBusy?: boolean; readonly onShow: () => void };

/** Some passport numbers show only their last characters. */
export const CoveredNote = ({ isBusy = false, onShow }: CoveredNoteProps) => (
  <Note
    icon="lock"
    action={
      <Button size="s" isBusy={isBusy} onClick={onShow}>
        {m.review_covered_show()}
      </Button>
    }
  >
    {m.review_covered()}
  </Note>
);
