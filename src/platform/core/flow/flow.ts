import { type Actor, type AnyStateMachine, createActor, type InputFrom } from 'xstate';
import { createTape } from '#machines/trace/tape.ts';
import { createServerClock, type ServerClock } from '#src/platform/core/flow/clock.ts';
import { keepRecording } from '#src/platform/core/recording/recording-list.ts';
import { buildId, pageTemplate } from '#src/platform/core/recording/recording-place.ts';

/** Enough for a long visit, and small enough for the server. */
const MAX_STEPS = 600;

type FlowOptions<M extends AnyStateMachine> = {
  /** For flows that depend on time; default: the device's clock. */
  readonly clock?: ServerClock;
} & (undefined extends InputFrom<M> ? { readonly input?: undefined } : { readonly input: InputFrom<M> });

/**
 * The only way to create an actor of a flow. Recording starts with the actor, in the browser only, and stays in this tab until the
 * traveller sends it. The server starts no actor, so it records nothing. In a component: `useFlow(() => createFlow(machine, { input }))`.
 */
export function createFlow<M extends AnyStateMachine>(
  machine: M,
  ...[options]: undefined extends InputFrom<M> ? [FlowOptions<M>?] : [FlowOptions<M>]
): Actor<M> {
  const { input, clock = createServerClock(() => Date.now()) }: { input?: unknown; clock?: ServerClock } =
    options ?? {};
  // Callers are checked for M's input; inside, any machine will do.
  const make = createActor as (logic: M, options: object) => Actor<M>;
  if (import.meta.env.SSR) return make(machine, { input, clock });

  const id = crypto.randomUUID();
  let isKept = false;
  const {
    options: { clock: numbered, inspect },
    ...recorder
  } = createTape(machine, {
    clock,
    input,
    limit: MAX_STEPS,
    app: { flow: id, page: pageTemplate(location.pathname), build: buildId() },
    inspect: ({ type }) => {
      // An actor emits `@xstate.actor` when created and events only after its start. React creates some that it never starts.
      if (isKept || type !== '@xstate.event') return;
      isKept = true;
      keepRecording({ id, machine, actor, clock, recorder });
    },
  });
  const actor = make(machine, { input, clock: numbered, inspect });
  return actor;
}
