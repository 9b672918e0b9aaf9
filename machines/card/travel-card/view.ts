import type { Problem } from '#domain/core/problem.ts';
import type { TravelCardSnapshot } from '#machines/card/travel-card/machine.ts';
import type { CardAct, CardCodeSent, CardStanding, CardState } from '#machines/card/travel-card/types.ts';
import type { FormContext } from '#machines/core/form.ts';

export type CardTask =
  | { kind: 'blocking' }
  /** The threshold of mails is on its way. */
  | { kind: 'saving' }
  /** The mail with the code is on its way. */
  | { kind: 'sending'; act: CardAct }
  | (FormContext & {
      kind: 'coding';
      act: CardAct;
      sent: CardCodeSent | null;
      /** The code was sent, and the answer is not here. */
      isActing: boolean;
      /** It has ended or its tries are used: only another one helps. */
      isOver: boolean;
    })
  /** The PIN comes from the actor. */
  | { kind: 'pin' };

/** The card itself comes from the query cache. A poll does not change the page. */
export type TravelCardView = {
  readonly kind: CardState;
  readonly allowed: CardStanding['allowed'];
  /** The next plastic costs nothing. */
  readonly isReplacedFree: boolean;
  readonly task: CardTask | null;
  /** Why something was not done; that of a code is in its task. */
  readonly problem: Problem | null;
  /** The last two polls failed, most likely because the owner is offline. */
  readonly isOffline: boolean;
  /** This browser lost access to the card: the last known state shows. */
  readonly lost: Problem | null;
};

export function travelCardView(snapshot: TravelCardSnapshot): TravelCardView {
  const { card, problem, failures, lost } = snapshot.context;
  const task = taskOf(snapshot);
  return {
    kind: card.state,
    allowed: card.allowed,
    isReplacedFree: card.isReplacedFree,
    task,
    problem: task?.kind === 'coding' ? null : problem,
    isOffline: failures > 1,
    lost,
  };
}

function taskOf(snapshot: TravelCardSnapshot): CardTask | null {
  const { act, sent, problem, faults, focusAsked } = snapshot.context;
  if (snapshot.matches('blocking')) return { kind: 'blocking' };
  if (snapshot.matches('saving')) return { kind: 'saving' };
  if (snapshot.matches('showing')) return { kind: 'pin' };
  if (act === null || !snapshot.matches('proving')) return null;
  if (snapshot.matches({ proving: 'sending' })) return { kind: 'sending', act };
  const isActing = snapshot.matches({ proving: 'acting' });
  const isOver = snapshot.matches({ proving: 'over' });
  return { kind: 'coding', act, sent, isActing, isOver, problem, faults, focusAsked };
}
