import type { RunOrder } from '#domain/transport/orders.ts';
import { emptyForms } from '#domain/transport/runs/people.ts';
import { transportDraft } from '#src/platform/transport/transport-draft.ts';
import { PassengersStep, type PassengersStepProps } from '#src/routes/-support/core/checkout/PassengersStep.tsx';
import { RunPeople } from '#src/screens/transport/runs/checkout/RunPeople.tsx';

const emptyDraft = ({ item: { places, infants } }: RunOrder) => emptyForms(places, infants);

export const RunPeopleStep = (props: PassengersStepProps<RunOrder>) => (
  <PassengersStep {...props} emptyDraft={emptyDraft} rules={transportDraft} Screen={RunPeople} />
);
