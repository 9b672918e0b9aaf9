/**
 * The value that a state cannot do without. Throws where it is missing: a chart that gets there without it is wrong, and
 * must not go on with an empty name or no money in its place.
 */
export function need<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`The machine has no ${name} here`);
  return value;
}
