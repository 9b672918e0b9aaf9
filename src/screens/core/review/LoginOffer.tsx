import { m } from '#src/copy/generated/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';

/** Offers guests an account for the order; payment works without one. */
export const LoginOffer = ({ onLogin }: { readonly onLogin: () => void }) => (
  <Card isTight gap={3}>
    <p className="small">
      {m.login_offer()} {m.login_offer_guest()}
    </p>
    <Button size="s" icon="user" aria-haspopup="dialog" onClick={onLogin}>
      {m.login_offer_do()}
    </Button>
  </Card>
);
