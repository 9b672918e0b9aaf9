import { EMPTY_PERSON } from '#domain/core/person.ts';
import { insuranceDraft } from '#src/platform/insurance/insurance-draft.ts';
import type { InsuranceOrder } from '#src/platform/insurance/insurance-order.ts';
import { PassengersStep, type PassengersStepProps } from '#src/routes/-support/core/checkout/PassengersStep.tsx';
import { InsurancePeople } from '#src/screens/insurance/checkout/InsurancePeople.tsx';

/** As the server begins the draft of an order, but for birth dates that were told already. */
const emptyDraft = ({ item: { people } }: InsuranceOrder) => ({
  email: '',
  phone: '',
  passengers: people.map(({ band }) => ({
    ...EMPTY_PERSON,
    ageClass: band === 'under12' ? ('child' as const) : ('adult' as const),
  })),
});

export const InsurancePeopleStep = (props: PassengersStepProps<InsuranceOrder>) => (
  <PassengersStep {...props} emptyDraft={emptyDraft} rules={insuranceDraft} Screen={InsurancePeople} />
);
