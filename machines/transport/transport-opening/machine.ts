import { type SnapshotFrom, setup } from 'xstate';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import { formParts, formStates } from '#machines/core/form-parts.ts';
import type { TransportOpeningContext, TransportOpeningEvent } from '#machines/transport/transport-opening/types.ts';

/** One address for one mail when the sale of a day opens. */
export const transportOpeningMachine = setup({
  types: {} as { context: TransportOpeningContext; events: TransportOpeningEvent },
  actors: { tellOpening: requestActor<void, Record<string, never>>('tellOpening') },
})
  .extend(formParts<TransportOpeningContext, TransportOpeningEvent>())
  .createMachine({
    id: 'transportOpening',
    context: UNTOUCHED,
    initial: 'writing',
    states: {
      writing: {
        initial: 'idle',
        on: {
          'opening.ask': [
            {
              guard: { type: 'hasFaults', params: ({ event }) => event },
              target: '.invalid',
              actions: { type: 'setFaults', params: ({ event }) => event },
            },
            { target: 'asking', actions: { type: 'setFaults', params: ({ event }) => event } },
          ],
        },
        states: formStates,
      },
      asking: {
        invoke: {
          id: 'tellOpening',
          src: 'tellOpening',
          input: {},
          onDone: 'told',
          onError: { target: 'writing.invalid', actions: { type: 'setProblem', params: asProblem } },
        },
      },
      // A mail says what was asked for.
      told: { type: 'final' },
    },
  });

export type TransportOpeningSnapshot = SnapshotFrom<typeof transportOpeningMachine>;
