import { type FormEvent, type RefObject, useRef } from 'react';
import { euro } from '#domain/core/money.ts';
import { quoteOf, type TransportQuote } from '#domain/transport/price.ts';
import { wishProblems } from '#domain/transport/problems.ts';
import type { TransportPrices, TransportWish } from '#domain/transport/wish.ts';
import { faultsOf } from '#machines/core/form.ts';
import type { TransportBookingEvent } from '#machines/transport/transport-booking/types.ts';
import type { TransportBookingView } from '#machines/transport/transport-booking/view.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { fieldProblems } from '#src/screens/transport/field-problems-rides.gen.ts';
import { fieldLabel } from '#src/screens/transport/wish/field-labels.ts';
import type { FormProblem } from '#src/ui/ErrorSummary.tsx';
import { useFaultFocus } from '#src/ui/useFaultFocus.ts';

export type AskingView = Extract<TransportBookingView, { kind: 'asking' }>;

type Options = {
  readonly view: AskingView;
  readonly prices: TransportPrices;
  readonly wish: TransportWish;
  /** Server epoch ms. */
  readonly now: number;
  /** The address is that of a sent form: then what is missing is told at once. */
  readonly wasSent: boolean;
  readonly send: (event: TransportBookingEvent) => void;
};

export type WishForm = {
  readonly summary: RefObject<HTMLDivElement | null>;
  /** Of the error summary. */
  readonly found: readonly FormProblem[];
  readonly errorOf: (field: string) => string | undefined;
  /** null while something that decides the price is missing. */
  readonly quote: TransportQuote | null;
  /** Nothing is wrong but that it begins soon: it is asked for first. */
  readonly isOnRequest: boolean;
  readonly submit: (event: FormEvent) => void;
};

const REQUEST = 'only_by_request';

/** What it costs and what is wrong with it, by the same functions as on the server. What is missing is told when one goes on. */
export function useWishForm({ view, prices, wish, now, wasSent, send }: Options): WishForm {
  const summary = useRef<HTMLDivElement>(null);
  const quote = quoteOf(prices, wish);
  const own = Object.fromEntries(
    Object.entries(wishProblems(prices, wish, { now, purpose: 'sell' })).flatMap(([field, problem]) =>
      problem ? [[field, problem] as const] : [],
    ),
  );
  const told = view.faults.flatMap(({ field, code }) => {
    const problem = own[field] ?? (view.problem === null ? null : code);
    return problem ? [[field, problem] as const] : [];
  });
  const sent = wasSent ? Object.entries(own).filter(([, code]) => code !== REQUEST) : [];
  const problems = Object.fromEntries([...sent, ...told]);
  const fields = Object.keys(problems);
  const textOf = (field: string) => {
    const atOnce = own[field] === 'required' || own[field] === REQUEST ? undefined : own[field];
    const problem = problems[field] ?? atOnce;
    return problem && fieldProblemText(problem, '', fieldProblems);
  };
  useFaultFocus(view.focusAsked, summary, fields[0]);
  const codes = Object.values(own);
  return {
    summary,
    found: fields.map((field) => ({
      fieldId: field,
      text: m.transportwish_problem({ label: fieldLabel(field, prices, wish), problem: textOf(field) ?? '' }),
    })),
    errorOf: textOf,
    quote,
    isOnRequest: codes.length > 0 && codes.every((code) => code === REQUEST),
    submit: (event) => {
      event.preventDefault();
      if (view.isHolding) return;
      const faults = faultsOf({ code: 'invalid_details', message: '', fields: own });
      send({ type: 'wish.submit', wish, shownTotal: quote && euro(quote.total), faults });
    },
  };
}
