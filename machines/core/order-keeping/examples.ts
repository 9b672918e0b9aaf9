import type { orderKeepingMachine } from '#machines/core/order-keeping/machine.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { defineExamples } from '#machines/trace/examples.ts';

export const orderKeepingExamples = defineExamples<typeof orderKeepingMachine>({
  inputs: [undefined],
  events: [
    { type: 'account.change', isSignedIn: true, isInAccount: false },
    { type: 'account.change', isSignedIn: true, isInAccount: true },
    { type: 'account.change', isSignedIn: false, isInAccount: false },
  ],
  outcomes: {
    keepOrder: [ok(), problem('order_unknown')],
    readOrder: [ok(), problem('unavailable')],
  },
  says: {},
  facets: {},
});
