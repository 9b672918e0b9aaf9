import fs from 'node:fs';
import { styleText } from 'node:util';
import { bakeCorpus, namedTraces, unreachedOf } from '#machines/trace/corpus.ts';
import { formatCorpus } from '#machines/trace/corpus-file.ts';
import { coverageOf } from '#machines/trace/coverage.ts';
import { formatTrace, parseTrace } from '#machines/trace/format.ts';
import { registered, registry } from '#machines/trace/registry.ts';
import { shrink } from '#machines/trace/shrink.ts';
import { tellDivergence, tellStep } from '#machines/trace/tell.ts';
import { bless, judge, type Verdict } from '#machines/trace/verdict.ts';
import type { components } from '#openapi/generated/types.ts';
import { corpusFile, type Named, readTraces, writeTrace } from './trace-files.ts';

const USAGE = `npm run replay -- [FILE, FILE#NAME or folder …]   replays traces; none given: all committed ones
  --json            one JSON object a trace
  --shrink          a trace that breaks becomes its shortest cause; --out FILE writes it
  --coverage        states, transitions and guards that the traces pass
  --bless           writes what the machines do now into the files, after showing what changed
  --bake [MACHINE]  walks through everything that can happen and writes machines/*/traces.jsonl
  --against REV     replays on the machines of another revision
  --id ID           the traces of a submitted report; --server URL, default http://localhost:3000`;

const FLAGS = ['--json', '--shrink', '--coverage', '--bless', '--bake', '--help'];
const VALUES = ['--out', '--against', '--id', '--server'];

type Given = {
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
  readonly rest: string[];
};

/** `npm run replay`. Sets the exit code: 1 when a trace diverges or is obsolete. Throws on wrong arguments. */
export async function replay(args: string[]): Promise<void> {
  const given = readArguments(args);
  const { flags, values, rest } = given;
  if (flags.has('--help')) return console.log(USAGE);
  if (flags.has('--bake')) return bake(rest);
  const revision = values.get('--against');
  const id = values.get('--id');
  const server = values.get('--server') ?? 'http://localhost:3000';
  const traces = id ? await fetchReport(server, id) : readTraces(rest);
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
  for (const named of known) replayOne(named, given, changed);
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
  return { flags, values, rest };
}

const REPORT_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** GET /api/reports/{id} of a running server; what the traveller wrote is told beside the verdicts. */
async function fetchReport(server: string, id: string): Promise<Named[]> {
  const token = process.env.METRICS_TOKEN; // on the server's own machine none is needed, unless it has one
  if (!REPORT_ID.test(id)) throw new Error(`"${id}" is no number of a report; one is 36 characters: 0d6e7e3c-9a50-…`);
  const address = new URL(`/api/reports/${id}`, server);
  const response = await fetch(address, { headers: token ? { authorization: `Bearer ${token}` } : {} }).catch(() => {
    throw new Error(`Nobody answers at ${server}; --server URL names another server`);
  });
  if (response.status === 404) {
    throw new Error(
      `${server} has no report ${id}, or does not show it here: after 30 days it is gone, and away from the server's machine METRICS_TOKEN must be the server's`,
    );
  }
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const { note, page, build, traces } = (await response.json()) as components['schemas']['ProblemReport'];
  console.error(`${page}, ${build}${note ? `: ${note}` : ''}`);
  if (traces.length === 0) console.error('nothing was recorded');
  return traces.map((json) => {
    const trace = parseTrace(JSON.stringify(json));
    return { name: `${id} ${trace.machine.id}`, trace };
  });
}

const machineFor = ({ name, trace }: Named) => {
  const found = registered(trace.machine.id);
  if (!found) throw new Error(`${name}: there is no machine "${trace.machine.id}"`);
  return found.machine;
};

const SIGNS: Readonly<Record<Verdict['kind'], string>> = {
  valid: '✓',
  contextDiffers: '≈',
  diverges: '✗',
  obsolete: '⊘',
};

/** changed: the machines of which it was said that their chart changed; once is enough. */
function replayOne(named: Named, { flags, values }: Given, changed: Set<string>): void {
  const { name, trace } = named;
  const machine = machineFor(named);
  const start = performance.now();
  const verdict = judge(machine, trace);
  const ms = performance.now() - start;
  if (verdict.kind === 'diverges' || verdict.kind === 'obsolete') process.exitCode = 1;
  const shrunk = flags.has('--shrink') && verdict.divergence ? shrink(machine, trace) : null;
  if (flags.has('--json')) {
    console.log(JSON.stringify({ name, machine: trace.machine.id, steps: trace.steps.length, ms, ...verdict, shrunk }));
  } else {
    if (verdict.isChartChanged && !changed.has(trace.machine.id)) {
      changed.add(trace.machine.id);
      console.log(`${trace.machine.id}: the chart changed since these were recorded`);
    }
    tell(named, verdict, ms);
    if (shrunk) {
      console.log(`   ${trace.steps.length} steps become ${shrunk.trace.steps.length} (${shrunk.tries} tries):`);
      for (const [index, step] of shrunk.trace.steps.entries()) console.log(`     ${index + 1}. ${tellStep(step)}`);
    }
  }
  const out = values.get('--out');
  if (out && shrunk) fs.writeFileSync(out, formatTrace(shrunk.trace));
  if (!flags.has('--bless') || (verdict.kind === 'valid' && !verdict.isChartChanged)) return;
  writeTrace({ name, trace: bless(machine, trace) });
  process.exitCode = 0;
  if (!flags.has('--json')) console.log(`   blessed: ${name} now says what the machine does`);
}

function tell({ name, trace }: Named, { kind, divergence }: Verdict, ms: number): void {
  const seconds = ((trace.steps.at(-1)?.t ?? 0) / 1000).toFixed(1);
  if (!divergence) {
    console.log(`${SIGNS[kind]} ${name}: ${trace.steps.length} steps, ${seconds} s of a visit in ${ms.toFixed(1)} ms`);
    return;
  }
  const where = `step ${divergence.step + 1} of ${trace.steps.length}, +${divergence.t} ms`;
  const what = {
    valid: '',
    contextDiffers: 'valid, but knows or asks something else',
    diverges: 'diverges',
    obsolete: 'obsolete',
  };
  console.log(
    styleText(kind === 'contextDiffers' ? 'yellow' : 'red', `${SIGNS[kind]} ${name}: ${what[kind]} at ${where}`),
  );
  for (const line of tellDivergence(trace, divergence)) console.log(line);
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

function bake(only: readonly string[]): void {
  for (const [id, entry] of Object.entries(registry)) {
    if (only.length > 0 && !only.includes(id)) continue;
    const start = performance.now();
    const { traces, exploration } = bakeCorpus(entry);
    fs.writeFileSync(corpusFile(entry.folder), formatCorpus(namedTraces(entry, traces)));
    const steps = traces.reduce((sum, trace) => sum + trace.steps.length, 0);
    const took = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `${id}: ${exploration.states.length} system states, ${exploration.tried} tries; ${traces.length} traces, ${steps} steps; ${took} s`,
    );
    for (const { item, why } of unreachedOf(entry, exploration.coverage)) console.log(`  not reached: ${item}: ${why}`);
  }
}
