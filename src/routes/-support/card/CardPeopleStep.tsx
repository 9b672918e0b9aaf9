import { EMPTY_PERSON } from '#domain/core/person.ts';
import { cardDraft } from '#src/platform/card/card-draft.ts';
import type { CardOrder } from '#src/platform/card/card-order.ts';
import { PassengersStep, type PassengersStepProps } from '#src/routes/-support/core/checkout/PassengersStep.tsx';
import { CardPeople } from '#src/screens/card/checkout/CardPeople.tsx';

const emptyDraft = ({ summary: { people } }: CardOrder) => ({
  email: '',
  phone: '',
  passengers: Array.from({ length: people }, () => ({ ...EMPTY_PERSON, ageClass: 'adult' as const })),
});

export const CardPeopleStep = (props: PassengersStepProps<CardOrder>) => (
  <PassengersStep {...props} emptyDraft={emptyDraft} rules={cardDraft} Screen={CardPeople} />
);
