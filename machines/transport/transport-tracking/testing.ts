import type { OrderInput } from '#machines/core/order.ts';
import type { Scripted } from '#machines/core/testing/scripted.ts';
import { transportTrackingMachine } from '#machines/transport/transport-tracking/machine.ts';
import type { ReportRideInput, TrackedRide } from '#machines/transport/transport-tracking/types.ts';

export const scriptedTransportTracking = (world: Scripted) =>
  transportTrackingMachine.provide({
    actors: {
      deadline: world.deadline(),
      readTracked: world.actor<TrackedRide, OrderInput>('readTracked'),
      reportRide: world.actor<TrackedRide, ReportRideInput>('reportRide'),
    },
  });
