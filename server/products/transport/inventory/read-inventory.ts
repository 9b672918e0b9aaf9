import { ImportError, type LineProblem } from '#server/json-lines.ts';
import { problemsOf } from '#server/products/transport/inventory/checks.ts';
import { type Inventory, inventory } from '#server/products/transport/inventory/file.ts';

/** Parses and checks a file. Throws ImportError with all problems, each by its path in the file. */
export function readInventory(text: string): Inventory {
  const parsed = inventory.safeParse(jsonOf(text));
  if (!parsed.success)
    throw refused(
      parsed.error.issues.map(({ path, message }) => ({ field: path.join('.') || 'the file', why: message })),
    );
  refuse(problemsOf(parsed.data));
  return parsed.data;
}

/** Throws ImportError where something is wrong. */
export function refuse(problems: Parameters<typeof refused>[0]): void {
  if (problems.length > 0) throw refused(problems);
}

const refused = (problems: readonly Pick<LineProblem, 'field' | 'why'>[]): ImportError =>
  new ImportError(problems.map((problem) => ({ line: null, ...problem })));

function jsonOf(text: string): unknown {
  try {
    // Some editors begin a file with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw refused([{ field: 'the file', why: `is no JSON: ${error instanceof Error ? error.message : 'unreadable'}` }]);
  }
}
