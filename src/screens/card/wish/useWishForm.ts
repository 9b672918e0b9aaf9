import { type FormEvent, type RefObject, useRef } from 'react';
import { loadFieldProblem, wishProblems } from '#domain/card/wish.ts';
import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import type { Rates } from '#domain/core/rates.ts';
import type { CardOrderEvent } from '#machines/card/card-order/types.ts';
import type { CardOrderView } from '#machines/card/card-order/view.ts';
import { faultsOf } from '#machines/core/form.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { calculationOf } from '#src/screens/card/calculator/calculation.ts';
import { loadProblemText } from '#src/screens/card/calculator/LoadFields.tsx';
import { fieldProblems } from '#src/screens/card/field-problems.gen.ts';
import { type WishDraft, type WishFor, wishOf } from '#src/screens/card/wish/wish-draft.ts';
import type { FormProblem } from '#src/ui/ErrorSummary.tsx';
import { useFaultFocus } from '#src/ui/useFaultFocus.ts';

export type AskingView = Extract<CardOrderView, { kind: 'asking' }>;
type Field = 'arrival' | 'delivery' | 'load';

type Options = {
  readonly view: AskingView;
  readonly draft: WishDraft;
  readonly of: WishFor;
  readonly rates: Rates;
  /** YYYY-MM-DD in Tehran. */
  readonly today: string;
  readonly send: (event: CardOrderEvent) => void;
};

export type WishForm = {
  readonly summary: RefObject<HTMLDivElement | null>;
  readonly found: readonly FormProblem[];
  readonly errorOf: (field: Field) => string | undefined;
  readonly submit: (event: FormEvent) => void;
};

const NO_PROBLEM = { code: 'invalid_details', message: '' } as const;
/** Where a fault leads: the first control of its question. */
const IDS: Readonly<Record<Field, string>> = { arrival: 'arrival', delivery: 'delivery', load: 'amount' };
const LABELS = { arrival: m.card_arrival, delivery: m.card_delivery, load: m.card_amount } as const;

/** What cannot stay, by our own rules. */
function problemsNow({ draft, of, rates, today }: Omit<Options, 'view' | 'send'>) {
  const wish = wishOf(draft, of, '');
  if (wish.kind === 'replacement') return {};
  if (wish.kind === 'load')
    return problemsIn({
      load: loadFieldProblem(wish.load, { rates, balance: of.kind === 'new' ? 0 : of.card.balance }),
    });
  return wishProblems(wish, { rates, today });
}

/** Faults of the form: told when it is sent, and gone as soon as they are mended. */
export function useWishForm(options: Options): WishForm {
  const { view, draft, of, rates, send } = options;
  const summary = useRef<HTMLDivElement>(null);
  const now: Readonly<Record<string, FieldProblem>> = problemsNow(options);
  const isOfServer = view.problem !== null;
  const problems: Readonly<Record<string, string>> = Object.fromEntries(
    view.faults.flatMap(({ field, code }) => {
      const problem = now[field] ?? (isOfServer ? code : null);
      return problem ? [[field, problem]] : [];
    }),
  );
  const balance = of.kind === 'new' ? 0 : of.card.balance;
  const errorOf = (field: Field): string | undefined => {
    const problem = problems[field];
    if (!problem) return undefined;
    if (field === 'load') return loadProblemText(calculationOf(draft, rates, balance)) ?? textOf(problem);
    return textOf(problem);
  };
  const found = (['arrival', 'delivery', 'load'] as const).flatMap((field) => {
    const problem = errorOf(field);
    return problem ? [{ fieldId: IDS[field], text: m.card_problem({ label: LABELS[field](), problem }) }] : [];
  });
  useFaultFocus(view.focusAsked, summary, found[0]?.fieldId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (view.isHolding || (of.kind !== 'replacement' && view.quote.quote === null)) return;
    const wish = wishOf(draft, of, view.quote.quote?.quote ?? '');
    send({ type: 'wish.submit', wish, faults: faultsOf({ ...NO_PROBLEM, fields: now }) });
  };
  return { summary, found, errorOf, submit };
}

const textOf = (problem: string): string => fieldProblemText(problem as FieldProblem, '', fieldProblems);
