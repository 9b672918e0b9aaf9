import { EMPTY_PERSON } from '#domain/core/person.ts';
import { toursDraft } from '#src/platform/tours/tours-draft.ts';
import type { ToursOrder } from '#src/platform/tours/tours-order.ts';
import { PassengersStep, type PassengersStepProps } from '#src/routes/-support/core/checkout/PassengersStep.tsx';
import { ToursPeople } from '#src/screens/tours/checkout/ToursPeople.tsx';

const emptyDraft = ({ summary: { people } }: ToursOrder) => ({
  email: '',
  phone: '',
  passengers: Array.from({ length: people }, () => ({ ...EMPTY_PERSON, ageClass: 'adult' as const })),
});

export const ToursPeopleStep = (props: PassengersStepProps<ToursOrder>) => (
  <PassengersStep {...props} emptyDraft={emptyDraft} rules={toursDraft} Screen={ToursPeople} />
);
