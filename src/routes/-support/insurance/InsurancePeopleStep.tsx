import { EMPTY_PERSON } from '#domain/core/person.ts';
import { insuranceDraft } from '#src/platform/insurance/insurance-draft.ts';
import type { InsuranceOrder } from '#src/platform/insurance/insurance-order.ts';
import { PassengersStep, type PassengersStepProps } from '#src/routes/-support/core/checkout/PassengersStep.tsx';
import { InsurancePeople } from '#src/screens/insurance/checkout/InsurancePeople.tsx';

const emptyDraft = ({ summary: { people } }: InsuranceOrder) => ({
  email: '',
  phone: '',
  passengers: Array.from({ length: people }, () => ({ ...EMPTY_PERSON, ageClass: 'adult' as const })),
});

export const InsurancePeopleStep = (props: PassengersStepProps<InsuranceOrder>) => (
  <PassengersStep {...props} emptyDraft={emptyDraft} rules={insuranceDraft} Screen={InsurancePeople} />
);
