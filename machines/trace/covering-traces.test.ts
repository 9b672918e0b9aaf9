import fs from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { familyOf } from '#machines/trace/chart.ts';
import { coverageOf } from '#machines/trace/coverage.ts';
import { stalenessOf, unreachedOf } from '#machines/trace/covering-traces.ts';
import { explore } from '#machines/trace/explore.ts';
import { parseTrace } from '#machines/trace/format.ts';
import { redactTrace } from '#machines/trace/redact-trace.ts';
import { keyFromText } from '#machines/trace/redactor.ts';
import type { Registered } from '#machines/trace/register.ts';
import { registry } from '#machines/trace/registry.ts';
import { Replayer } from '#machines/trace/replayer.ts';
import { workshop } from '#machines/trace/testing/hard-machines.ts';
import { walk } from '#machines/trace/testing/walks.ts';
import { coveringTracesOf } from '../../scripts/trace-files.ts';

// XState warns about events for stopped actors; the random walks send such events.
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterAll(() => warn.mockRestore());

const schema = JSON.parse(fs.readFileSync('machines/trace/trace.schema.json', 'utf8'));
const validate = new Ajv2020({ allErrors: true }).compile(schema);

describe.each(Object.values(registry))('traces of $folder', (registered) => {
  const traces = coveringTracesOf(registered);

  test('are not stale: `npm run replay -- --update` makes them anew', () => {
    expect(stalenessOf(registered, traces)).toEqual([]);
  });

  test('follow the schema', () => {
    for (const trace of traces) expect(validate(trace) || validate.errors).toBe(true);
  });

  test('pass every state and transition of the whole family, and both answers of every guard', () => {
    const { elsewhere = [], walkedAlone = [] } = registered.examples;
    const alone = familyOf(registered.machine).filter(({ id }) => walkedAlone.includes(id));
    expect([...elsewhere, ...walkedAlone].filter((id) => !(id in registry))).toEqual([]);
    const others = [...elsewhere, ...alone.flatMap(familyOf).map(({ id }) => id)];
    for (const { machine, states, transitions, guards } of coverageOf(registered.machine, traces)) {
      if (others.includes(machine)) continue;
      expect([...states.missing, ...transitions.missing, ...guards.missing]).toEqual([]);
    }
  });

  test('have a view after every step', () => {
    for (const trace of traces) {
      const replayer = new Replayer(registered.machine, trace);
      replayer.start();
      expect(registered.view(replayer.actor.getSnapshot())).toHaveProperty('kind');
      while (!replayer.isDone) {
        replayer.step();
        expect(registered.view(replayer.actor.getSnapshot())).toHaveProperty('kind');
      }
    }
  });
});

test('recorded and redacted traces follow the schema too', async () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const { trace } = await walk(workshop, seed, 60, { limit: seed % 2 ? 20 : 2000, keepsContexts: true });
    const redacted = redactTrace(workshop.machine, trace, keyFromText('schema'));
    for (const one of [trace, redacted]) {
      expect(validate(JSON.parse(JSON.stringify(one))) || validate.errors).toBe(true);
    }
  }
});

test('what is no trace is refused', () => {
  expect(() => parseTrace('{')).toThrow('not JSON');
  expect(() => parseTrace('{"format":"mtrace/1"}')).toThrow('safar-trace/1');
  expect(() => parseTrace('{"format":"safar-trace/1"}')).toThrow('missing');
  expect(validate({ format: 'safar-trace/1', steps: [{ k: 'timer' }] })).toBe(false);
});

test('what the explorer does not reach has a reason', () => {
  const resultsAge = registry.resultsAge as Registered;
  const poor = { ...resultsAge, examples: { ...resultsAge.examples, events: [] } };
  const reasons = unreachedOf(poor, explore(poor).coverage);
  expect(reasons).toContainEqual({
    item: 'transition resultsAge.fresh · results.refresh → resultsAge.refreshing',
    why: 'the examples has no example of results.refresh',
  });
  expect(reasons).toContainEqual({
    item: 'state resultsAge.refreshing',
    why: 'no transition that leads there was taken',
  });
});

test('every machine is registered', () => {
  const folders = fs
    .globSync('machines/*/*/machine.ts')
    .map((file) => path.posix.dirname(path.posix.relative('machines', file)));
  expect(
    Object.values(registry)
      .map(({ folder }) => folder)
      .sort(),
  ).toEqual(folders.sort());
});
