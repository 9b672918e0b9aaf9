/** A page as it was rendered, with a gap wherever its nonce was. */
export type CachedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly parts: readonly string[];
};

type Entry = { readonly page: Promise<CachedPage | undefined>; readonly endsAt: number; size: number };
type Limits = { readonly lifeMs: number; readonly maxChars: number };

/** Map entry, headers and promise of a page, about. */
const OVERHEAD = 1000;
const LIMITS: Limits = { lifeMs: 10_000, maxChars: 32_000_000 };

/**
 * Pages for guests without a cookie, for some seconds: many ask for the same at once. Bounded; the one that was not
 * asked for the longest leaves first. A page is rendered once for all who ask while it is being rendered.
 */
export function createPageCache(now: () => number, { lifeMs, maxChars }: Limits = LIMITS) {
  const entries = new Map<string, Entry>();
  let chars = 0;

  function remove(key: string, entry: Entry) {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    chars -= entry.size;
  }

  /** The kept page, or the one that `render` makes; undefined when it must not be shared: then each guest renders. */
  return function read(key: string, render: () => Promise<CachedPage | undefined>): Promise<CachedPage | undefined> {
    const kept = entries.get(key);
    if (kept && kept.endsAt > now()) {
      entries.delete(key);
      entries.set(key, kept); // last asked for
      return kept.page;
    }
    if (kept) remove(key, kept);
    const entry: Entry = { page: render(), endsAt: now() + lifeMs, size: 0 };
    entries.set(key, entry);
    entry.page.then(
      (page) => {
        // A redirect or an error is given to those who wait for it, and not kept.
        if (page?.status !== 200) return remove(key, entry);
        if (entries.get(key) !== entry) return;
        entry.size = page.parts.reduce((sum, part) => sum + part.length, key.length + OVERHEAD);
        chars += entry.size;
        for (const [oldKey, old] of entries) {
          if (chars <= maxChars) break;
          remove(oldKey, old);
        }
      },
      () => remove(key, entry),
    );
    return entry.page;
  };
}
