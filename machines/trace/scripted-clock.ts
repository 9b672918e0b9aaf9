type Timer = { readonly fn: () => void; readonly due: number };

/** The clock of a replay. Timers fire on command, by the number in which they were armed. */
export class ScriptedClock {
  #now: number;
  #last: number;
  readonly #timers = new Map<number, Timer>();

  /** last: number of timers armed before the trace begins. */
  constructor(startAt: number, last = 0) {
    this.#now = startAt;
    this.#last = last;
  }

  now(): number {
    return this.#now;
  }

  moveTo(moment: number): void {
    this.#now = Math.max(this.#now, moment);
  }

  setTimeout(fn: () => void, ms: number): number {
    this.#last += 1;
    this.#timers.set(this.#last, { fn, due: this.#now + Math.max(0, ms) });
    return this.#last;
  }

  clearTimeout(id: unknown): void {
    this.#timers.delete(id as number);
  }

  /** Adds a timer that was armed before the trace begins. */
  adopt(n: number, fn: () => void): void {
    this.#timers.set(n, { fn, due: this.#now });
  }

  fire(n: number): boolean {
    const timer = this.#timers.get(n);
    if (!timer) return false;
    this.#timers.delete(n);
    timer.fn();
    return true;
  }

  /** Armed timers with their due times, epoch ms. */
  armed(): ReadonlyMap<number, number> {
    return new Map([...this.#timers].map(([n, { due }]) => [n, due]));
  }
}
