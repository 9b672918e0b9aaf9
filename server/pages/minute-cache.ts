import { minuteEnd } from '#domain/core/time.ts';

/**
 * Cache for values that are the same for all guests until the clock's minute ends; concurrent callers share one
 * computation.
 */
export type Keep = <T>(name: string, make: () => Promise<T>) => Promise<T>;

/** The names come from our own code: a few per place and listing page. The oldest entry is evicted first. */
const MAX = 200;

/** Failures are not cached. */
export function createKeep(now: () => number): Keep {
  const kept = new Map<string, { readonly endsAt: number; readonly made: Promise<unknown> }>();
  return <T>(name: string, make: () => Promise<T>): Promise<T> => {
    const found = kept.get(name);
    if (found && found.endsAt > now()) return found.made as Promise<T>;
    const made = make();
    // A Map keeps insertion order: a new entry goes to the end.
    kept.delete(name);
    kept.set(name, { endsAt: minuteEnd(now()), made });
    const [oldest] = kept.keys();
    if (kept.size > MAX && oldest !== undefined) kept.delete(oldest);
    made.catch(() => {
      // Do not delete a newer entry.
      if (kept.get(name)?.made === made) kept.delete(name);
    });
    return made;
  };
}
