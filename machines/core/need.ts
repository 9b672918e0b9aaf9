/**
 * Returns a value that a state requires. Throws when it is missing: the chart is wrong then, and must not continue with
 * an empty name or no price.
 */
export function need<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`The machine has no ${name} here`);
  return value;
}
