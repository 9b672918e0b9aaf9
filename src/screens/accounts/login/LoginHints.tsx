import { m } from '#src/copy/generated/messages.js';
import { Hints } from '#src/ui/Hints.tsx';

/** Hints: do not share the password, avoid guessable ones, what to do after booking. */
export const LoginHints = () => (
  <Hints
    hints={[
      { id: 'share', icon: 'user', text: m.login_hint_share() },
      { id: 'guess', icon: 'lock', text: m.login_hint_guess() },
      { id: 'ticket', icon: 'ticket', text: m.login_hint_ticket() },
    ]}
  />
);
