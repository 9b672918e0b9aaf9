import type { OrderInput } from '#machines/core/order.ts';
import type { Scripted } from '#machines/core/testing/scripted.ts';
import { visaTrackingMachine } from '#machines/visa/visa-tracking/machine.ts';
import type { SendCorrectionInput, VisaTracked } from '#machines/visa/visa-tracking/types.ts';

export const scriptedTracking = (world: Scripted) =>
  visaTrackingMachine.provide({
    actors: {
      deadline: world.deadline(),
      readRequest: world.actor<VisaTracked, OrderInput>('readRequest'),
      sendCorrection: world.actor<VisaTracked, SendCorrectionInput>('sendCorrection'),
    },
  });
