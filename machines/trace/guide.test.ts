import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseCorpus } from '#machines/trace/corpus-file.ts';
import { replay } from '../../scripts/replay.ts';

/** A block of the guide: what is typed, and what it is said to print. */
type Typed = { readonly command: string; readonly printed: readonly string[] };

const guide = fs.readFileSync('docs/replaying.md', 'utf8').split('## Commands')[0] ?? '';
const blocks: readonly Typed[] = [...guide.matchAll(/```\n([\s\S]*?)```/g)].map(([, text = '']) => {
  const [command = '', ...printed] = text.replaceAll(/^ {3}/gm, '').trimEnd().split('\n');
  return { command: command.replace('$ ', ''), printed };
});
const [whole, look, broken, short, against] = blocks as [Typed, Typed, Typed, Typed, Typed];

/** `…` stands for anything, and how long it took is another figure each time. */
const patternOf = (line: string) =>
  new RegExp(
    `^${line
      .replaceAll(/in \d+\.\d ms/g, 'in … ms')
      .split('…')
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  );

function expectPrinted({ printed }: Typed, output: string): void {
  const lines = output.split('\n');
  let from = 0;
  const missing = printed.filter((line) => {
    if (line.trim() === '…') return false;
    const at = lines.findIndex((one, index) => index >= from && patternOf(line).test(one));
    if (at >= 0) from = at + 1;
    return at < 0;
  });
  expect(missing, `printed:\n${output}`).toEqual([]);
}

/** What somebody does in a copy of the project, which may be broken. */
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'safar-guide-'));
afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));
for (const part of ['machines', 'domain', 'scripts', 'package.json']) {
  fs.cpSync(part, path.join(copy, part), { recursive: true });
}
fs.symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');

/** What the command prints, without npm. */
function run(command: string, cwd = '.'): string {
  const args = JSON.stringify(command.replace('npm run replay -- ', '').split(' '));
  const program = `const { replay } = await import('./scripts/replay.ts'); await replay(${args});`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, NODE_OPTIONS: undefined },
  });
  return stdout + stderr;
}

test('the guide has the steps that are done here', () => {
  const begins = ['npm run replay -- machines', 'grep ', 'npm run replay -- machines', 'npm run replay -- docs/visit'];
  expect(blocks.map(({ command }) => command)).toMatchObject([
    ...begins.map((text) => expect.stringMatching(`^${text}`)),
    expect.stringContaining('--against'),
  ]);
});

test('1 and 2: the committed traces replay, and look as printed', () => {
  expectPrinted(whole, run(whole.command));
  expectPrinted(look, execFileSync('sh', ['-c', look.command], { encoding: 'utf8' }));
});

test('3: the change that the guide names breaks what it says', () => {
  const [, before = '', after = ''] = /replace `([^`]+)`\s+by `([^`]+)`/.exec(guide) ?? [];
  const file = path.join(copy, 'machines/payment/machine.ts');
  const chart = fs.readFileSync(file, 'utf8');
  expect(chart.split(before)).toHaveLength(2);
  fs.writeFileSync(file, chart.replace(before, after));
  expectPrinted(broken, run(broken.command, copy));
  fs.writeFileSync(file, chart);
});

test('4: the visit becomes its cause', () => expectPrinted(short, run(short.command)));

const revision = against.command.split('--against ')[1] ?? '';
const hasHistory = spawnSync('git', ['cat-file', '-e', revision]).status === 0;
test.runIf(hasHistory)('6: the machines of another day', () => expectPrinted(against, run(against.command)));

test.runIf(hasHistory)('the first revision that had traces: what was not there is named, the rest is replayed', () => {
  const first = execFileSync('git', ['log', '--format=%h', '--diff-filter=A', '--', 'machines/*/traces/*.json'], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .at(-1);
  const alerts = parseCorpus(fs.readFileSync('machines/alert/traces.jsonl', 'utf8'));
  const traces = ['machines/alert/traces.jsonl', 'machines/top-up/traces.jsonl'];
  const output = run([...traces, '--against', first].join(' '));
  expect(output).toMatch(/^topUp: was not there at/m);
  expect(output.match(/machines\/alert\/traces\.jsonl#/g)).toHaveLength(alerts.length);
});

test.each([
  ['--id nope', /^"nope" is no number of a report/],
  ['--id 0d6e7e3c-9a50-4c1f-8000-000000000000 --server http://127.0.0.1:9', /^Nobody answers at http/],
  ['--against nope', /^git knows no revision nope$/],
])('%s says what is wrong', async (command, said) => {
  await expect(replay(command.split(' '))).rejects.toThrow(said);
});
