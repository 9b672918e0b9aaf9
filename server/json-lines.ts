import type { z } from 'zod';

/** Why a line is refused; lines count from one, null: the problem concerns all lines. */
export type LineProblem = { readonly line: number | null; readonly field: string; readonly why: string };

const MOST_TOLD = 50;

export class ImportError extends Error {
  readonly problems: readonly LineProblem[];

  constructor(problems: readonly LineProblem[]) {
    const shown = problems
      .slice(0, MOST_TOLD)
      .map(({ line, field, why }) => `  ${line === null ? '' : `line ${line}: `}${field} ${why}`);
    const more = problems.length > MOST_TOLD ? [`  and ${problems.length - MOST_TOLD} more`] : [];
    super(['Nothing was imported.', ...shown, ...more].join('\n'));
    this.name = 'ImportError';
    this.problems = problems;
  }
}

export type ReadLine<T> = { readonly line: number; readonly row: T };

type Format<T> = {
  readonly parse: (value: unknown) => z.ZodSafeParseResult<T>;
  /** A name must be unique. */
  readonly nameOf: (row: T) => string;
  /** Problems that concern several lines. */
  readonly besides?: (found: readonly ReadLine<T>[]) => readonly LineProblem[];
};

/** Parses JSON Lines. Throws ImportError with the problems of all lines. */
export function readJsonLines<T>(
  text: string,
  { parse, nameOf, besides = () => [] }: Format<T>,
): readonly ReadLine<T>[] {
  const problems: LineProblem[] = [];
  const known = new Map<string, number>();
  // Some editors begin a file with a byte order mark.
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  const found = lines.flatMap((content, index) => {
    const line = index + 1;
    if (content.trim() === '') return [];
    const parsed = parse(jsonOf(content));
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues)
        problems.push({ line, field: path.join('.') || 'the line', why: message });
      return [];
    }
    const name = nameOf(parsed.data);
    const before = known.get(name);
    if (before !== undefined) problems.push({ line, field: name, why: `stands in line ${before} already` });
    known.set(name, line);
    return [{ line, row: parsed.data }];
  });
  problems.push(...besides(found));
  if (found.length === 0 && problems.length === 0) problems.push({ line: 1, field: 'the file', why: 'has no line' });
  if (problems.length > 0) throw new ImportError(problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)));
  return found;
}

const jsonOf = (content: string): unknown => {
  try {
    return JSON.parse(content);
  } catch {
    return 'no JSON';
  }
};
