import { type FocusEvent, type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { FOCUS_DELAY_MS } from '#domain/core/limits.ts';
import type { DraftPassenger, PassengerDraft, PassengerProblems } from '#domain/core/passengers.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { AppClock } from '#machines/core/clock.ts';
import { m } from '#src/copy/generated/messages.js';
import {
  type FieldProblems,
  inOrder,
  partsOf,
  pathOf,
  recheck,
  recheckLeft,
} from '#src/screens/core/passengers/passenger-fields.ts';
import { showFocus } from '#src/ui/show-focus.ts';

type FormOptions = {
  readonly draft: PassengerDraft;
  readonly onDraft: (draft: PassengerDraft) => void;
  /** Field problems from the server. */
  readonly problem: Problem | null;
  readonly rules: PassengerRules;
  readonly clock: AppClock;
  readonly onValid: () => void;
};

export type PassengerRules = {
  /** All field problems at a moment. */
  readonly problemsOf: (draft: PassengerDraft, now: number) => PassengerProblems;
  /** All fields are filled: the next card opens. */
  readonly isFilled: (passenger: DraftPassenger) => boolean;
  readonly isBlank: (passenger: DraftPassenger) => boolean;
  /** Placeholder of an unnamed person: "Guest 2". */
  readonly unnamed?: (number: number) => string;
};

export type PassengerForm = ReturnType<typeof usePassengerForm>;

const NO_FIELDS: FieldProblems = {};
const unnamed = (number: number): string => m.passengers_traveller({ number });

/** Isolates a Persian name, so that it does not reorder the English text around it. */
const isolated = (name: string): string => (/\p{Script=Arabic}/u.test(name) ? `\u2068${name}\u2069` : name);

/** Holds the typed values and reports each keystroke to the owner, who keeps them. */
export function usePassengerForm({ draft, onDraft, problem, rules, clock, onValid }: FormOptions) {
  const [values, setValues] = useState(draft);
  const [problems, setProblems] = useState<FieldProblems>(problem?.fields ?? NO_FIELDS);
  const [opened, setOpened] = useState<readonly number[]>(() => firstOpened(draft, rules));
  const [answered, setAnswered] = useState(problem);
  const [isRefused, setRefused] = useState(Boolean(problem?.fields));
  const summary = useRef<HTMLDivElement>(null);
  const focus = useLateFocus(clock, summary);

  if (problem !== answered) {
    setAnswered(problem);
    setProblems(problem?.fields ?? NO_FIELDS);
    if (problem?.fields) setRefused(true);
  }
  const fields = problem?.fields;
  useEffect(() => {
    const [first] = inOrder(fields ?? NO_FIELDS);
    if (first) focus(first);
  }, [fields, focus]);

  const find = (next: PassengerDraft) => rules.problemsOf(next, clock.now());
  const show = (next: PassengerDraft) => {
    latest.current.values = next; // several fields may report at once, as at hydration
    setValues(next);
    onDraft(next);
  };
  const apply = (path: string, next: PassengerDraft) => {
    show(next);
    if (Object.keys(problems).length > 0) setProblems(recheck(problems, path, find(next)));
  };
  const latest = useRef({ values, apply, show, rules });
  latest.current = { values, apply, show, rules };

  // Stable, so that a keystroke renders one traveller and not nine with their country lists.
  const changePassenger = useCallback((index: number, field: string, change: Partial<DraftPassenger>) => {
    const { values: old, apply: applyNow } = latest.current;
    const passengers = old.passengers.map((one, at) => (at === index ? { ...one, ...change } : one));
    applyNow(`passengers.${index}.${field}`, { ...old, passengers });
    const changed = passengers[index];
    if (changed && latest.current.rules.isFilled(changed)) setOpened((now) => [...now, index + 1]);
  }, []);
  /** Another person takes this place: drops problems of the former one. */
  const replace = useCallback((index: number, passenger: DraftPassenger) => {
    const { values: old, show } = latest.current;
    show({ ...old, passengers: old.passengers.map((one, at) => (at === index ? passenger : one)) });
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([path]) => partsOf(path).traveller !== index)));
    if (latest.current.rules.isFilled(passenger)) setOpened((now) => [...now, index + 1]);
  }, []);
  const changeContact = (field: 'email' | 'phone', value: string) =>
    apply(field, { ...latest.current.values, [field]: value });
  /** Answers to the product's questions about the whole order. */
  const changeAnswer = (name: string, value: string) => {
    const { values: old } = latest.current;
    apply(`answers.${name}`, { ...old, answers: { ...old.answers, [name]: value } });
  };
  const open = useCallback(
    (index: number) => {
      setOpened((now) => [...now, index]);
      focus(`passengers.${index}.title`, 0);
    },
    [focus],
  );

  /** After a refused submit, a field is also checked on blur. */
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    const path = pathOf(target.id);
    const goesOn = relatedTarget instanceof Element && pathOf(relatedTarget.id) === path; // from the day to the month
    if (isRefused && !goesOn) setProblems((now) => recheckLeft(now, path, find(latest.current.values)));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = find(values);
    setProblems(found);
    const [first] = inOrder(found);
    setRefused(first !== undefined);
    if (first) focus(first);
    else onValid();
  };

  const inError = new Set(Object.keys(problems).map((path) => partsOf(path).traveller));
  const isOpen = (index: number) => index === 0 || opened.includes(index) || inError.has(index);
  const nameOf = (index: number) =>
    isolated(values.passengers[index]?.firstName.trim() ?? '') || (rules.unnamed ?? unnamed)(index + 1);
  return {
    values,
    problems,
    nameOf,
    isOpen,
    open,
    changePassenger,
    replace,
    changeContact,
    changeAnswer,
    leave,
    submit,
    summary,
  };
}

/** Opens the first traveller, those in progress, and the one after a complete one. */
const firstOpened = ({ passengers }: PassengerDraft, { isBlank, isFilled }: PassengerRules) =>
  passengers.flatMap((passenger, index) => {
    const before = passengers[index - 1];
    return !isBlank(passenger) || (before && isFilled(before)) ? [index] : [];
  });

/** Focuses the first invalid input after 500 ms. */
function useLateFocus(clock: AppClock, summary: RefObject<HTMLElement | null>) {
  const timer = useRef<unknown>(null);
  useEffect(() => () => clock.clearTimeout(timer.current), [clock]);
  return useCallback(
    (id: string, delay: number = FOCUS_DELAY_MS) => {
      clock.clearTimeout(timer.current);
      timer.current = clock.setTimeout(() => {
        const field = document.getElementById(id);
        if (field) showFocus(field, summary.current);
      }, delay);
    },
    [clock, summary],
  );
}
