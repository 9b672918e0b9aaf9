import { pathTo } from '#domain/core/page-paths.ts';
import type { CardOrderEvent } from '#machines/card/card-order/types.ts';
import type { AppClock } from '#machines/core/clock.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { RateClock } from '#src/screens/card/RateClock.tsx';
import type { AskingView } from '#src/screens/card/wish/useWishForm.ts';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';

type Props = {
  readonly held: AskingView['held'];
  readonly clock: AppClock;
  readonly send: (event: CardOrderEvent) => void;
};

/** An order from before, while the traveller asks for something else. */
export function HeldBefore({ held, clock, send }: Props) {
  if (!held) return null;
  const { session, orderId } = held;
  return (
    <Card isTight gap={3}>
      <Row isSpread>
        <p>{m.card_held()}</p>
        {session.kind === 'running' ? <RateClock until={session.deadlineAt} clock={clock} /> : null}
      </Row>
      <Row>
        <a href={pathTo.cardStep('passengers', orderId)} {...buttonLook({ kind: 'primary', size: 's' })}>
          {m.card_held_go()}
        </a>
        <Button size="s" onClick={() => send({ type: 'hold.release' })}>
          {m.card_held_release()}
        </Button>
      </Row>
      <Status>
        {session.kind === 'running' && session.problem ? <Note tone="warn">{problemText(session.problem)}</Note> : null}
      </Status>
    </Card>
  );
}
