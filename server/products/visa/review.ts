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

/** The simulated reviewer takes so long for a step, on the server's clock. */
export const STEP_MS = 2 * MINUTE_MS;

/** What a scenario asks the simulated reviewer for. */
export type SandboxWish = 'correctionWanted' | 'personRefused' | 'allRefused' | 'leftToStaff';

export type Reviewed = {
  /** null: it is decided. */
  readonly stage: VisaStage | null;
  /** When the next step is due; null while the traveller is asked, and after the end. */
  readonly nextAt: number | null;
  /** `answerBy`: YYYY-MM-DD, written down when it is asked. */
  readonly correction: { readonly field: string; readonly note: string; readonly answerBy?: string } | null;
  /** A field was asked again, and answered. */
  readonly isCorrected: boolean;
  readonly outcome: Outcome | null;
  /** Server epoch ms of the outcome. */
  readonly decidedAt?: number;
  /** The last day on which the code is good where it is collected, YYYY-MM-DD; written down when it is given. */
  readonly codeUntil?: string;
  /** Where it is collected; written down with it. */
  readonly collectAt?: CollectAt;
  /** As the staff gave it; the simulation makes one. */
  readonly code?: string;
  /** Why somebody was refused. */
  readonly refusal?: VisaRefusal;
  /** Which step was taken when, the first one first. Older reviews did not write it down. */
  readonly history?: readonly { readonly step: Step; readonly at: number; readonly field?: string }[];
  /** The day of which the traveller was reminded, YYYY-MM-DD: the last one to answer, or to collect the visa. */
  readonly remindedOf?: string;
};
/** One for each passenger: nobody waits for what is asked of another. */
export type Review = { readonly people: readonly Reviewed[] };

/** Everybody's papers have come in. */
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

/** The field that the sandbox asks again, in the words of a reviewer. */
const CORRECTION = {
  field: 'fatherName',
  note: "Please write your father's full name as your birth certificate has it, without initials.",
};

/** All steps that are due until a moment. Pure: the same review and moment give the same. */
export const advance = ({ people }: Review, now: number, wish?: SandboxWish): Review => ({
  people: people.map((person, index) => advanced(person, { now, wish, isLast: index === people.length - 1 })),
});

/** The staff takes the steps: nothing happens by itself. */
export const resting = ({ people }: Review): Review => ({
  people: people.map((person) => ({ ...person, nextAt: null })),
});

/** The simulation takes over what the staff left. */
export const resumed = ({ people }: Review, now: number): Review => ({
  people: people.map((person) =>
    person.nextAt === null && person.stage !== null && person.stage !== 'actionNeeded'
      ? { ...person, nextAt: now + STEP_MS }
      : person,
  ),
});

/** Who had time to answer what was asked again, and did not, is refused. `today`: YYYY-MM-DD. */
export const withoutSilent = ({ people }: Review, today: string): Review => ({
  people: people.map((person) =>
    today > (person.correction?.answerBy ?? today)
      ? { ...person, stage: null, nextAt: null, correction: null, outcome: 'refused', refusal: 'notAnswered' }
      : person,
  ),
});

/** Of the service fee, in percent, to a person who was refused: all of it to who got no answer in time. */
export const refusedPercent = ({ refusal }: Pick<Reviewed, 'refusal'>): number =>
  refusal === 'tooLate' ? 100 : VISA_REFUSED_PERCENT;

/** Nobody waits any longer: who is not decided is too late. */
export const closed = ({ people }: Review): Review => ({
  people: people.map((person) =>
    person.stage === null
      ? person
      : { ...person, stage: null, nextAt: null, correction: null, outcome: 'refused', refusal: 'tooLate' },
  ),
});

/** Who has a code in a review, and had none in the one before. */
export const newCodes = (before: Review | undefined, { people }: Review): readonly number[] =>
  people.flatMap(({ outcome }, index) =>
    outcome === 'codeIssued' && before?.people[index]?.outcome !== 'codeIssued' ? [index] : [],
  );

type Noted = {
  readonly before: Review | undefined;
  readonly now: number;
  readonly arrival: string;
  /** Where each collects it, in the order of the people. */
  readonly places: readonly CollectAt[];
};

/** Days are noted: of who was decided since the review before, and until when somebody may answer who is asked since. */
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

/** So many steps are kept of a person. */
const MOST_STEPS = 100;

/** With the moment of the step that was taken; as it is where none was. */
function noted(person: Reviewed, at: number): Reviewed {
  const { history, stage, outcome, correction } = person;
  const step = outcome ?? stage;
  if (!history || !step || history.at(-1)?.step === step) return person;
  const field = correction ? { field: correction.field } : {};
  return { ...person, history: [...history, { step, at, ...field }].slice(-MOST_STEPS) };
}

/** So many days before its end somebody is told of a day once more: the last one to answer, and the last one of a code. */
export const REMIND_DAYS = { answer: 2, code: 7 };

/**
 * Who is to be told once more of a day that is near, and the review in which that is written down. Nobody is told on the day
 * on which it was asked, nor of a code once the journey began. `today`: YYYY-MM-DD.
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

/** A wish befalls the last of the group, so that the others can be seen to go on. */
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

/** The traveller answered what was asked of one person: that one is looked at again. `nextAt`: as in Reviewed. */
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

/** Of the order: what is asked of anybody comes first, then whoever is least far; null when all are decided. */
export function stageOf({ people }: Review): VisaStage | null {
  const stages = people.flatMap(({ stage }) => stage ?? []);
  if (stages.includes('actionNeeded')) return 'actionNeeded';
  return STAGES.find((stage) => stages.includes(stage)) ?? null;
}

/** The next moment at which something happens by itself; null while all that is left waits for the traveller. */
export function nextStepAt({ people }: Review): number | null {
  const moments = people.flatMap(({ nextAt }) => nextAt ?? []);
  return moments.length === 0 ? null : Math.min(...moments);
}

/**
 * The code of one person: 18 digits, as two sources say; the first four are zeros, so that nobody takes it for a real one.
 * Asked twice it is the same.
 */
export function simulatedCode(orderId: string, person: number): string {
  const hash = createHash('sha256').update(`visa code ${orderId} ${person}`).digest();
  return (hash.readBigUInt64BE() % 10n ** 14n).toString().padStart(18, '0');
}
