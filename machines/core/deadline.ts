import { type EventObject, fromCallback } from 'xstate';
import { ActorNotProvided } from '#machines/core/actors.ts';
import type { AppClock } from '#machines/core/clock.ts';

/** `at`: server epoch ms. `inMs`: duration in ms, for polling pauses. */
export type DeadlineInput = { readonly at: number } | { readonly inMs: number };
export type DeadlineEvent = { type: 'deadline.reached' };
export type DeadlineLogic = ReturnType<typeof createDeadline>;

// Timers do not count while a laptop sleeps, so the actor checks the clock at least this often.
const LONGEST_NAP_MS = 30_000;

/** Reports one deadline, once. Unlike `after`, it keeps its deadline when it is restored or restarted. */
export const createDeadline = (clock: AppClock) =>
  fromCallback<EventObject, DeadlineInput>(({ input, sendBack }) => {
    let at = 'at' in input ? input.at : clock.now() + input.inMs;
    let timer: unknown;
    let isDone = false;
    const check = () => {
      if (isDone) return;
      clock.clearTimeout(timer);
      // A clock that is set back must not make a pause longer.
      if ('inMs' in input) at = Math.min(at, clock.now() + input.inMs);
      const left = at - clock.now();
      if (left > 0) {
        timer = clock.setTimeout(check, Math.min(left, LONGEST_NAP_MS));
        return;
      }
      isDone = true;
      sendBack({ type: 'deadline.reached' } satisfies DeadlineEvent);
    };
    check();
    const stopListening = clock.onWake(check);
    return () => {
      isDone = true;
      clock.clearTimeout(timer);
      stopListening();
    };
  });

export const deadlineActor: DeadlineLogic = fromCallback(() => {
  throw new ActorNotProvided('deadline');
});
