import { describe, expect, test } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { alertMachine } from '#machines/core/alert/machine.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { Scripted } from '#machines/core/testing/scripted.ts';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import { oneWay } from '#machines/flights/flight-booking/fixtures.ts';
import { flightBookingMachine } from '#machines/flights/flight-booking/machine.ts';
import { freshInput, scriptedFlightBooking } from '#machines/flights/flight-booking/testing.ts';
import { createRecorder } from '#machines/trace/recorder.ts';
import { Replayer, replay } from '#machines/trace/replayer.ts';
import { lampMachine } from '#machines/trace/testing/hard-machines.ts';

const wakeAlert = (limit?: number) => {
  const clock = new VirtualClock(NOW);
  const heard: InspectionEvent[] = [];
  const recorder = createRecorder(alertMachine, {
    clock,
    inspect: (event) => heard.push(event),
    ...(limit ? { limit } : {}),
  });
  const actor = createActor(alertMachine, recorder.options).start();
  return { clock, recorder, actor, heard };
};

describe('a recording', () => {
  test('holds inputs and what was true after them, nothing that follows by itself', () => {
    const { clock, recorder, actor } = wakeAlert();
    actor.send({ type: 'alert.show', text: 'Saved.' });
    clock.advanceTo(NOW + 5000);
    expectFields(recorder.trace(), {
      format: 'safar-trace/1',
      'machine.id': 'alert',
      startedAt: NOW,
      'start.v': { '': 'hidden' },
      steps: [
        { k: 'event', to: '', 'event.type': 'alert.show', t: 0, 'x.v': { '': { visible: 'counting' } } },
        { k: 'timer', n: 1, t: 5000, 'x.v': { '': 'hidden' } },
      ],
    });
  });

  test('leaves other inspectors their events', () => {
    const { actor, heard } = wakeAlert();
    const before = heard.length;
    actor.send({ type: 'alert.close' });
    expect(before).toBeGreaterThan(0);
    expect(heard.length).toBeGreaterThan(before);
  });

  test('may be read at any time and goes on', () => {
    const { recorder, actor } = wakeAlert();
    actor.send({ type: 'alert.show', text: 'One.' });
    expect(recorder.trace().steps).toHaveLength(1);
    expect(recorder.trace().steps).toHaveLength(1);
    actor.send({ type: 'alert.close' });
    expect(replay(alertMachine, recorder.trace())).toBeNull();
    recorder.stop();
    actor.send({ type: 'alert.show', text: 'Two.' });
    expect(recorder.trace().steps).toHaveLength(2);
  });

  test('of a flow that its page left ends as the flow was then', async () => {
    const { recorder, actor } = wakeAlert();
    actor.send({ type: 'alert.show', text: 'One.' });
    await Promise.resolve();
    actor.stop();
    const [step] = recorder.trace().steps;
    expectFields(step?.x, { v: { '': { visible: 'counting' } } });
    expect(step?.x).not.toHaveProperty('s');
    expect(replay(alertMachine, recorder.trace())).toBeNull();
  });

  test('marks stay with their steps when the beginning goes', () => {
    const { clock, recorder, actor } = wakeAlert(10);
    recorder.mark('forgotten');
    for (let index = 0; index < 23; index += 1) {
      clock.advanceTo(NOW + index * 100);
      actor.send({ type: 'alert.show', text: `Text ${index}` });
    }
    recorder.mark('here it went wrong');
    actor.send({ type: 'alert.close' });
    const trace = recorder.trace();
    const { startedAt, steps } = trace;
    expect(startedAt).toBeGreaterThan(NOW);
    expect(trace.marks).toEqual([{ step: steps.length - 1, t: NOW + 2200 - startedAt, text: 'here it went wrong' }]);
    expect(recorder.count()).toBe(24);
    expect(trace.steps.length).toBeLessThanOrEqual(10);
    expect((trace.dropped ?? 0) + trace.steps.length).toBe(24);
  });

  test('a timer that was armed before the cut still fires in the replay', () => {
    const { clock, recorder, actor } = wakeAlert(4);
    actor.send({ type: 'alert.show', text: 'Waits.' });
    for (let index = 0; index < 9; index += 1) actor.send({ type: 'alert.resume' });
    clock.advanceTo(NOW + 5000);
    const trace = recorder.trace();
    expect(trace.timers).toEqual({
      last: 1,
      armed: [{ n: 1, to: '', event: expect.objectContaining({ type: expect.stringContaining('xstate.after') }) }],
    });
    expectFields(trace.steps.at(-1), { k: 'timer', n: 1, x: { v: { '': 'hidden' } } });
    expect(replay(alertMachine, JSON.parse(JSON.stringify(trace)))).toBeNull();
  });
});

describe('flows', () => {
  test('an actor that says at once what is long past comes in the midst of the start', () => {
    const world = new Scripted(NOW + 9_000_000);
    const machine = scriptedFlightBooking(world);
    const input = { ...freshInput, order: orderInfo('held') };
    const recorder = createRecorder(machine, { clock: world.clock, input });
    createActor(machine, { ...recorder.options, input }).start();
    const trace = recorder.trace();
    expect(trace.steps.map(({ within }) => within !== undefined)).toEqual(trace.steps.map(() => true));
    expect(trace.steps.length).toBeGreaterThan(2);
    expect(replay(flightBookingMachine, trace)).toBeNull();
  });

  test('a restored flow is recorded from where it was', () => {
    const world = new Scripted(NOW);
    const machine = scriptedFlightBooking(world);
    const first = createActor(machine, {
      input: { ...freshInput, order: orderInfo('held') },
      clock: world.clock,
    }).start();
    const snapshot = first.getPersistedSnapshot();
    first.stop();
    const recorder = createRecorder(machine, { clock: world.clock, snapshot });
    const actor = createActor(machine, { ...recorder.options, snapshot, input: freshInput }).start();
    actor.send({ type: 'session.extend' });
    actor.send({ type: 'search.submit', search: oneWay });
    const trace = JSON.parse(JSON.stringify(recorder.trace()));
    expect(trace.snapshot).toBeDefined();
    expect(replay(flightBookingMachine, trace)).toBeNull();
  });

  test('a context that differs is told by its path when contexts were kept', () => {
    const clock = new VirtualClock(NOW);
    const input = { turns: 1 };
    const recorder = createRecorder(lampMachine, { clock, input, keepsContexts: true });
    createActor(lampMachine, { ...recorder.options, input })
      .start()
      .send({ type: 'lamp.turn' });
    const trace = recorder.trace();
    const found = replay(lampMachine, { ...trace, input: { turns: 0 } });
    expectFields(found, { step: -1, why: 'context', contexts: [{ path: 'turns', expected: 1, actual: 0 }] });
  });

  test('a replay stops, goes on and begins again at any step', () => {
    const { recorder, actor } = wakeAlert();
    for (const text of ['One.', 'Two.', 'Three.']) actor.send({ type: 'alert.show', text });
    const replayer = new Replayer(alertMachine, recorder.trace());
    expect(replayer.start()).toBeNull();
    expect(replayer.run(2)).toBeNull();
    expectFields(replayer.actor.getSnapshot().context, { alertText: 'Two.' });
    expect(replayer.isDone).toBe(false);
    expect(replayer.run()).toBeNull();
    expect(replayer.isDone).toBe(true);
  });
});
