import type { Problem } from '#domain/core/problem.ts';
import { type StepUpView, stepUpView } from '#machines/accounts/step-up/view.ts';
import type { FormContext } from '#machines/core/form.ts';
import type { OrderChangeSnapshot } from '#machines/core/order-change/machine.ts';
import type { ChangeTo } from '#machines/core/order-change/types.ts';

/** lapsed: its time passed. overtaken: something else ended it before, such as a lower price. */
type Ended = 'done' | 'lapsed' | 'overtaken' | 'refused';

export type OrderChangeView =
  /** ended: how the last change ended; null where there was none, or where it needs no word. problem: why it is gone. */
  | { kind: 'idle'; ended: Ended | null; problem: Problem | null }
  /** The form of a kind of change. isQuoting: its price is asked. */
  | (FormContext & { kind: 'asking'; asked: string; isQuoting: boolean; stepUp: StepUpView | null })
  | {
      kind: 'quoted';
      to: ChangeTo;
      /** What is under way; `looking`: the server is asked how it stands. */
      busy: 'confirming' | 'dropping' | 'looking' | null;
      stepUp: StepUpView | null;
      problem: Problem | null;
    }
  | { kind: 'changing' }
  /** It is not known how it stands; `change.retry` asks again. */
  | { kind: 'failed'; problem: Problem | null };

export function orderChangeView(snapshot: OrderChangeSnapshot): OrderChangeView {
  const { asked, to, problem, faults, focusAsked } = snapshot.context;
  const child = snapshot.children.stepUp?.getSnapshot();
  const stepUp = child ? stepUpView(child) : null;
  if (snapshot.matches('asking') || snapshot.matches('quoting')) {
    const isQuoting = snapshot.matches({ quoting: 'requesting' });
    return { kind: 'asking', asked: asked ?? '', isQuoting, stepUp, problem, faults, focusAsked };
  }
  if (snapshot.matches('changing')) return { kind: 'changing' };
  if (snapshot.matches('failed')) return { kind: 'failed', problem };
  if (snapshot.matches('idle') || snapshot.matches('arriving')) {
    return { kind: 'idle', ended: endOf(snapshot.context), problem };
  }
  const busy = snapshot.matches('confirming')
    ? stepUp
      ? null
      : 'confirming'
    : snapshot.matches('dropping')
      ? 'dropping'
      : snapshot.matches('looking')
        ? 'looking'
        : null;
  return { kind: 'quoted', to, busy, stepUp, problem };
}

/** A change that lapsed long ago needs no word, nor one that its owner has dropped. One that the supplier refused does. */
function endOf({ change, isTold, problem }: OrderChangeSnapshot['context']): Ended | null {
  switch (change?.status) {
    case 'refused':
      return 'refused';
    case 'done':
      return isTold ? 'done' : null;
    case 'lapsed':
      if (!isTold) return null;
      if (change.at >= change.until) return 'lapsed';
      // The problem says why already.
      return problem === null ? 'overtaken' : null;
    case 'quoted':
      return 'lapsed';
    default:
      return null;
  }
}
