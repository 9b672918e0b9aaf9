import { EMPTY_PERSON } from '#domain/core/person.ts';
import { ageClassesOf } from '#domain/transport/people.ts';
import { transportDraft } from '#src/platform/transport/transport-draft.ts';
import type { TransportOrder } from '#src/platform/transport/transport-order.ts';
import { PassengersStep, type PassengersStepProps } from '#src/routes/-support/core/checkout/PassengersStep.tsx';
import { TransportPeople } from '#src/screens/transport/checkout/TransportPeople.tsx';

const emptyDraft = ({ item: { wish } }: TransportOrder) => ({
  email: '',
  phone: '',
  passengers: ageClassesOf(wish).map((ageClass) => ({ ...EMPTY_PERSON, ageClass })),
});

export const TransportPeopleStep = (props: PassengersStepProps<TransportOrder>) => (
  <PassengersStep {...props} emptyDraft={emptyDraft} rules={transportDraft} Screen={TransportPeople} />
);
