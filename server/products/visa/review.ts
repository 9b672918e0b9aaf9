import { createHash } from 'node:crypto';
import { addDays, dayOf, MINUTE_MS } from '#domain/core/time.ts';
import { visaAnswerBy } from '#domain/visa/visa-answer-by.ts';
import { VISA_REFUSED_PERCENT } from '#domain/visa/visa-fees.ts';
import { type CollectAt, codeGoodUntil } from '#domain/visa/visa-validity.ts';
import type { components } from '#openapi/generated/types.ts';

export type VisaStage = components['schemas']['VisaStage'];
export type VisaRefusal = components['schemas']['VisaRefusal'];
type Outcome = components['schemas']['VisaOutcome'];
type Step = components['schemas']['VisaStep'];

/** Duration of a simulated step, on the server's clock. */
export const STEP_MS = 2 * MINUTE_MS;

/** Wishes of a scenario for the simulated reviewer. */
export type SandboxWish = 'correctionWanted' | 'personRefused' | 'allRefused' | 'leftToStaff';

export type Reviewed = {
  /** null: decided. */
  readonly stage: VisaStage | null;
  /** When the next step is due; null while a question is open, and after the end. */
  readonly nextAt: number | null;
  /** `answerBy`: YYYY-MM-DD, fixed when the question is asked. */
  readonly correction: { readonly field: string; readonly note: string; readonly answerBy?: string } | null;
  /** A question was asked and answered. */
  readonly isCorrected: boolean;
  readonly outcome: Outcome | null;
  /** Server epoch ms of the outcome. */
  readonly decidedAt?: number;
  /** The last day to collect with the code, YYYY-MM-DD; fixed when the code is given. */
  readonly codeUntil?: string;
  /** Place of collection, fixed with the code. */
  readonly collectAt?: CollectAt;
  /** Code entered by the staff; the simulation generates one. */
  readonly code?: string;
  readonly refusal?: VisaRefusal;
  /** Steps with their times, oldest first. Missing in older reviews. */
  readonly history?: readonly { readonly step: Step; readonly at: number; readonly field?: string }[];
  /** The day of the last reminder, YYYY-MM-DD: the last one to answer, or to collect the visa. */
  readonly remindedOf?: string;
};
/** One per passenger: nobody waits for a question to another. */
export type Review = { readonly people: readonly Reviewed[] };

export const beginReview = (people: number, now: number): Review => ({
  people: Array.from({ length: people }, () => ({
    stage: 'submitted',
    nextAt: now + STEP_MS,
    correction: null,
    isCorrected: false,
    outcome: null,
    history: [{ step: 'submitted', at: now }],
  })),
});

/** The field that the sandbox asks again, in a reviewer's words. */
const CORRECTION = {
  field: 'fatherName',
  note: "Please write your father's full name as your birth certificate has it, without initials.",
};

/** Applies all steps due at a moment. Pure. */
export const advance = ({ people }: Review, now: number, wish?: SandboxWish): Review => ({
  people: people.map((person, index) => advanced(person, { now, wish, isLast: index === people.length - 1 })),
});

/** For review by staff: no automatic steps. */
export const resting = ({ people }: Review): Review => ({
  people: people.map((person) => ({ ...person, nextAt: null })),
});

/** The simulation takes over from the staff. */
export const resumed = ({ people }: Review, now: number): Review => ({
  people: people.map((person) =>
    person.nextAt === null && person.stage !== null && person.stage !== 'actionNeeded'
      ? { ...person, nextAt: now + STEP_MS }
      : person,
  ),
});

/** Refuses applicants who did not answer a question in time. `today`: YYYY-MM-DD. */
export const withoutSilent = ({ people }: Review, today: string): Review => ({
  people: people.map((person) =>
    today > (person.correction?.answerBy ?? today)
      ? { ...person, stage: null, nextAt: null, correction: null, outcome: 'refused', refusal: 'notAnswered' }
      : person,
  ),
});

/** Ends the review of those whose fee or guide came from a tour that was cancelled; what is decided stays. */
export const withoutTour = ({ people }: Review, places: readonly number[]): Review => ({
  people: people.map((person, place) =>
    person.stage === null || !places.includes(place)
      ? person
      : { ...person, stage: null, nextAt: null, correction: null, outcome: 'refused', refusal: 'tourCancelled' },
  ),
});

/** Refund of the service fee for a refused person, in percent: all of it when no decision came in time. */
export const refusedPercent = ({ refusal }: Pick<Reviewed, 'refusal'>): number =>
  refusal === 'tooLate' ? 100 : VISA_REFUSED_PERCENT;

/** Ends the review: undecided people are too late. */
export const closed = ({ people }: Review): Review => ({
  people: people.map((person) =>
    person.stage === null
      ? person
      : { ...person, stage: null, nextAt: null, correction: null, outcome: 'refused', refusal: 'tooLate' },
  ),
});

export const newCodes = (before: Review | undefined, { people }: Review): readonly number[] =>
  people.flatMap(({ outcome }, index) =>
    outcome === 'codeIssued' && before?.people[index]?.outcome !== 'codeIssued' ? [index] : [],
  );

type Noted = {
  readonly before: Review | undefined;
  readonly now: number;
  readonly arrival: string;
  /** Place of collection of each, in order of the people. */
  readonly places: readonly CollectAt[];
};

