import fs from 'node:fs';
import { styleText } from 'node:util';
import { coverageOf } from '#machines/trace/coverage.ts';
import { coverMachine, namedTraces, unreachedOf } from '#machines/trace/covering-traces.ts';
import { describeDivergence, describeStep } from '#machines/trace/describe.ts';
import { formatTrace, type Trace } from '#machines/trace/format.ts';
import { registered, registry } from '#machines/trace/registry.ts';
import { renamesOf, withNames } from '#machines/trace/renames.ts';
import { type Shrunk, shrink } from '#machines/trace/shrink.ts';
import { formatTraces } from '#machines/trace/traces-jsonl.ts';
import { approve, judge, type Verdict } from '#machines/trace/verdict.ts';
import { fetchReport } from './replay-report.ts';
import { type Named, readTraces, tracesFile, writeTrace } from './trace-files.ts';

const USAGE = `npm run replay -- [FILE, FILE#NAME or folder …]   replays traces; none given: all committed ones
  --json            one JSON object a trace
  --shrink          a trace that breaks becomes its shortest cause; --out FILE writes it
  --coverage        states, transitions and guards that the traces pass
  --approve           writes what the machines do now into the files, after showing what changed
  --update [MACHINE]  walks through everything that can happen and writes machines/*/*/traces.jsonl
  --against REV     replays on the machines of another revision; --renamed NOW=THEN,… names what had another name there
  --known           exit code 0 where a machine only knows something else, and does and asks the same
  --id ID           the traces of a submitted report, or ID#NAME for one of them; --out FILE writes the report;
                    --server URL, default http://localhost:3000`;

const FLAGS = ['--json', '--shrink', '--coverage', '--approve', '--update', '--known', '--help'];
const VALUES = ['--out', '--against', '--renamed', '--id', '--server'];
/** Combinations that would silently ignore an option. */
const NOT_TOGETHER = [
  ['--approve', '--against'],
  ['--approve', '--id'],
  ['--approve', '--shrink'],
  ['--approve', '--coverage'],
  ['--approve', '--renamed'],
  ['--shrink', '--coverage'],
  ['--update', '--against'],
  ['--update', '--id'],
] as const;

type Given = {
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
  readonly rest: string[];
};

/**
 * `npm run replay`. Sets exit code 1 when a machine behaves differently from a trace, or a trace is obsolete, cannot be
 * approved or belongs to no machine. Throws for wrong arguments and when there is nothing to replay.
 */
export async function replay(args: string[]): Promise<void> {
  const given = readArguments(args);
  const { flags, values, rest } = given;
  if (flags.has('--help')) return console.log(USAGE);
  if (flags.has('--update')) return update(rest);
  const revision = values.get('--against');
  const id = values.get('--id');
  const server = values.get('--server') ?? 'http://localhost:3000';
  const keepsIn = flags.has('--shrink') ? undefined : values.get('--out');
  const traces = id ? await fetchReport({ server, id, keepsIn }) : readTraces(rest);
  if (revision) {
    const { replayAgainst } = await import('./replay-against.ts');
    return replayAgainst(revision, [...new Set(traces.map(({ trace }) => trace.machine.id))], args);
  }
  const known = traces.filter(({ trace }) => registered(trace.machine.id));
  for (const id of new Set(traces.map(({ trace }) => trace.machine.id))) {
    const own = traces.filter(({ trace }) => trace.machine.id === id);
    if (!registered(id)) process.exitCode = 1;
    if (!registered(id)) console.error(`${id}: there is no such machine; ${own.length} traces are not replayed`);
  }
  if (flags.has('--coverage')) return printCoverage(known, flags.has('--json'));
  const changed = new Set<string>();
  const names = renamesOf(values.get('--renamed'));
  const shrunk = known.flatMap((named) => replayOne(withNames(named, names), given, changed));
  if (flags.has('--shrink')) writeShrunk(shrunk, values.get('--out'));
}

function readArguments(args: readonly string[]): Given {
  const flags = new Set<string>();
  const values = new Map<string, string>();
  const rest: string[] = [];
  const left = [...args];
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    const [name = '', inline] = arg.split('=', 2);
    if (FLAGS.includes(arg)) flags.add(arg);
    else if (VALUES.includes(name)) {
      const value = inline ?? left.shift();
      if (!value) throw new Error(`${name} needs a value\n${USAGE}`);
      values.set(name, value);
    } else if (arg.startsWith('-')) throw new Error(`unknown option ${arg}\n${USAGE}`);
    else rest.push(arg);
  }
  const has = (name: string) => flags.has(name) || values.has(name);
  const apart = NOT_TOGETHER.find((pair) => pair.every(has));
  if (apart) throw new Error(`${apart.join(' and ')} do not go together\n${USAGE}`);
  if (has('--out') && !has('--shrink') && !has('--id')) throw new Error(`--out goes with --shrink or --id\n${USAGE}`);
  if (has('--id') && rest.length > 0) throw new Error(`--id ID#NAME names one trace of a report\n${USAGE}`);
  return { flags, values, rest };
}

const machineFor = ({ name, trace }: Named) => {
  const found = registered(trace.machine.id);
  if (!found) throw new Error(`${name}: there is no machine "${trace.machine.id}"`);
  return found.machine;
};

const SIGNS: Readonly<Record<Verdict['kind'], string>> = {
  valid: '✓',
  contextDiffers: '≈',
  asksElse: '✗',
  diverges: '✗',
  obsolete: '⊘',
};

/**
 * Replays one trace; returns a failure, shortened when requested. `changed`: machines already reported with a changed
 * chart.
 */
