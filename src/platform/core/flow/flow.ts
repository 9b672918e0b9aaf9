import { type Actor, type AnyStateMachine, createActor, type InputFrom } from 'xstate';
import { createTape } from '#machines/trace/tape.ts';
import { createServerClock, type ServerClock } from '#src/platform/core/flow/clock.ts';
import { keepRecording } from '#src/platform/core/recording/recording-list.ts';
import { buildId, pageTemplate } from '#src/platform/core/recording/recording-place.ts';

/** Enough for a long visit, and small enough for the server. */
const MAX_STEPS = 600;

type FlowOptions<M extends AnyStateMachine> = {
  /** Where time matters to the flow; the device's own time otherwise. */
  readonly clock?: ServerClock;
} & (undefined extends InputFrom<M> ? { readonly input?: undefined } : { readonly input: InputFrom<M> });

/**
 * The one way to make an actor of a flow. It is recorded from the moment it is started, in the browser only, and what is
 * recorded stays in this tab until the traveller sends it. On the server nothing is started, so nothing is recorded.
 * In a component: `useFlow(() => createFlow(machine, { input }))`.
 */
export function createFlow<M extends AnyStateMachine>(
  machine: M,
  ...[options]: undefined extends InputFrom<M> ? [FlowOptions<M>?] : [FlowOptions<M>]
): Actor<M> {
  const { input, clock = createServerClock(() => Date.now()) }: { input?: unknown; clock?: ServerClock } =
    options ?? {};
  // What M asks for as input is checked where a flow is made; in here it is any machine.
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
      // An actor is told of its birth when it is made, and of events from its start on. React makes some and never starts them.
      if (isKept || type !== '@xstate.event') return;
      isKept = true;
      keepRecording({ id, machine, actor, clock, recorder });
    },
  });
  const actor = make(machine, { input, clock: numbered, inspect });
  return actor;
}
