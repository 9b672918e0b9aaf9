import fs from 'node:fs';
import type { About } from '#machines/trace/about.ts';
import { coverageOf } from '#machines/trace/coverage.ts';
import type { Registered } from '#machines/trace/register.ts';
import { registry } from '#machines/trace/registry.ts';
import { childMachines } from '#machines/trace/wiring.ts';
import type { Files } from './generated-files.ts';
import { coveringTracesOf } from './trace-files.ts';

const README = 'machines/README.md';
const START = '<!-- table: npm run generate -->';
const END = '<!-- /table -->';

/** The descriptions of all machines, by id. Throws when one is missing. */
export function aboutAll(): ReadonlyMap<string, About> {
  return new Map(
    Object.values(registry).map(({ machine, folder, about }) => {
      if (!about) throw new Error(`machines/${folder}/about.ts is missing`);
      return [machine.id, about];
    }),
  );
}

const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(' ') || '–';

function coverageCell(registered: Registered): string {
  const traces = coveringTracesOf(registered);
  const own = coverageOf(registered.machine, traces).find(({ machine }) => machine === registered.machine.id);
  if (!own) throw new Error(`no coverage of ${registered.machine.id}`);
  const share = ({ covered, all }: typeof own.states) => `${covered}/${all}`;
  return `${traces.length} traces: ${share(own.states)} states, ${share(own.transitions)} transitions, ${share(own.guards)} answers of guards`;
}

function row(registered: Registered, about: About): string {
  const { machine, folder, name } = registered;
  const events = machine.events.filter((type) => !type.startsWith('xstate.') && type !== '*');
  const owned = new Map(childMachines(machine));
  const actors = Object.keys(machine.implementations.actors).filter((name) => !owned.has(name));
  const cells = [
    `[\`${name}\`](${folder}/chart.svg)`,
    about.models,
    about.deadline,
    list(events),
    list(actors),
    about.routes,
    about.screen,
    coverageCell(registered),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** machines/README.md with the current table. Throws when a machine has no description. */
export function tableFiles(): Files {
  const abouts = aboutAll();
  const text = fs.readFileSync(README, 'utf8');
  const [before, rest] = text.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${README} lacks ${START} and ${END}`);
  const rows = Object.values(registry)
    .sort((a, b) => a.folder.localeCompare(b.folder))
    .map((registered) => row(registered, abouts.get(registered.machine.id) as About));
  const head =
    '| machine | what it models | deadline | events | actors | route | screen | covering traces |\n|---|---|---|---|---|---|---|---|';
  return new Map([[README, `${before}${START}\n${head}\n${rows.join('\n')}\n${END}${after}`]]);
}
