import { m } from '#src/copy/generated/messages.js';
import { buttonLook } from '#src/ui/Button.tsx';
import { Note } from '#src/ui/Note.tsx';

/** Placeholder of a part that could not be read; `href` reloads the page. */
export const NotLoaded = ({ href }: { readonly href: string }) => (
  <Note
    tone="stop"
    action={
      <a {...buttonLook({ size: 's' })} href={href}>
        {m.profile_retry()}
      </a>
    }
  >
    {m.profile_failed()}
  </Note>
);
