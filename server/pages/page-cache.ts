import { type Encoding, encoded } from '#server/http/compress.ts';

export type CachedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Characters of its text. */
  readonly length: number;
  /** Compressed once per requested encoding. */
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

/** Approximate characters for the map entry, headers and promise of a page. */
const OVERHEAD = 1000;
/** The text and its encodings: two compressed, and uncompressed for few clients. */
const TIMES_KEPT = 1.5;
const LIMITS: Limits = { lifeMs: 10_000, maxChars: 32_000_000 };

/**
 * Caches pages for guests without a cookie for some seconds, because many request the same page at once. Bounded, least
 * recently used first out. Concurrent requests share one rendering.
 */
export function createPageCache(now: () => number, { lifeMs, maxChars }: Limits = LIMITS) {
  const entries = new Map<string, Entry>();
  let chars = 0;

  function remove(key: string, entry: Entry) {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    chars -= entry.size;
  }

  /** The cached page, or the result of `render`; undefined when it must not be shared, and each guest renders. */
  function read(key: string, render: () => Promise<CachedPage | undefined>): Promise<CachedPage | undefined> {
    const kept = entries.get(key);
    if (kept && kept.endsAt > now()) {
      entries.delete(key);
      entries.set(key, kept); // most recently used
      return kept.page;
    }
    if (kept) remove(key, kept);
    const entry: Entry = { page: render(), endsAt: now() + lifeMs, size: 0 };
    entries.set(key, entry);
    entry.page.then(
      (page) => {
        // Redirects and errors go to waiting requests, but are not cached.
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

  /** True when the page is available without rendering. */
  const has = (key: string): boolean => (entries.get(key)?.endsAt ?? 0) > now();

  return Object.assign(read, { has });
}
