import type { OrderTrackingMachine } from '#machines/core/order-tracking/chart.ts';
import { trackedAt } from '#machines/core/order-tracking/fixtures.ts';
import type { Tracked, TrackingEnd, TrackingStages } from '#machines/core/order-tracking/types.ts';
import { orderTrackingView } from '#machines/core/order-tracking/view.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import type { About } from '#machines/trace/about.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';
import type { OfKind } from '#machines/trace/kind.ts';

const ENDS: readonly TrackingEnd[] = ['issued', 'refunding', 'refunded', 'cancelled'];

type Words<Stage extends string> = TrackingStages<Stage> &
  Pick<About, 'models' | 'routes' | 'screen' | 'withoutPath'> & {
    /** A field that may be asked again. */
    readonly field: string;
  };

/** What describes and explores the tracker of a product. */
export function trackingKind<Stage extends string>(
  machine: OrderTrackingMachine<Stage>,
  { stages, asked, field, ...about }: Words<Stage>,
): OfKind<OrderTrackingMachine<Stage>> & { readonly view: ReturnType<typeof orderTrackingView<Stage>> } {
  const at = (stand: Stage | TrackingEnd) => trackedAt<Stage>(stand, asked && { stage: asked, field });
  const first: Tracked<Stage> = { ...at(stages[0]), status: 'paid' };
  const stands = [first, ...stages.slice(1).map(at), ...ENDS.map(at)];
  return {
    kind: 'order-tracking',
    machine,
    view: orderTrackingView(stages[0]),
    examples: defineExamples<OrderTrackingMachine<Stage>>({
      inputs: [{ tracked: first }, { tracked: at('issued') }],
      events: [
        { type: 'correction.send', position: 0, faults: [] },
        { type: 'correction.send', position: 0, faults: [{ field, code: 'required' }] },
        { type: 'correction.send', position: 3, faults: [] },
        { type: 'picture.stored', position: 0 },
        { type: 'picture.stored', position: 3 },
      ],
      outcomes: {
        readTracked: [
          ...stands.map((tracked) => ok(tracked)),
          ok({ ...at('refunding'), status: 'cancelRequested' }),
          problem('unavailable'),
          problem('order_unknown'),
        ],
        sendCorrection: [ok(at(stages[1] ?? stages[0])), problem('unavailable'), problem('not_allowed')],
      },
      says: { deadline: DEADLINE },
      facets: {
        [machine.id]: factsOf<OrderTrackingMachine<Stage>>({
          stands: ({ tracked }) => [tracked.status, tracked.stage, tracked.asked.length],
          faults: ({ faults }) => faults.length > 0,
          problem: ({ problem: said }) => said?.code ?? null,
          lost: ({ lost }) => lost?.code ?? null,
          isOffline: ({ failures }) => failures > 1,
        }),
      },
    }),
    about: {
      ...about,
      deadline: 'asked every 5 s, then every 30 s',
      words: { arriving: '', 'isOffline true': 'no answer for a while' },
    },
  };
}
