import { emptyDraft } from '#domain/core/passengers.ts';
import { flightDraft } from '#src/platform/flights/flight-draft.ts';
import type { FlightOrder } from '#src/platform/flights/flight-order.ts';
import { PassengersStep, type PassengersStepProps } from '#src/routes/-support/core/checkout/PassengersStep.tsx';
import { FlightPassengers } from '#src/screens/flights/checkout/FlightPassengers.tsx';

export const FlightPassengersStep = (props: PassengersStepProps<FlightOrder>) => (
  <PassengersStep
    {...props}
    emptyDraft={({ item }) => emptyDraft(item)}
    rules={flightDraft}
    Screen={FlightPassengers}
  />
);
