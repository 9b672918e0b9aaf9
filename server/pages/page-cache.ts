import { type Encoding, encoded } from '#server/http/compress.ts';

/** A page as it was rendered, for all who ask for it. */
export type CachedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Characters of its text. */
  readonly length: number;
  /** Compressed once for each encoding that somebody takes. */
  readonly body: (encoding: Encoding) => Promise<Buffer>;
};

export function cachedPage(status: number, headers: CachedPage['headers'], text: string): CachedPage {
  const bodies: Partial<Record<Encoding, Promise<Buffer>>> = {};
  const body = (encoding: Encoding) => {
    bodies[encoding] ??= encoded(text, encoding, 'kept');
    return bodies[encoding];
  };
  return { status, headers, length: text.length, body };
}

type Entry = { readonly page: Promise<CachedPage | undefined>; readonly endsAt: number; size: number };
type Limits = { readonly lifeMs: number; readonly maxChars: number };

/** Map entry, headers and promise of a page, about. */
const OVERHEAD = 1000;
/** The text, and what is sent of it: compressed twice, and as it is to the few who take nothing else. */
const TIMES_KEPT = 1.5;
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
  function read(key: string, render: () => Promise<CachedPage | undefined>): Promise<CachedPage | undefined> {
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
        entry.size = key.length + OVERHEAD + page.length * TIMES_KEPT;
        chars += entry.size;
        for (const [oldKey, old] of entries) {
          if (chars <= maxChars) break;
          remove(oldKey, old);
        }
      },
      () => remove(key, entry),
    );
    return entry.page;
  }

  /** Whether a page can be had at once. */
  const has = (key: string): boolean => (entries.get(key)?.endsAt ?? 0) > now();

  return Object.assign(read, { has });
}
