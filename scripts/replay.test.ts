import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { formatTrace } from '#machines/trace/format.ts';
import { registry } from '#machines/trace/registry.ts';
import { formatReport } from '#machines/trace/report-file.ts';
import { parseTraces } from '#machines/trace/traces-jsonl.ts';
import { replay } from './replay.ts';
import { copyOfProject, plant, run } from './testing/project-copy.ts';
import { coveringTracesOf, readTraces } from './trace-files.ts';

const { payment, flightBooking } = registry;
if (!payment || !flightBooking) throw new Error('There are no such machines');

// Works in a copy, so that planted faults affect nothing else.
const copy = copyOfProject(['machines', 'domain', 'scripts', 'package.json']);
afterAll(copy.remove);
const there = (name: string) => path.join(copy.folder, name);
const replayThere = (...args: string[]) =>
  run(`await (await import('./scripts/replay.ts')).replay(${JSON.stringify(args)});`, copy.folder);
const write = (name: string, text: string) => fs.writeFileSync(there(name), text);

describe('what a machine asks the server is behaviour', () => {
  const planted = () =>
    plant(
      there('machines/hotels/hotel-booking/machine.ts'),
      "'price.accept': { target: 'holding', actions: 'acceptPrice' }",
      "'price.accept': { target: 'holding' }",
    );

  test('a body without the price that was accepted: 1, and what is asked now', () => {
    const { undo } = planted();
    const { code, output } = replayThere('machines/hotels/hotel-booking/traces.jsonl', '--known');
    undo();
    expect(code).toBe(1);
    expect(output).toMatch(/^✗ .*: asks for something else at step \d+ of \d+/m);
    expect(output).toMatch(/asked: .*\n.*"acceptedTotal":null/);
  });
});

test('a machine that only knows something else: 1, and 0 where that is asked for', () => {
  const { undo } = plant(
    there('machines/core/payment/machine.ts'),
    'context: ({ input }) => ({ ...input,',
    'context: ({ input }) => ({ ...input, more: 7,',
  );
  const file = 'machines/core/payment/traces.jsonl';
  const [strict, known] = [replayThere(file), replayThere(file, '--known')];
  undo();
  expect(strict.output).toContain('≈ machines/core/payment/traces.jsonl#');
  expect([strict.code, known.code]).toEqual([1, 0]);
});

describe('--approve', () => {
  const trace = coveringTracesOf(payment).find(({ steps }) => steps[0]?.k === 'settle' && steps[1]?.k === 'from');
  if (!trace) throw new Error('There is no such trace');

  test('cuts a visit at the first step that cannot happen any more, says so, and what it wrote replays', () => {
    write('visit.json', formatTrace(trace));
    const { undo } = plant(
      there('machines/core/payment/machine.ts'),
      "target: 'waiting',\n                actions: 'countPoll',",
      "target: '#payment.ended',\n                actions: 'countPoll',",
    );
    const approved = replayThere('visit.json', '--approve');
    const again = replayThere('visit.json');
    undo();
    expect(approved.code).toBe(0);
    expect(approved.output).toMatch(
      /approved: visit\.json now says what the machine does, in 1 of \d+ steps; 2 cannot happen: expected pause alive/,
    );
    expectFields(again, { code: 0, output: expect.stringContaining('✓ visit.json: 1 steps') });
  });

  test('leaves the file alone where nothing is left of it, and ends with 1', () => {
    const text = formatTrace({
      ...trace,
      steps: [{ k: 'event', to: '', event: { type: 'no.such' }, t: 1, x: { fx: ['gone'] } }],
    });
    write('visit.json', text);
    const { code, output } = replayThere('visit.json', '--approve');
    expect(code).toBe(1);
    expect(output).toContain('not approved, the file is as it was: no step of it can happen');
    expect(fs.readFileSync(there('visit.json'), 'utf8')).toBe(text);
  });
});

