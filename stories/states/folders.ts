/** A longer list is hard to search, and one file of them occupies a whole worker. */
const MOST = 60;
/** For states without child states, where the others have folders. */
const SINGLE = 'single';

/** Folders by state value: a large flow is split by the parts of its chart, as deep as needed. */
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

/** `{ held: { browsing: 'choosing' } }` becomes held, browsing, choosing; the path ends at parallel states. */
function pathOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const [only, ...others] = Object.entries((value ?? {}) as Readonly<Record<string, unknown>>);
  return only && others.length === 0 ? [only[0], ...pathOf(only[1])] : [];
}
