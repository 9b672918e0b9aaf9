import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { HoldSessionInput } from '#machines/core/hold-session/chart.ts';
import { holdEnds } from '#machines/core/hold-session/fixtures.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { Scripted } from '#machines/core/testing/scripted.ts';
import { machinesOfKind } from '#machines/trace/registry.ts';

test.each(machinesOfKind('hold-session'))(
  '$name: held for its seconds, to the millisecond, then the server has the last word',
  async ({ machine, examples, view, about }) => {
    const [input] = examples.inputs as readonly HoldSessionInput[];
    if (!input) throw new Error('There is no example');
    const { deadlineAt } = input;
    expect(about?.deadline).toMatch(new RegExp(`^${(deadlineAt - NOW) / 1000} s[,;]`));
    const world = new Scripted(NOW);
    const actors = {
      deadline: world.deadline(),
      extendHold: world.actor('extendHold'),
      readOrder: world.actor('readOrder'),
    };
    const actor = createActor(machine.provide({ actors }), { input, clock: world.clock }).start();
    const running = {
      kind: 'running',
      phase: 'urgent',
      deadlineAt,
      canExtend: true,
      isExtending: false,
      problem: null,
    };
    world.clock.advanceTo(deadlineAt - 1);
    expect(view(actor.getSnapshot())).toEqual({ ...running, isAsking: false });
    world.clock.advanceTo(deadlineAt);
    expect(view(actor.getSnapshot())).toEqual({ ...running, isAsking: true });
    await holdEnds(world);
    expect(view(actor.getSnapshot())).toEqual({ kind: 'expired' });
  },
);
