import { EMPTY_PERSON } from '#domain/core/person.ts';
import type { RideOrder } from '#domain/transport/orders.ts';
import { ageClassesOf } from '#domain/transport/people.ts';
import { transportDraft } from '#src/platform/transport/transport-draft.ts';
import { PassengersStep, type PassengersStepProps } from '#src/routes/-support/core/checkout/PassengersStep.tsx';
import { TransportPeople } from '#src/screens/transport/checkout/TransportPeople.tsx';

const emptyDraft = ({ item: { wish } }: RideOrder) => ({
  email: '',
  phone: '',
  passengers: ageClassesOf(wish).map((ageClass) => ({ ...EMPTY_PERSON, ageClass })),
});

export const TransportPeopleStep = (props: PassengersStepProps<RideOrder>) => (
  <PassengersStep {...props} emptyDraft={emptyDraft} rules={transportDraft} Screen={TransportPeople} />
);
