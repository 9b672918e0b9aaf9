import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { parseCorpus } from '#machines/trace/corpus-file.ts';
import { replay } from '../../scripts/replay.ts';
import { copyOfProject, plant, run } from '../../scripts/testing/project-copy.ts';

/** A block of the guide: a command and its documented output. */
type Typed = { readonly command: string; readonly printed: readonly string[] };

const guide = fs.readFileSync('docs/replaying.md', 'utf8').split('## Commands')[0] ?? '';
const blocks: readonly Typed[] = [...guide.matchAll(/```\n([\s\S]*?)```/g)].map(([, text = '']) => {
  const [command = '', ...printed] = text.replaceAll(/^ {3}/gm, '').trimEnd().split('\n');
  return { command: command.replace('$ ', ''), printed };
});
const [whole, look, broken, short, against] = blocks as [Typed, Typed, Typed, Typed, Typed];

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

/** A copy of the project that the steps of the guide may break. */
const copy = copyOfProject(['machines', 'domain', 'scripts', 'package.json']);
afterAll(copy.remove);

/** Runs the command without npm and returns its output. */
function typed(command: string, cwd = '.'): string {
  const args = JSON.stringify(command.replace('npm run replay -- ', '').split(' '));
  return run(`const { replay } = await import('./scripts/replay.ts'); await replay(${args});`, cwd).output;
}

test('the guide has the steps that are done here', () => {
  const begins = ['npm run replay -- machines', 'grep ', 'npm run replay -- machines', 'npm run replay -- docs/visit'];
  expectFields(
    blocks.map(({ command }) => command),
    [...begins.map((text) => expect.stringMatching(`^${text}`)), expect.stringContaining('--against')],
  );
});

test('1 and 2: the committed traces replay, and look as printed', () => {
  expectPrinted(whole, typed(whole.command));
  expectPrinted(look, execFileSync('sh', ['-c', look.command], { encoding: 'utf8' }));
});

test('3: the change that the guide names breaks what it says', () => {
  const [, before = '', after = ''] = /replace `([^`]+)`\s+by `([^`]+)`/.exec(guide) ?? [];
  const planted = plant(path.join(copy.folder, 'machines/core/payment/machine.ts'), before, after);
  expectPrinted(broken, typed(broken.command, copy.folder));
  planted.undo();
});

test('4: the visit becomes its cause', () => expectPrinted(short, typed(short.command)));

const revision = against.command.split('--against ')[1] ?? '';
const hasHistory = spawnSync('git', ['cat-file', '-e', revision]).status === 0;
test.runIf(hasHistory)('6: the machines of another day', () => expectPrinted(against, typed(against.command)));

test.runIf(hasHistory)('the first revision that had traces: what was not there is named, the rest is replayed', () => {
  const first = execFileSync('git', ['log', '--format=%h', '--diff-filter=A', '--', 'machines/*/traces/*.json'], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .at(-1);
  const alerts = parseCorpus(fs.readFileSync('machines/core/alert/traces.jsonl', 'utf8'));
  const traces = ['machines/core/alert/traces.jsonl', 'machines/accounts/top-up/traces.jsonl'];
  const output = typed([...traces, '--against', first].join(' '));
  expect(output).toMatch(/^topUp: was not there at/m);
  expect(output.match(/machines\/core\/alert\/traces\.jsonl#/g)).toHaveLength(alerts.length);
});

test.each([
  ['--id nope', /^"nope" is no number of a report/],
  ['--id 0d6e7e3c-9a50-4c1f-8000-000000000000 --server http://127.0.0.1:9', /^Nobody answers at http/],
  ['--against nope', /^git knows no revision nope$/],
])('%s says what is wrong', async (command, said) => {
  await expect(replay(command.split(' '))).rejects.toThrow(said);
});
