/** All values inside, each with its path. Functions and objects of classes do not count. */
function leavesOf(value: unknown, path = ''): string[] {
  if (typeof value === 'function') return [];
  if (typeof value !== 'object' || value === null) return [`${path}=${String(value)}`];
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`));
}

/** How many values of the two are not in both. */
const unshared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((leaf) => !other.has(leaf)).length + [...other].filter((leaf) => !one.has(leaf)).length;

/** The first item, and the one that is told the most other values; only the first if all are told the same. */
export function farApart<T extends { readonly told: unknown }>(items: readonly T[]): T[] {
  const [first] = items;
  if (!first) return [];
  const leaves = new Set(leavesOf(first.told));
  const apart = items.map(({ told }) => unshared(leaves, new Set(leavesOf(told))));
  const most = Math.max(...apart);
  const other = items[apart.indexOf(most)];
  return most > 0 && other ? [first, other] : [first];
}
