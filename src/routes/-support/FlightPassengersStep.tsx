import { emptyDraft } from '#domain/passengers.ts';
import { flightDraft } from '#src/platform/flight-draft.ts';
import type { FlightOrder } from '#src/platform/flight-order.ts';
import { PassengersStep, type PassengersStepProps } from '#src/routes/-support/PassengersStep.tsx';
import { FlightPassengers } from '#src/screens/flights/checkout/FlightPassengers.tsx';

export const FlightPassengersStep = (props: PassengersStepProps<FlightOrder>) => (
  <PassengersStep
    {...props}
    emptyDraft={({ item }) => emptyDraft(item)}
    rules={flightDraft}
    Screen={FlightPassengers}
  />
);
