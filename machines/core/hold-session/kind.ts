import type { createHoldSession } from '#machines/core/hold-session/chart.ts';
import { endOutcomes, extendOutcomes, holdSessionFacts } from '#machines/core/hold-session/fixtures.ts';
import { holdSessionView } from '#machines/core/hold-session/view.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import type { About } from '#machines/trace/about.ts';
import { DEADLINE, defineExamples } from '#machines/trace/examples.ts';
import type { OfKind } from '#machines/trace/kind.ts';

type HoldSessionMachine = ReturnType<typeof createHoldSession>;

type Hold = Pick<About, 'models' | 'routes' | 'withoutPath'> & {
  /** How long the server holds it, in seconds. */
  readonly seconds: number;
  /** When it holds it for another time, in words. */
  readonly otherwise?: string;
};

/** What describes and explores the hold of a product. */
export function holdKind(
  machine: HoldSessionMachine,
  { seconds, otherwise, ...about }: Hold,
): OfKind<HoldSessionMachine> {
  const end = NOW + seconds * 1000;
  return {
    kind: 'hold-session',
    machine,
    view: holdSessionView,
    examples: defineExamples<HoldSessionMachine>({
      inputs: [
        { orderId: ORDER_ID, deadlineAt: end, extensionsLeft: 10 },
        { orderId: ORDER_ID, deadlineAt: NOW + 272_000, extensionsLeft: 0 },
      ],
      events: [
        { type: 'session.extend' },
        { type: 'session.sync', deadlineAt: end + 300_000, extensionsLeft: 9 },
        { type: 'session.sync', deadlineAt: end, extensionsLeft: 0 },
      ],
      outcomes: { extendHold: extendOutcomes, readOrder: endOutcomes },
      says: { deadline: DEADLINE },
      facets: { [machine.id]: holdSessionFacts },
    }),
    about: {
      ...about,
      deadline: `${seconds} s${otherwise ? `, ${otherwise}` : ''}; words at 5 min and 1 min; ten extensions of 5 min`,
      screen: 'hold bar',
      unseen: {
        canExtend: 'more time is offered in the last five minutes',
        isExtending: 'more time is asked for in the last five minutes',
      },
    },
  };
}
