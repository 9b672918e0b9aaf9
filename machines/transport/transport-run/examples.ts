import { euro } from '#domain/core/money.ts';
import { ORDER_ID } from '#machines/core/testing/moment.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';
import { berthPlan, seatPlan, whole } from '#machines/transport/transport-run/fixtures.ts';
import type { transportRunMachine } from '#machines/transport/transport-run/machine.ts';

/** Another inventory came while the page was open. */
const repriced = problem('price_changed', { price: { old: euro(5200), new: euro(5600) } });

export const transportRunExamples = defineExamples<typeof transportRunMachine>({
  inputs: [
    { flowId: 'visit-1', plan: berthPlan, choice: whole },
    { flowId: 'visit-1', plan: seatPlan, choice: [] },
  ],
  events: [
    { type: 'place.press', place: '3-1-1' },
    { type: 'place.press', place: '1-1C' },
    { type: 'way.choose', choice: whole },
    { type: 'rider.put', place: '3-1-1', rider: 'woman' },
    { type: 'places.hold' },
    { type: 'price.accept' },
    { type: 'price.reject' },
  ],
  outcomes: {
    holdPlaces: [
      ok({ orderId: ORDER_ID }),
      repriced,
      problem('sold_out'),
      problem('invalid_details', { fields: { 'places.0': 'invalid' } }),
      problem('unavailable'),
    ],
    readTaken: [
      ok({ taken: berthPlan.taken }),
      ok({ taken: [...berthPlan.taken, { place: '3-1-2', by: 'family' }] }),
      problem('unavailable'),
    ],
  },
  says: {},
  facets: {
    transportRun: factsOf<typeof transportRunMachine>({
      chosen: ({ choice }) => choice.length,
      refused: ({ refused }) => refused?.code ?? null,
      problem: ({ problem: told }) => told?.code ?? null,
      hasLost: ({ lost }) => lost > 0,
      isSlow: ({ isSlow }) => isSlow,
    }),
  },
});
