import type { AppClock } from '#machines/core/clock.ts';

type Timer = { due: number; fn: () => void };

/** A clock that moves only by command. A timer sees the time at which it was due. */
export class VirtualClock implements AppClock {
  #now: number;
  #nextId = 0;
  #timers = new Map<number, Timer>();
  #listeners = new Set<() => void>();

  constructor(startAt = 0) {
    this.#now = startAt;
  }

  now(): number {
    return this.#now;
  }

  setTimeout(fn: () => void, ms: number): number {
    const id = ++this.#nextId;
    this.#timers.set(id, { due: this.#now + Math.max(0, ms), fn });
    return id;
  }

  clearTimeout(id: unknown): void {
    this.#timers.delete(id as number);
  }

  onWake(fn: () => void): () => void {
    this.#listeners.add(fn);
    return () => this.#listeners.delete(fn);
  }

  /** Runs all timers that are due on the way, in order. */
  advanceTo(moment: number): void {
    for (let next = this.#nextDue(moment); next; next = this.#nextDue(moment)) {
      const [id, timer] = next;
      this.#timers.delete(id);
      this.#now = Math.max(this.#now, timer.due);
      timer.fn();
    }
    this.#now = Math.max(this.#now, moment);
  }

  /** A sleeping laptop: time passes and no timer runs, then listeners are notified. */
  sleepTo(moment: number): void {
    this.#now = moment;
    for (const listener of [...this.#listeners]) listener();
  }

  /** Time jumps without a notification: a device that wakes without an event. */
  correctSilently(moment: number): void {
    this.#now = moment;
  }

  /** Corrects the clock, as after a better estimate of the server time. */
  correctTo(moment: number): void {
    this.sleepTo(moment);
  }

  #nextDue(moment: number): [number, Timer] | undefined {
    return [...this.#timers].filter(([, { due }]) => due <= moment).sort(([, a], [, b]) => a.due - b.due)[0];
  }
}
