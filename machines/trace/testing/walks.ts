import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  fromObservable,
  fromPromise,
} from 'xstate';
import { createDeadline } from '#machines/core/deadline.ts';
import { ORDER_ID } from '#machines/core/testing/moment.ts';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import { settledBy } from '#machines/trace/examples.ts';
import type { Trace, TraceEvent } from '#machines/trace/format.ts';
import { createRecorder } from '#machines/trace/recorder.ts';
import type { Registered } from '#machines/trace/register.ts';
import type { RecorderOptions } from '#machines/trace/tape.ts';
import { oneOf, type Person, personOf, type Random, randomOf } from '#machines/trace/testing/random.ts';
import { fromJson, toJson } from '#machines/trace/values.ts';

const START = Date.parse('2026-11-20T16:34:00Z');

/** Like a browser: timers fire 0 to 200 ms late. */
class LateClock extends VirtualClock {
  readonly #random: Random;
  constructor(startAt: number, random: Random) {
    super(startAt);
    this.#random = random;
  }
  override setTimeout(fn: () => void, ms: number): number {
    return super.setTimeout(fn, ms + Math.floor(this.#random() * 200));
  }
}

/**
 * Replaces the example person by the person of this walk, also inside texts. Error texts contain personal
 * data on purpose.
 */
function personal<T>(value: T, { orderId, email, reference, flowId }: Person): T {
  const text = JSON.stringify(toJson(value) ?? null)
    .replaceAll(ORDER_ID, orderId)
    .replaceAll('anna.keller@example.org', email)
    .replaceAll('SFR-7K2M-9Q', reference)
    .replaceAll('visit-1', flowId)
    .replaceAll('Failed to fetch', `Failed to fetch /orders/${orderId}?email=${encodeURIComponent(email)}`)
    .replaceAll('"message":"unavailable"', `"message":"no answer about ${reference} of ${email.toUpperCase()}"`);
  return (value === undefined ? undefined : fromJson(JSON.parse(text))) as T;
}

/** A running machine: actors answer with a delay from the examples, and deadlines are real. */
function living({ machine, examples }: Registered, clock: LateClock, random: Random, person: Person): AnyStateMachine {
  const actor = (name: string) =>
    fromPromise<unknown, unknown>(async () => {
      const reply = settledBy(oneOf(random, examples.outcomes[name] ?? [{ ok: undefined }]));
      await new Promise<void>((resolve) => clock.setTimeout(resolve, Math.floor(random() * 900)));
      const value = personal(reply.value, person);
      if (!reply.ok) throw value;
      return value;
    });
  const observable = () =>
    fromObservable<number, undefined>(() => ({
      subscribe: ((observer: { next?: (value: number) => void; error?: (error: unknown) => void }) => {
        observer.next?.(Math.floor(random() * 5));
        const timer = clock.setTimeout(
          () => (random() < 0.8 ? observer.next?.(7) : observer.error?.(new Error('dark'))),
          300,
        );
        return { unsubscribe: () => clock.clearTimeout(timer) };
      }) as never,
    }));
  const enliven = (chart: AnyStateMachine): AnyStateMachine =>
    chart.provide({
      actors: Object.fromEntries(
        Object.entries(chart.implementations.actors as Record<string, AnyActorLogic>).map(([name, logic]) => {
          if ('root' in logic) return [name, enliven(logic as AnyStateMachine)];
          if (name === 'deadline') return [name, createDeadline(clock)];
          if (name in examples.says) return [name, observable()];
          return [name, 'start' in logic ? actor(name) : logic];
        }),
      ),
    });
  return enliven(machine);
}

const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

export type Walk = { readonly trace: Trace; readonly person: Person; readonly actor: AnyActorRef };

/** A random visit: events, answers, deadlines, short and long sleeps in random order, with real promises. */
export async function walk(
  registered: Registered,
  seed: number,
  choices = 40,
  options: Partial<RecorderOptions<LateClock>> = {},
): Promise<Walk> {
  const random = randomOf(seed);
  const person = personOf(random);
  const clock = new LateClock(START + seed, random);
  const { examples } = registered;
  const machine = living(registered, clock, random, person);
  const input = personal(oneOf(random, examples.inputs), person);
  const recorder = createRecorder(machine, { clock, input, version: registered.version, ...options });
  const actor = createActor(machine, { ...recorder.options, input }) as AnyActorRef & { start(): void };
  const events = examples.events.map((event) => personal(event, person));
  let isBridging = false;
  actor.subscribe({
    next: () => {
      // Like the router's bridge: a screen that sends an event during a notification.
      if (isBridging || events.length === 0 || random() > 0.04) return;
      isBridging = true;
      actor.send(oneOf(random, events) as TraceEvent);
      isBridging = false;
    },
    error: () => undefined,
  });
  actor.start();
  await settle();
  for (let choice = 0; choice < choices; choice += 1) {
    const dice = random();
    if (dice < 0.2 || events.length === 0) clock.advanceTo(clock.now() + Math.floor(random() * 1500));
    else if (dice < 0.27) clock.advanceTo(clock.now() + Math.floor(random() * 400_000));
    else if (dice < 0.29) clock.sleepTo(clock.now() + Math.floor(random() * 1_800_000));
    else actor.send(oneOf(random, events) as TraceEvent);
    await settle();
  }
  return { trace: recorder.trace(), person, actor };
}
