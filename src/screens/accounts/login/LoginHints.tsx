import { m } from '#src/copy/generated/messages.js';
import { Hints } from '#src/ui/Hints.tsx';

/** Do not share, do not be guessable, what to do after buying. */
export const LoginHints = () => (
  <Hints
    hints={[
      { id: 'share', icon: 'user', text: m.login_hint_share() },
      { id: 'guess', icon: 'lock', text: m.login_hint_guess() },
      { id: 'ticket', icon: 'ticket', text: m.login_hint_ticket() },
    ]}
  />
);