/** Adds dates: of new decisions, and the deadlines of new questions. */
export const dated = ({ people }: Review, { before, now, arrival, places }: Noted): Review => ({
  people: people.map((one, index) => {
    const person = noted(one, now);
    return {
      ...person,
      correction: person.correction && {
        ...person.correction,
        answerBy: person.correction.answerBy ?? visaAnswerBy(dayOf(now), arrival),
      },
      ...(person.outcome !== null && !before?.people[index]?.outcome ? { decidedAt: now } : {}),
      ...(person.outcome === 'codeIssued' && !person.codeUntil ? codeGiven(now, places[index] ?? 'consulate') : {}),
    };
  }),
});

const MOST_STEPS = 100;

/** Adds the time of a new step, if any. */
function noted(person: Reviewed, at: number): Reviewed {
  const { history, stage, outcome, correction } = person;
  const step = outcome ?? stage;
  if (!history || !step || history.at(-1)?.step === step) return person;
  const field = correction ? { field: correction.field } : {};
  return { ...person, history: [...history, { step, at, ...field }].slice(-MOST_STEPS) };
}

/** Days before a deadline for its reminder: to answer, and of a code. */
export const REMIND_DAYS = { answer: 2, code: 7 };

/**
 * The people to remind of a near deadline, and the review with these reminders. No reminder on the day of the question,
 * nor for a code after the journey began. `today`: YYYY-MM-DD.
 */
export function reminded(
  { people }: Review,
  { today, arrival }: { readonly today: string; readonly arrival: string },
): { readonly review: Review; readonly fresh: readonly { readonly index: number; readonly day: string }[] } {
  const near = people.map((person) => {
    const day = dayNear(person, today, arrival);
    return day === person.remindedOf ? null : day;
  });
  return {
    review: {
      people: people.map((person, index) => ({ ...person, ...(near[index] ? { remindedOf: near[index] } : {}) })),
    },
    fresh: near.flatMap((day, index) => (day === null ? [] : [{ index, day }])),
  };
}

function dayNear({ correction, codeUntil, history }: Reviewed, today: string, arrival: string): string | null {
  const isNear = (day: string, days: number) => today <= day && today >= addDays(day, -days);
  if (correction?.answerBy) {
    const askedAt = history?.at(-1)?.at;
    const isFresh = askedAt !== undefined && dayOf(askedAt) === today;
    return isNear(correction.answerBy, REMIND_DAYS.answer) && !isFresh ? correction.answerBy : null;
  }
  return codeUntil && today < arrival && isNear(codeUntil, REMIND_DAYS.code) ? codeUntil : null;
}

const codeGiven = (now: number, collectAt: CollectAt) => ({
  collectAt,
  codeUntil: codeGoodUntil(dayOf(now), collectAt),
});

type World = { readonly now: number; readonly wish: SandboxWish | undefined; readonly isLast: boolean };

/** A wish applies to the last of the group, so that the others visibly continue. */
function advanced(person: Reviewed, world: World): Reviewed {
  let left = person;
  while (left.nextAt !== null && left.nextAt <= world.now)
    left = noted(nextStep(left, left.nextAt, world), left.nextAt);
  return left;
}

function nextStep(person: Reviewed, at: number, { wish, isLast }: World): Reviewed {
  const next = { ...person, nextAt: at + STEP_MS };
  if (person.stage === 'submitted') return { ...next, stage: 'underReview' };
  if (person.stage === 'underReview') {
    const isWrong = wish === 'correctionWanted' && isLast && !person.isCorrected;
    return isWrong
      ? { ...person, stage: 'actionNeeded', nextAt: null, correction: CORRECTION }
      : { ...next, stage: 'sentToMinistry' };
  }
  const isRefused = wish === 'allRefused' || (wish === 'personRefused' && isLast);
  const decided = { ...person, stage: null, nextAt: null };
  return isRefused
    ? { ...decided, outcome: 'refused', refusal: 'ministryRefused' }
    : { ...decided, outcome: 'codeIssued' };
}

/** The traveller answered a person's question: the review of that person continues. `nextAt`: as in Reviewed. */
export const corrected = (
  { people }: Review,
  { index, nextAt, now }: { readonly index: number; readonly nextAt: number | null; readonly now: number },
): Review => ({
  people: people.map((person, at) =>
    at === index
      ? noted({ ...person, stage: 'underReview', correction: null, isCorrected: true, nextAt }, now)
      : person,
  ),
});

const STAGES: readonly VisaStage[] = ['submitted', 'underReview', 'actionNeeded', 'sentToMinistry'];

/** Stage of the order: an open question first, then the least advanced person; null when all are decided. */
export function stageOf({ people }: Review): VisaStage | null {
  const stages = people.flatMap(({ stage }) => stage ?? []);
  if (stages.includes('actionNeeded')) return 'actionNeeded';
  return STAGES.find((stage) => stages.includes(stage)) ?? null;
}

/** The time of the next automatic step; null while the traveller or the staff must act. */
export function nextStepAt({ people }: Review): number | null {
  const moments = people.flatMap(({ nextAt }) => nextAt ?? []);
  return moments.length === 0 ? null : Math.min(...moments);
}

/**
 * A simulated code: 18 digits, as two sources say; the first four are zeros, so that nobody takes it for a real one.
 * Deterministic.
 */
export function simulatedCode(orderId: string, person: number): string {
  const hash = createHash('sha256').update(`visa code ${orderId} ${person}`).digest();
  return (hash.readBigUInt64BE() % 10n ** 14n).toString().padStart(18, '0');
}
