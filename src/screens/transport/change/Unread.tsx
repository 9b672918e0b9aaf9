import { m } from '#src/copy/generated/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

/** Instead of a form whose data is being read, or could not be read. */
export const Unread = ({ read }: { readonly read: { readonly again: () => void } | null }) =>
  read ? (
    <Note
      tone="stop"
      action={
        <Button size="s" onClick={read.again}>
          {m.issue_retry()}
        </Button>
      }
    >
      {m.transportticket_change_unread()}
    </Note>
  ) : (
    <Skeleton rows={1} />
  );
