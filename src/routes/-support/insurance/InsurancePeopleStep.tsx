import { EMPTY_PERSON } from '#domain/core/person.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import { insuranceDraft } from '#src/platform/insurance/insurance-draft.ts';
import type { InsuranceOrder } from '#src/platform/insurance/insurance-order.ts';
import { keptInsuranceStart } from '#src/platform/insurance/insurance-start-draft.ts';
import { PassengersStep, type PassengersStepProps } from '#src/routes/-support/core/checkout/PassengersStep.tsx';
import { InsurancePeople } from '#src/screens/insurance/checkout/InsurancePeople.tsx';

/** As the server begins the draft of an order: with the birth dates that this tab told. */
const emptyDraft = ({ item: { people } }: InsuranceOrder) => {
  const told = keptInsuranceStart(tabStorage(), '')?.births ?? [];
  const births = told.length === people.length ? told : [];
  return {
    email: '',
    phone: '',
    passengers: people.map(({ band }, place) => ({
      ...EMPTY_PERSON,
      birthDate: births[place] ?? EMPTY_PERSON.birthDate,
      ageClass: band === 'under12' ? ('child' as const) : ('adult' as const),
    })),
  };
};

export const InsurancePeopleStep = (props: PassengersStepProps<InsuranceOrder>) => (
  <PassengersStep {...props} emptyDraft={emptyDraft} rules={insuranceDraft} Screen={InsurancePeople} />
);