describe('a report that a traveller downloaded', () => {
  const [first, second] = coveringTracesOf(flightBooking);
  const [other] = coveringTracesOf(payment);
  if (!first || !second || !other) throw new Error('There are no such traces');
  const traces = [first, other, second].map((trace) => ({ name: '', trace }));
  const text = formatReport({ note: 'It hangs', page: '/flights/{route}', build: 'b1', traces });

  test('is a file of its flows, by name', () => {
    write('report.json', text);
    const { code, output } = replayThere('report.json');
    expect(code).toBe(0);
    expect([...output.matchAll(/^✓ (\S+):/gm)].map(([, name]) => name)).toEqual([
      'report.json#flightBooking',
      'report.json#payment',
      'report.json#flightBooking-2',
    ]);
    expect(readTraces([`${there('report.json')}#flightBooking-2`]).map(({ trace }) => trace)).toEqual([second]);
    expect(() => readTraces([`${there('report.json')}#flightBooking-3`])).toThrow(
      'there is no trace flightBooking-3 in it; there are flightBooking, payment, flightBooking-2',
    );
  });

  test('one of its flows is shrunk to a file, which breaks in the same way', () => {
    const broken = { ...other, steps: other.steps.map((step) => ({ ...step, x: { fx: ['nothing'] } })) };
    const three = traces.map((one) => ({ ...one, trace: one.trace === other ? broken : one.trace }));
    write('report.json', formatReport({ note: '', page: '/', build: '', traces: three }));
    expect(replayThere('report.json#payment', '--shrink', '--out', 'short.json').code).toBe(1);
    expectFields(replayThere('short.json'), {
      code: 1,
      output: expect.stringContaining('✗ short.json: diverges'),
    });
  });
});

const history = ['log', '--format=%h', '--diff-filter=A', '--', 'machines/*/traces/*.json'];
const firstWithTraces = spawnSync('git', history, { encoding: 'utf8' }).stdout.trim().split('\n').at(-1) ?? '';
// A clone may have no history.
test.runIf(firstWithTraces !== '')('--against names a machine that was not there yet, and replays the others', () => {
  const [alerts, topUps] = ['machines/core/alert/traces.jsonl', 'machines/accounts/top-up/traces.jsonl'];
  const args = JSON.stringify([alerts, topUps, '--against', firstWithTraces]);
  const { output } = run(`await (await import('./scripts/replay.ts')).replay(${args});`);
  expect(output).toMatch(/^topUp: was not there at/m);
  expect(output.split(`${alerts}#`)).toHaveLength(parseTraces(fs.readFileSync(alerts, 'utf8')).length + 1);
});

describe('says no', () => {
  write('empty.json', '{"note":"","page":"/","build":"","traces":[]}');
  write('half.json', '{"note":"","page":"/","build":"","traces":[{}]}');
  const nobody = '{"format":"safar-trace/1","machine":{"id":"nobody"},"start":{},"steps":[]}';
  write('nobody.json', nobody);

  test.each([
    ['a folder without traces', ['docs/decisions'], 'docs/decisions: no traces are in it'],
    ['a file without traces', [there('empty.json')], 'empty.json: it has no traces'],
    ['a file that is none', ['package.json'], 'package.json: format is undefined, not safar-trace/1'],
    [
      'a report with a part that is none',
      [there('half.json')],
      'half.json: trace 1 of the report: format is undefined',
    ],
    ['a name that is none', ['machines/core/payment/traces.jsonl#nope'], 'there is no trace nope in it; there are '],
    ['a name of one trace', [`${there('nobody.json')}#nope`], 'nobody.json#nope: it is one trace and has no names'],
    ['an option that is none', ['--shrnk'], 'unknown option --shrnk'],
    ['options of which one would be left out', ['--approve', '--against', 'HEAD'], '--approve and --against do not go'],
    ['a file that nothing writes', ['--out', 'x.json'], '--out goes with --shrink or --id'],
    [
      'a cause where nothing breaks',
      ['machines/core/alert/traces.jsonl', '--shrink', '--out', 'x.json'],
      'nothing breaks, so',
    ],
    ['a machine to update that is none', ['--update', 'paymnt'], 'there is no machine paymnt'],
    ['an id that is none', ['--id', 'nope'], '"nope" is no number of a report'],
    [
      'a server that does not answer',
      ['--id', '0d6e7e3c-9a50-4c1f-8000-000000000000', '--server', 'http://127.0.0.1:9'],
      'Nobody answers at http',
    ],
    ['a revision that is none', ['--against', 'nope'], 'git knows no revision nope'],
    ['names that are no pairs', ['--renamed', 'search'], '"search" is no pair of names'],
  ])('to %s', async (_, args, said) => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await expect(replay(args)).rejects.toThrow(said);
    vi.restoreAllMocks();
  });

  test('to a machine that is none: 1, and its name', () => {
    const { code, output } = replayThere('nobody.json');
    expect([code, output]).toEqual([1, 'nobody: there is no such machine; 1 traces are not replayed\n']);
  });
});
