import { EMPTY_PERSON } from '#domain/core/person.ts';
import type { RunOrder } from '#domain/transport/orders.ts';
import { ageClassesOf } from '#domain/transport/runs/people.ts';
import { ridersIn } from '#domain/transport/runs/riders.ts';
import { transportDraft } from '#src/platform/transport/transport-draft.ts';
import { PassengersStep, type PassengersStepProps } from '#src/routes/-support/core/checkout/PassengersStep.tsx';
import { RunPeople } from '#src/screens/transport/runs/checkout/RunPeople.tsx';

const TITLES = { woman: 'MS', man: 'MR', child: '' } as const;

/** With the title by which a place was chosen. */
const emptyDraft = ({ item: { places, infants } }: RunOrder) => {
  const riders = ridersIn(places);
  return {
    email: '',
    phone: '',
    passengers: ageClassesOf(riders, infants).map((ageClass, at) => {
      const rider = riders[at];
      return { ...EMPTY_PERSON, ageClass, title: rider ? TITLES[rider] : ('' as const) };
    }),
  };
};

export const RunPeopleStep = (props: PassengersStepProps<RunOrder>) => (
  <PassengersStep {...props} emptyDraft={emptyDraft} rules={transportDraft} Screen={RunPeople} />
);
