import { ANNA_ID, JONAS_ID, NAME_MISSING } from '#machines/accounts/passenger-book/fixtures.ts';
import type { passengerBookMachine } from '#machines/accounts/passenger-book/machine.ts';
import { stepUpEvents, stepUpFacts, stepUpOutcomes } from '#machines/accounts/step-up/examples.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';

const facts = factsOf<typeof passengerBookMachine>({
  isNew: ({ passengerId }) => passengerId === null,
  isListed: ({ isListed }) => isListed,
  news: ({ news }) => news,
  problem: ({ problem }) => problem?.code ?? null,
  faults: ({ faults }) => faults.map(({ code }) => code),
  hasAskedFocus: ({ focusAsked }) => focusAsked > 0,
});

export const passengerBookExamples = defineExamples<typeof passengerBookMachine>({
  inputs: [{ isListed: true }, { isListed: false }],
  events: [
    { type: 'passenger.add' },
    { type: 'passenger.edit', passengerId: JONAS_ID },
    { type: 'passenger.save', faults: [] },
    { type: 'passenger.save', faults: [NAME_MISSING] },
    { type: 'passenger.remove', passengerId: JONAS_ID },
    { type: 'passenger.reveal', passengerId: ANNA_ID },
    { type: 'removal.confirm' },
    { type: 'task.cancel' },
    { type: 'list.retry' },
    ...stepUpEvents,
  ],
  outcomes: {
    ...stepUpOutcomes,
    listSavedPassengers: [ok(), problem('unavailable')],
    savePassenger: [
      ok(),
      problem('invalid_details', { fields: { passportNumber: 'passport_invalid' } }),
      problem('not_allowed'),
      problem('unavailable'),
    ],
    removeSavedPassenger: [ok(), problem('unavailable')],
    readSavedPassport: [ok(), problem('step_up_required'), problem('unavailable')],
  },
  says: { deadline: DEADLINE },
  facets: { passengerBook: facts, stepUp: stepUpFacts },
});
