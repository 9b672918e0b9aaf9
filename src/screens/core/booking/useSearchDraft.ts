import { useEffect, useRef, useState } from 'react';
import { FOCUS_DELAY_MS } from '#domain/core/limits.ts';
import type { FieldProblem } from '#domain/core/problem.ts';

type Field = { readonly id: string; readonly label: () => string };

type Problems<Name extends string> = Readonly<Partial<Record<Name, FieldProblem>>>;
type Options<Search, Name extends string> = {
  readonly search: Search;
  /** What the server found wrong with the address, by field. */
  readonly found: Problems<NoInfer<Name>>;
  /** In the order of the page; the error summary and the focus follow it. */
  readonly fields: Readonly<Record<Name, Field>>;
  /** What is wrong, in words. */
  readonly textOf: (problem: FieldProblem) => string;
  /** The draft after another search of the page, which replaces it as a rule. */
  readonly renew?: (search: Search, draft: Search) => Search;
};

/** What is typed into a search form and what is wrong with it. Another search of the page replaces both. */
export function useSearchDraft<Search extends object, Name extends string>({
  search,
  found,
  fields,
  textOf,
  renew = (next) => next,
}: Options<Search, Name>) {
  const names = Object.keys(fields) as Name[];
  const [draft, setDraft] = useState(search);
  const [problems, setProblems] = useState<Problems<Name>>(found);
  // Text in a field that is no place or no day yet, in the field's own words. Nothing is searched meanwhile.
  const [faults, setFaults] = useState<Partial<Record<Name, string>>>({});
  // Fields that a search was refused for. Not their faults: one of them may be told only after the click on Search.
  const [refused, setRefused] = useState<ReadonlySet<Name>>(new Set());
  const [seen, setSeen] = useState({ search, found });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!isSame(seen.search, search) || !isSame(seen.found, found)) {
    setSeen({ search, found });
    setDraft(renew(search, draft));
    setProblems(found);
  }

  // By what is there then: a widget may report what was typed before it came alive, together with another one.
  const change = (part: Partial<Search>) => {
    setDraft((old) => ({ ...old, ...part }));
    setProblems((old) => Object.fromEntries(Object.entries(old).filter(([name]) => !(name in part))) as Problems<Name>);
  };
  const faultOf = (name: Name) => (fault: string) =>
    setFaults((old) => ((old[name] ?? '') === fault ? old : { ...old, [name]: fault }));
  /** The focus moves to the first field in error, a moment after the words are there. */
  const refuse = (next: Problems<Name>) => {
    setProblems(next);
    const wrong = names.filter((name) => next[name] || faults[name]);
    setRefused(new Set(wrong));
    const [first] = wrong;
    clearTimeout(timer.current);
    if (first) timer.current = setTimeout(() => document.getElementById(fields[first].id)?.focus(), FOCUS_DELAY_MS);
  };
  /** For a field's `error`; its own fault tells itself. */
  const error = (name: Name): { readonly error?: string } => {
    const problem = problems[name];
    return problem && !faults[name] ? { error: textOf(problem) } : {};
  };
  const summary = names.flatMap((name) => {
    const problem = problems[name];
    const text = faults[name] ? refused.has(name) && faults[name] : problem && textOf(problem);
    return text ? [{ fieldId: fields[name].id, label: fields[name].label(), text }] : [];
  });
  return { draft, change, problems, refuse, faultOf, hasFault: Object.values(faults).some(Boolean), error, summary };
}

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);
