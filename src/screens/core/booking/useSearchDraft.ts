import { useEffect, useRef, useState } from 'react';
import { FOCUS_DELAY_MS } from '#domain/core/limits.ts';
import type { FieldProblem } from '#domain/core/problem.ts';

type Field = { readonly id: string; readonly label: () => string };

type Problems<Name extends string> = Readonly<Partial<Record<Name, FieldProblem>>>;
type Options<Search, Name extends string> = {
  readonly search: Search;
  /** Problems of the URL found by the server, by field. */
  readonly found: Problems<NoInfer<Name>>;
  /** In page order; error summary and focus follow it. */
  readonly fields: Readonly<Record<Name, Field>>;
  readonly textOf: (problem: FieldProblem) => string;
  /** Merges the draft with a new search of the page; by default the new search replaces it. */
  readonly renew?: (search: Search, draft: Search) => Search;
};

/** Draft and problems of a search form. A new search of the page replaces both. */
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
  // Error text of fields with unreadable text. No search until they are fixed.
  const [faults, setFaults] = useState<Partial<Record<Name, string>>>({});
  // Fields for which a search was refused. Separate from faults: a fault may be reported only after the click on Search.
  const [refused, setRefused] = useState<ReadonlySet<Name>>(new Set());
  const [seen, setSeen] = useState({ search, found });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!isSame(seen.search, search) || !isSame(seen.found, found)) {
    setSeen({ search, found });
    setDraft(renew(search, draft));
    setProblems(found);
  }

  // Functional update: several widgets may report early text at once.
  const change = (part: Partial<Search>) => {
    setDraft((old) => ({ ...old, ...part }));
    setProblems((old) => Object.fromEntries(Object.entries(old).filter(([name]) => !(name in part))) as Problems<Name>);
  };
  const faultOf = (name: Name) => (fault: string) =>
    setFaults((old) => ((old[name] ?? '') === fault ? old : { ...old, [name]: fault }));
  /** Shows the problems and focuses the first invalid field shortly after. */
  const refuse = (next: Problems<Name>) => {
    setProblems(next);
    const wrong = names.filter((name) => next[name] || faults[name]);
    setRefused(new Set(wrong));
    const [first] = wrong;
    clearTimeout(timer.current);
    if (first) timer.current = setTimeout(() => document.getElementById(fields[first].id)?.focus(), FOCUS_DELAY_MS);
  };
  /** `error` prop of a field; fields show their own faults themselves. */
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
