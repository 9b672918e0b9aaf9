import type { ReactNode } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Note } from '#src/ui/Note.tsx';

type Props = { readonly children: ReactNode; readonly onRetry: () => void };

/** A part of the page could not be read; the rest works without it. */
export const LateFailed = ({ children, onRetry }: Props) => (
  <Note
    tone="warn"
    icon="alert"
    role="status"
    action={
      <Button size="s" onClick={onRetry}>
        {m.help_retry()}
      </Button>
    }
  >
    {children}
  </Note>
);
