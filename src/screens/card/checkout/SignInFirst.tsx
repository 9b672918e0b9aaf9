import { m } from '#src/copy/generated/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Note } from '#src/ui/Note.tsx';

/** A card belongs to an account: codes go to its mailbox. What is typed stays. */
export const SignInFirst = ({ onSignIn }: { readonly onSignIn: () => void }) => (
  <Note
    tone="info"
    icon="user"
    action={
      <Button size="s" onClick={onSignIn}>
        {m.card_sign_in()}
      </Button>
    }
  >
    <strong>{m.card_sign_in_first()}</strong> {m.card_sign_in_text()}
  </Note>
);
