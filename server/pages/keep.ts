import { minuteEnd } from '#domain/core/time.ts';

/** What is the same for every guest for a minute of the clock, under its name: made once for all who ask meanwhile. */
export type Keep = <T>(name: string, make: () => Promise<T>) => Promise<T>;

/** The names are the site's own: a few of each place, and of pages that show many. What was made longest ago leaves first. */
const MAX = 200;

/** What failed is made again. */
export function createKeep(now: () => number): Keep {
  const kept = new Map<string, { readonly endsAt: number; readonly made: Promise<unknown> }>();
  return <T>(name: string, make: () => Promise<T>): Promise<T> => {
    const found = kept.get(name);
    if (found && found.endsAt > now()) return found.made as Promise<T>;
    const made = make();
    // A Map keeps its order: what is made anew goes to the end.
    kept.delete(name);
    kept.set(name, { endsAt: minuteEnd(now()), made });
    const [oldest] = kept.keys();
    if (kept.size > MAX && oldest !== undefined) kept.delete(oldest);
    made.catch(() => {
      // What was made meanwhile by somebody else stays.
      if (kept.get(name)?.made === made) kept.delete(name);
    });
    return made;
  };
}
