import { type AnyActorRef, type EventObject, type MachineContext, sendTo } from 'xstate';
import type { CodeEvent } from '#machines/accounts/step-up/types.ts';

/** What a machine that invokes `step-up` needs: `setup({ … }).extend(stepUpParts<C, E>())`, and `on: codeEvents` where it asks. */
export const stepUpParts = <TContext extends MachineContext, TEvent extends EventObject>() => ({
  actions: {
    passToStepUp: sendTo<TContext, TEvent, undefined, AnyActorRef, TEvent>(
      'stepUp',
      ({ event }: { event: TEvent }) => event,
    ),
  },
});

/** Answers of the owner go to `step-up` as they are. */
export const codeEvents = {
  'code.verify': { actions: 'passToStepUp' },
  'code.resend': { actions: 'passToStepUp' },
} as const satisfies Record<CodeEvent['type'], object>;
