import type { OrderInput } from '#machines/core/order.ts';
import type { OrderTrackingMachine } from '#machines/core/order-tracking/chart.ts';
import type { SendCorrectionInput, Tracked } from '#machines/core/order-tracking/types.ts';
import type { Scripted } from '#machines/core/testing/scripted.ts';

export const scriptedTracking = <Stage extends string>(machine: OrderTrackingMachine<Stage>, world: Scripted) =>
  machine.provide({
    actors: {
      deadline: world.deadline(),
      readTracked: world.actor<Tracked<Stage>, OrderInput>('readTracked'),
      sendCorrection: world.actor<Tracked<Stage>, SendCorrectionInput>('sendCorrection'),
    },
  });