function replayOne(named: Named, { flags }: Given, changed: Set<string>): Trace[] {
  const { name, trace } = named;
  const machine = machineFor(named);
  const start = performance.now();
  const verdict = judge(machine, trace);
  const ms = performance.now() - start;
  const shrunk = flags.has('--shrink') && verdict.divergence ? shrink(machine, trace) : null;
  const approved = flags.has('--approve') ? approval(named, verdict) : null;
  const isGood = verdict.kind === 'valid' || (verdict.kind === 'contextDiffers' && flags.has('--known'));
  if (!isGood && !approved?.isDone) process.exitCode = 1;
  if (flags.has('--json')) {
    const steps = trace.steps.length;
    console.log(JSON.stringify({ name, machine: trace.machine.id, steps, ms, ...verdict, shrunk, approved }));
  } else {
    if (verdict.isChartChanged && !changed.has(trace.machine.id)) {
      changed.add(trace.machine.id);
      console.log(`${trace.machine.id}: the chart changed since these were recorded`);
    }
    tell(named, verdict, ms);
    if (shrunk) tellShrunk(trace, shrunk);
    if (approved) console.log(`   ${approved.said}`);
  }
  return shrunk ? [shrunk.trace] : [];
}

/** Updates a trace to the machine's current behaviour, or says why not; null when it is unchanged. */
function approval({ name, trace }: Named, verdict: Verdict): { isDone: boolean; said: string } | null {
  if (verdict.kind === 'valid' && !verdict.isChartChanged) return null;
  try {
    const { trace: now, cut } = approve(machineFor({ name, trace }), trace);
    writeTrace({ name, trace: now });
    const steps =
      cut && `${now.steps.length} of ${trace.steps.length} steps; ${cut.step + 1} cannot happen: ${cut.why}`;
    return { isDone: true, said: `approved: ${name} now says what the machine does${steps ? `, in ${steps}` : ''}` };
  } catch (error) {
    return { isDone: false, said: `not approved, the file is as it was: ${(error as Error).message}` };
  }
}

function tellShrunk(trace: Trace, { trace: shrunk, tries }: Shrunk): void {
  console.log(`   ${trace.steps.length} steps become ${shrunk.steps.length} (${tries} tries):`);
  for (const [index, step] of shrunk.steps.entries()) console.log(`     ${index + 1}. ${describeStep(step)}`);
}

function writeShrunk(shrunk: readonly Trace[], out: string | undefined): void {
  if (!out) return;
  const [only, ...others] = shrunk;
  if (!only) throw new Error(`nothing breaks, so ${out} is not written`);
  if (others.length > 0)
    throw new Error(`${shrunk.length} traces break, and ${out} takes one: name it as FILE#NAME or --id ID#NAME`);
  fs.writeFileSync(out, formatTrace(only));
}

const SAID: Readonly<Record<Verdict['kind'], string>> = {
  valid: '',
  contextDiffers: 'does and asks the same, but knows something else',
  asksElse: 'asks for something else',
  diverges: 'diverges',
  obsolete: 'obsolete',
};

function tell({ name, trace }: Named, { kind, divergence }: Verdict, ms: number): void {
  const seconds = ((trace.steps.at(-1)?.t ?? 0) / 1000).toFixed(1);
  if (!divergence) {
    console.log(`${SIGNS[kind]} ${name}: ${trace.steps.length} steps, ${seconds} s of a visit in ${ms.toFixed(1)} ms`);
    return;
  }
  const where = `step ${divergence.step + 1} of ${trace.steps.length}, +${divergence.t} ms`;
  const line = `${SIGNS[kind]} ${name}: ${SAID[kind]} at ${where}`;
  console.log(styleText(kind === 'contextDiffers' ? 'yellow' : 'red', line));
  for (const sentence of describeDivergence(trace, divergence)) console.log(sentence);
}

function printCoverage(traces: readonly Named[], isJson: boolean): void {
  const ids = [...new Set(traces.map(({ trace }) => trace.machine.id))];
  for (const id of ids) {
    const own = traces.filter(({ trace }) => trace.machine.id === id);
    const reports = coverageOf(
      machineFor(own[0] as Named),
      own.map(({ trace }) => trace),
    );
    if (isJson) {
      console.log(JSON.stringify({ machine: id, traces: own.length, reports }));
      continue;
    }
    const steps = own.reduce((sum, { trace }) => sum + trace.steps.length, 0);
    console.log(`${id}: ${own.length} traces, ${steps} steps`);
    for (const { machine, states, transitions, guards } of reports) {
      const share = ({ covered, all }: typeof states) => `${covered}/${all}`;
      console.log(
        `  ${machine}: states ${share(states)}, transitions ${share(transitions)}, answers of guards ${share(guards)}`,
      );
      for (const item of [...states.missing, ...transitions.missing, ...guards.missing])
        console.log(`    never: ${item}`);
    }
  }
}

function update(only: readonly string[]): void {
  const unknown = only.find((id) => !registered(id));
  if (unknown !== undefined) throw new Error(`there is no machine ${unknown}`);
  for (const [id, entry] of Object.entries(registry)) {
    if (only.length > 0 && !only.includes(id)) continue;
    const start = performance.now();
    const { traces, exploration } = coverMachine(entry);
    fs.writeFileSync(tracesFile(entry.folder), formatTraces(namedTraces(entry, traces)));
    const steps = traces.reduce((sum, trace) => sum + trace.steps.length, 0);
    const took = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `${id}: ${exploration.states.length} system states, ${exploration.tried} tries; ${traces.length} traces, ${steps} steps; ${took} s`,
    );
    for (const { item, why } of unreachedOf(entry, exploration.coverage)) console.log(`  not reached: ${item}: ${why}`);
  }
}
