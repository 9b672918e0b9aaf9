import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Aged } from '#machines/core/results-age/chart.ts';
import { Scripted } from '#machines/core/testing/scripted.ts';
import { machinesOfKind } from '#machines/trace/registry.ts';

const known = (inputs: readonly unknown[]) =>
  (inputs as readonly { readonly results: Aged | null }[]).flatMap(({ results }) => results ?? [])[0];

test.each(machinesOfKind('results-age'))(
  '$name: a list counts as old when its seconds are over, to the millisecond',
  ({ machine, examples, view, about }) => {
    const results = known(examples.inputs);
    if (!results) throw new Error('No example has results');
    const { searchedAt, expiresAt } = results;
    expect(about?.deadline).toBe(`${(expiresAt - searchedAt) / 1000} s`);
    const world = new Scripted(searchedAt);
    const actors = { deadline: world.deadline(), search: world.actor('search') };
    const actor = createActor(machine.provide({ actors }), {
      input: { search: {}, results },
      clock: world.clock,
    }).start();
    const fresh = { kind: 'shown', results, isStale: false, isRefreshing: false, problem: null };
    world.clock.advanceTo(expiresAt - 1);
    expect(view(actor.getSnapshot())).toEqual(fresh);
    world.clock.advanceTo(expiresAt);
    expect(view(actor.getSnapshot())).toEqual({ ...fresh, isStale: true });
  },
);
