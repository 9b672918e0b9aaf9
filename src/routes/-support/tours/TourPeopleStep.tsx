import { emptyTravellers } from '#domain/tours/empty-travellers.ts';
import { tourDraft } from '#src/platform/tours/tour-draft.ts';
import type { TourOrder } from '#src/platform/tours/tour-order.ts';
import { PassengersStep, type PassengersStepProps } from '#src/routes/-support/core/checkout/PassengersStep.tsx';
import { TourTravellers } from '#src/screens/tours/checkout/TourTravellers.tsx';

export const TourPeopleStep = (props: PassengersStepProps<TourOrder>) => (
  <PassengersStep
    {...props}
    emptyDraft={({ item }) => emptyTravellers(item)}
    rules={tourDraft}
    Screen={TourTravellers}
  />
);
