import type { RunFate } from '#domain/transport/runs/railway.ts';
import type { SandboxWish } from '#server/products/transport/detail.ts';

/** What befalls the train or bus of an order. */
export const runScenarios = {
  runLate: 'a train or bus is known to be 80 minutes late, three hours before',
  runCancelled: 'a train or bus does not run, which is known six hours before',
} as const satisfies Record<RunFate, string>;

/** What befalls the first ride of an order, or its train or bus. */
export const scenarios = {
  flightLate: 'the flight that a ride follows is known to be 80 minutes late, three hours before',
  driverMissing: 'the driver of a ride does not come',
  travellerMissing: 'the traveller does not come to the driver of a ride',
  driverChanged: 'the driver of a ride is changed three hours before',
  driverStays: 'the driver of a ride who is named comes, where one in three is changed',
  ...runScenarios,
} as const satisfies Record<SandboxWish | RunFate, string>;
