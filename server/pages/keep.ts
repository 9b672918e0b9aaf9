import { minuteEnd } from '#domain/core/time.ts';

/** What is the same for every guest for a minute of the clock, under its name: made once for all who ask meanwhile. */
export type Keep = <T>(name: string, make: () => Promise<T>) => Promise<T>;

/** The names are the site's own and few; more than so many are of days that are over. */
const MAX = 50;

/** What failed is made again. */
export function createKeep(now: () => number): Keep {
  const kept = new Map<string, { readonly endsAt: number; readonly made: Promise<unknown> }>();
  return <T>(name: string, make: () => Promise<T>): Promise<T> => {
    const found = kept.get(name);
    if (found && found.endsAt > now()) return found.made as Promise<T>;
    if (kept.size >= MAX) kept.clear();
    const made = make();
    kept.set(name, { endsAt: minuteEnd(now()), made });
    made.catch(() => {
      // What was made meanwhile by somebody else stays.
      if (kept.get(name)?.made === made) kept.delete(name);
    });
    return made;
  };
}
