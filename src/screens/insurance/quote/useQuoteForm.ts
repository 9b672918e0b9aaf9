import { type FormEvent, type RefObject, useRef } from 'react';
import { dayFromParts, unreadDay } from '#domain/core/person.ts';
import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import { dayOf, isDay } from '#domain/core/time.ts';
import { dayProblems } from '#domain/insurance/days.ts';
import { BANDS } from '#domain/insurance/plans.ts';
import { bandOf } from '#domain/insurance/price.ts';
import type { AppClock } from '#machines/core/clock.ts';
import { faultsOf } from '#machines/core/form.ts';
import type { InsurancePurchaseEvent, InsuranceWish } from '#machines/insurance/insurance-purchase/types.ts';
import type { InsurancePurchaseView } from '#machines/insurance/insurance-purchase/view.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { fieldProblems } from '#src/screens/insurance/field-problems.gen.ts';
import { birthId } from '#src/screens/insurance/quote/birth-id.ts';
import { daysOf, firstDayOf, lastDayFault, type QuoteDraft } from '#src/screens/insurance/quote/quote-draft.ts';
import type { FormProblem } from '#src/ui/ErrorSummary.tsx';
import { useFaultFocus } from '#src/ui/useFaultFocus.ts';

type Options = {
  readonly view: Extract<InsurancePurchaseView, { kind: 'quoting' }>;
  readonly draft: QuoteDraft;
  readonly waiting: string;
  readonly clock: AppClock;
  readonly send: (event: InsurancePurchaseEvent) => void;
};

export type QuoteForm = {
  readonly summary: RefObject<HTMLDivElement | null>;
  /** Of the error summary. */
  readonly found: readonly FormProblem[];
  readonly errorOf: (field: string) => string | undefined;
  readonly submit: (event: FormEvent) => void;
};

const wishOf = (draft: QuoteDraft, waiting: string): InsuranceWish => ({
  firstDay: firstDayOf(draft, waiting) ?? dayFromParts(draft.firstDay),
  days: daysOf(draft) ?? 0,
  plan: draft.plan,
  isMountain: draft.isMountain,
  isInIran: draft.isInIran,
  people: draft.births.map((parts) => {
    const birthDate = dayFromParts(parts);
    const firstDay = firstDayOf(draft, waiting);
    return { band: firstDay && isDay(birthDate) ? bandOf(birthDate, firstDay) : BANDS[0].band, birthDate };
  }),
});

/** The server's reasons: days by the same function, and a birth date for each. */
function problemsOf({ people, ...days }: InsuranceWish, today: string): Readonly<Record<string, FieldProblem>> {
  const last = days.firstDay > today ? days.firstDay : today;
  return {
    ...dayProblems(days, today),
    ...Object.fromEntries(
      people.flatMap(({ birthDate = '' }, index) => {
        const problem =
          birthDate === ''
            ? 'required'
            : isDay(birthDate)
              ? birthDate > last
                ? 'date_in_future'
                : null
              : unreadDay(birthDate);
        return problem ? [[birthId(index), problem]] : [];
      }),
    ),
  };
}

const NO_PROBLEM = { code: 'invalid_details', message: '' } as const;

const labelOf = (field: string): string => {
  if (field === 'firstDay') return m.insurance_first_day();
  if (field === 'days') return m.insurance_days();
  if (field === 'lastDay') return m.insurance_last_day();
  const [, index] = /^people\.(\d+)/.exec(field) ?? [];
  return index === undefined ? m.insurance_people() : m.insurance_birth({ number: Number(index) + 1 });
};

/** Faults of the first page, as the machine has them; each goes away as soon as it is mended. */
export function useQuoteForm({ view, draft, waiting, clock, send }: Options): QuoteForm {
  const summary = useRef<HTMLDivElement>(null);
  const wish = wishOf(draft, waiting);
  const lastDay = lastDayFault(draft, waiting);
  const { days, ...others } = problemsOf(wish, dayOf(clock.now()));
  // Days that are missing because the last day is before the first are told once, at the last day.
  const now: Readonly<Record<string, FieldProblem>> = problemsIn({
    ...others,
    days: lastDay ? undefined : days,
    lastDay,
  });
  const isOfServer = view.problem !== null;
  const problems = Object.fromEntries(
    view.faults.flatMap(({ field, code }) => {
      const problem = now[field] ?? (isOfServer ? code : null);
      return problem ? [[field, problem]] : [];
    }),
  );
  const fields = Object.keys(problems);
  const textOf = (field: string) => fieldProblemText(problems[field] ?? 'required', draft.days, fieldProblems);
  useFaultFocus(view.focusAsked, summary, fields[0]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!view.isOpening) send({ type: 'wish.submit', wish, faults: faultsOf({ ...NO_PROBLEM, fields: now }) });
  };
  return {
    summary,
    found: fields.map((field) => ({
      fieldId: field,
      text: m.insurance_problem({ label: labelOf(field), problem: textOf(field) }),
    })),
    errorOf: (field) => (problems[field] ? textOf(field) : undefined),
    submit,
  };
}
