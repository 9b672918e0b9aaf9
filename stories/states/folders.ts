/** More stories than this in one list are found by nobody, and one file of them keeps a whole worker busy. */
const MOST = 60;
/** For states that have no states inside, where the others have folders. */
const SINGLE = 'single';

/** A folder for each state by its value: a flow with many states has one for each part of its chart, as deep as it helps. */
export function foldersOf(values: readonly unknown[]): readonly (readonly string[])[] {
  const paths = values.map(pathOf);
  const folders: string[][] = values.map(() => []);
  const split = (members: readonly number[], depth: number) => {
    if (members.length <= MOST) return;
    const groups = Map.groupBy(members, (index) => {
      const path = paths[index] ?? [];
      return path.length > depth + 1 || depth > 0 ? (path[depth] ?? '') : SINGLE;
    });
    if (groups.size < 2) return;
    for (const [name, group] of groups) {
      for (const index of group) folders[index]?.push(name);
      split(group, depth + 1);
    }
  };
  split([...values.keys()], 0);
  return folders;
}

/** `{ held: { browsing: 'choosing' } }` is held, browsing, choosing; where states run in parallel the path ends. */
function pathOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const [only, ...others] = Object.entries((value ?? {}) as Readonly<Record<string, unknown>>);
  return only && others.length === 0 ? [only[0], ...pathOf(only[1])] : [];
}
