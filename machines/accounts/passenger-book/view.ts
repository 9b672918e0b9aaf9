import type { Problem } from '#domain/core/problem.ts';
import type { PassengerBookSnapshot } from '#machines/accounts/passenger-book/machine.ts';
import type { PassengerNotice } from '#machines/accounts/passenger-book/types.ts';
import { type StepUpView, stepUpView } from '#machines/accounts/step-up/view.ts';
import type { FormContext } from '#machines/core/form.ts';

export type PassengerTask =
  | (FormContext & { kind: 'editing'; passengerId: string | null; isSaving: boolean })
  | { kind: 'removing'; passengerId: string; isBusy: boolean; problem: Problem | null }
  | { kind: 'opening'; passengerId: string }
  | { kind: 'proving'; passengerId: string; stepUp: StepUpView }
  /** The number comes from the actor. */
  | { kind: 'shown'; passengerId: string };

/** The passengers come from the query cache. */
export type PassengerBookView =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: Problem | null }
  | { kind: 'list'; task: PassengerTask | null; news: PassengerNotice | null; problem: Problem | null };

export function passengerBookView(snapshot: PassengerBookSnapshot): PassengerBookView {
  const { news, problem, isListed } = snapshot.context;
  if (snapshot.matches('failed')) return { kind: 'failed', problem };
  if (!isListed) return { kind: 'loading' };
  const task = taskOf(snapshot);
  return { kind: 'list', task, news, problem: task ? null : problem };
}

function taskOf(snapshot: PassengerBookSnapshot): PassengerTask | null {
  const { passengerId, problem, faults, focusAsked } = snapshot.context;
  if (snapshot.matches('editing')) {
    const isSaving = snapshot.matches({ editing: 'saving' });
    return { kind: 'editing', passengerId, isSaving, problem, faults, focusAsked };
  }
  if (passengerId === null) return null;
  if (snapshot.matches('removing')) {
    return { kind: 'removing', passengerId, isBusy: snapshot.matches({ removing: 'asking' }), problem };
  }
  if (snapshot.matches({ revealing: 'shown' })) return { kind: 'shown', passengerId };
  const child = snapshot.children.stepUp?.getSnapshot();
  if (child) return { kind: 'proving', passengerId, stepUp: stepUpView(child) };
  return snapshot.matches('revealing') ? { kind: 'opening', passengerId } : null;
}
