import { EMPTY_PERSON } from '#domain/core/person.ts';
import { namedOf } from '#domain/transport/wish.ts';
import { transportDraft } from '#src/platform/transport/transport-draft.ts';
import type { TransportOrder } from '#src/platform/transport/transport-order.ts';
import { PassengersStep, type PassengersStepProps } from '#src/routes/-support/core/checkout/PassengersStep.tsx';
import { TransportPeople } from '#src/screens/transport/checkout/TransportPeople.tsx';

const emptyDraft = ({ item: { wish } }: TransportOrder) => ({
  email: '',
  phone: '',
  passengers: Array.from({ length: namedOf(wish) }, () => ({ ...EMPTY_PERSON, ageClass: 'adult' as const })),
});

export const TransportPeopleStep = (props: PassengersStepProps<TransportOrder>) => (
  <PassengersStep {...props} emptyDraft={emptyDraft} rules={transportDraft} Screen={TransportPeople} />
);
