import type { ActorPath, Expect } from '#machines/trace/format.ts';
import { hashText } from '#machines/trace/hash.ts';
import { canonicalContext, canonicalJson, toJson } from '#machines/trace/values.ts';
import type { IdleReport, MachineFacts } from '#machines/trace/watch.ts';

/** The facts of all machine actors, accumulated each time that the system was idle. */
export type SystemState = ReadonlyMap<ActorPath, MachineFacts>;

export type ExpectationOptions = {
  readonly keepsContexts?: boolean | undefined;
  /** false: omits `c` and `q`, which is faster. */
  readonly hashes?: boolean | undefined;
};

export class Expectations {
  readonly #keepsContexts: boolean;
  readonly #hashes: boolean;
  readonly #facts = new Map<ActorPath, MachineFacts>();
  #contextHash = '';

  constructor({ keepsContexts = false, hashes = true }: ExpectationOptions = {}) {
    this.#keepsContexts = keepsContexts;
    this.#hashes = hashes;
  }

  get systemState(): SystemState {
    return this.#facts;
  }

  get contextHash(): string {
    return this.#contextHash;
  }

  take({ changed, gone, effects, asked }: IdleReport): Expect {
    const v: Record<ActorPath, unknown> = {};
    const s: Record<ActorPath, string> = {};
    const ctx: Record<ActorPath, Record<string, unknown> | null> = {};
    let isContextNew = false;
    for (const [path, { value, status, context }] of changed) {
      const last = this.#facts.get(path);
      if (!last || !isSameValue(last.value, value)) v[path] = value;
      if (status !== (last?.status ?? 'active')) s[path] = status;
      if (!last || last.context !== context) {
        isContextNew = true;
        if (this.#keepsContexts) ctx[path] = changedKeys(last?.context, context);
      }
      this.#facts.set(path, { value, status, context });
    }
    for (const path of gone) {
      v[path] = null;
      if (this.#keepsContexts) ctx[path] = null;
      isContextNew = true;
      this.#facts.delete(path);
    }
    const c = isContextNew && this.#hashes ? this.#hashContexts() : undefined;
    return {
      ...(isEmpty(v) ? {} : { v }),
      ...(isEmpty(s) ? {} : { s }),
      ...(effects.length > 0 ? { fx: effects } : {}),
      ...(asked.length > 0 && this.#hashes ? { q: hashText(canonicalJson(asked)) } : {}),
      ...(c === undefined ? {} : { c }),
      ...(isEmpty(ctx) ? {} : { ctx }),
    };
  }

  /** undefined: unchanged. */
  #hashContexts(): string | undefined {
    let text = '';
    for (const path of [...this.#facts.keys()].sort()) {
      text += `${text ? ',' : ''}${JSON.stringify(path)}:${canonicalContext(this.#facts.get(path)?.context)}`;
    }
    const hash = hashText(`{${text}}`);
    if (hash === this.#contextHash) return undefined;
    this.#contextHash = hash;
    return hash;
  }
}

const isEmpty = (record: object): boolean => {
  for (const _ in record) return false;
  return true;
};

const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other ||
  (typeof one === 'object' && typeof other === 'object' && canonicalJson(one) === canonicalJson(other));

function changedKeys(before: unknown, after: unknown): Record<string, unknown> {
  const old = (before ?? {}) as Readonly<Record<string, unknown>>;
  const now = (after ?? {}) as Readonly<Record<string, unknown>>;
  const changed: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (old[key] !== now[key] && canonicalJson(old[key]) !== canonicalJson(now[key])) {
      changed[key] = now[key] === undefined ? null : toJson(now[key]);
    }
  }
  return changed;
}
