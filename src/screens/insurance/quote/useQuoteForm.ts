import { type FormEvent, type RefObject, useRef } from 'react';
import { faultsOf } from '#machines/core/form.ts';
import type { InsurancePurchaseEvent } from '#machines/insurance/insurance-purchase/types.ts';
import type { InsurancePurchaseView } from '#machines/insurance/insurance-purchase/view.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { fieldProblems } from '#src/screens/insurance/field-problems.gen.ts';
import type { QuoteDay, QuoteDraft } from '#src/screens/insurance/quote/quote-draft.ts';
import { problemsAtOnce, quoteProblems, wishOf } from '#src/screens/insurance/quote/quote-problems.ts';
import type { FormProblem } from '#src/ui/ErrorSummary.tsx';
import { useFaultFocus } from '#src/ui/useFaultFocus.ts';

type Options = {
  readonly view: Extract<InsurancePurchaseView, { kind: 'quoting' }>;
  readonly draft: QuoteDraft;
  readonly at: QuoteDay;
  readonly send: (event: InsurancePurchaseEvent) => void;
};

export type QuoteForm = {
  readonly summary: RefObject<HTMLDivElement | null>;
  /** Of the error summary. */
  readonly found: readonly FormProblem[];
  readonly errorOf: (field: string) => string | undefined;
  readonly submit: (event: FormEvent) => void;
};

const NO_PROBLEM = { code: 'invalid_details', message: '' } as const;

const labelOf = (field: string): string => {
  if (field === 'firstDay') return m.insurance_first_day();
  if (field === 'days') return m.insurance_days();
  if (field === 'lastDay') return m.insurance_last_day();
  const [, index] = /^people\.(\d+)/.exec(field) ?? [];
  return index === undefined ? m.insurance_people() : m.insurance_birth({ number: Number(index) + 1 });
};

/** Faults of the first page: those of whole answers at once, the others as the machine has them. Each goes away as soon as it is mended. */
export function useQuoteForm({ view, draft, at, send }: Options): QuoteForm {
  const summary = useRef<HTMLDivElement>(null);
  const now = quoteProblems(draft, at);
  const atOnce = problemsAtOnce(draft, at);
  const isOfServer = view.problem !== null;
  const problems = Object.fromEntries(
    view.faults.flatMap(({ field, code }) => {
      const problem = now[field] ?? (isOfServer ? code : null);
      return problem ? [[field, problem]] : [];
    }),
  );
  const fields = Object.keys(problems);
  const textOf = (field: string, problem = problems[field] ?? atOnce[field]) =>
    problem && fieldProblemText(problem, draft.days, fieldProblems);
  useFaultFocus(view.focusAsked, summary, fields[0]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!view.isOpening)
      send({ type: 'wish.submit', wish: wishOf(draft, at), faults: faultsOf({ ...NO_PROBLEM, fields: now }) });
  };
  return {
    summary,
    found: fields.map((field) => ({
      fieldId: field,
      text: m.insurance_problem({ label: labelOf(field), problem: textOf(field) ?? '' }),
    })),
    errorOf: (field) => textOf(field),
    submit,
  };
}
