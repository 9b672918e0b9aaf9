import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { differenceOf, type Flow } from './atlas.ts';
import { benchOptions } from './bench.ts';
import { checkBudgets } from './budgets.ts';
import { build } from './build.ts';
import { checkBuiltStorybook } from './built-storybook.ts';
import { staleFiles } from './generated-files.ts';
import { figurePrinter } from './goals.ts';
import { DOCUMENTS, FOLDERS } from './named-paths.ts';
import { isFresh, whenStale } from './stale.ts';
import { check, LONG, node, ON_BOTH, tasks } from './tasks.ts';
import { copyOfProject, plant, run, runTask } from './testing/project-copy.ts';

// A check that wrongly succeeds is worse than none. Each one is tried here with a planted fault: exit code and output.
// A new command, or check of `npm test`, must name its trial too.

const quiet = vi.spyOn(console, 'log').mockImplementation(() => undefined);
afterAll(() => quiet.mockRestore());

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'safar-checks-'));
afterAll(() => fs.rmSync(temporary, { recursive: true, force: true }));

/** By check: a describe block below, or a test file with planted faults. */
const TRIED: Readonly<Record<string, string>> = {
  'test fresh': 'a drawing of another day',
  'test types': 'a tool that fails',
  'test lint': 'a tool that fails',
  'test build': 'a page that is too heavy',
  'test unit': 'a tool that fails',
  'test embedded': 'a tool that fails',
  'test stories': 'a tool that fails',
  'test e2e': 'a tool that fails',
  test: 'a name that is none',
  'test:long': 'a tool that fails',
  bench: 'a goal that is missed',
  doctor: 'what this machine lacks',
  atlas: 'a state that is gone',
  replay: 'scripts/replay.test.ts',
  storybook: 'a built Storybook that is broken',
  import: 'a file that cannot be sold',
  payouts: 'server/ledger/payouts.test.ts',
  invite: 'a name that is none',
  staff: 'server/config.test.ts',
  new: 'scripts/new.test.ts',
};
const MAKERS = ['start', 'dev', 'build', 'generate', 'fix'];

test('each command, and each check of `npm test`, is tried with the thing broken', () => {
  const all = [...Object.keys(tasks), ...Object.keys(check).map((name) => `test ${name}`)];
  expect(all.filter((name) => !(name in TRIED) && !MAKERS.includes(name))).toEqual([]);
  expect([...Object.keys(TRIED), ...MAKERS].filter((name) => !all.includes(name))).toEqual([]);
  const here = fs.readFileSync('scripts/checks.test.ts', 'utf8');
  const isThere = (where: string) => fs.existsSync(where) || here.includes(`describe('${where}'`);
  expect(Object.values(TRIED).filter((where) => !isThere(where))).toEqual([]);
});

describe('a tool that fails', () => {
  test.each([
    ['ends with another code than 0', 'process.exit(3)'],
    ['breaks', 'throw new Error("broken")'],
    ['is ended from outside', 'process.kill(process.pid, "SIGKILL")'],
  ])('%s', async (_, program) => {
    const file = path.join(temporary, 'tool.mjs');
    fs.writeFileSync(
      file,
      program.startsWith('throw')
        ? `console.error = () => {};\nprocess.on('uncaughtException', () => process.exit(1));\n${program}`
        : program,
    );
    await expect(node(file, 'all')).rejects.toThrow(`${file} all failed`);
  });

  test('no list names a test that is not there: the run would leave it out without a word', () => {
    expect([...ON_BOTH, ...LONG].filter((name) => !fs.existsSync(name))).toEqual([]);
  });

  test('a test that runs a part here is whole in the long run', () => {
    const tests = fs.globSync('{domain,machines,scripts,server,src,stories}/**/*.test.ts');
    const parts = tests.filter((file) => /^import .*testing\/sized\.ts/m.test(fs.readFileSync(file, 'utf8')));
    expect(parts.length).toBeGreaterThan(5);
    expect(parts.filter((file) => !LONG.includes(file))).toEqual([]);
  });
});

describe('a name that is none', () => {
  test.each([
    ['test', ['unti'], 'There is no check unti. There are fresh, types,'],
    ['atlas', ['dif', 'HEAD'], 'npm run atlas -- diff REVISION [--json]'],
    ['atlas', ['diff', 'HEAD', '--jsn'], 'npm run atlas -- diff REVISION [--json]'],
    ['atlas', ['diff', 'nope'], 'git knows no revision nope'],
    ['bench', ['--chek'], "Unknown option '--chek'"],
    ['bench', ['--only'], "Option '--only <value>' argument missing"],
    ['storybook', ['biuld'], 'npm run storybook [-- build | -- -p PORT]'],
    ['storybook', ['build', '-p', '6107'], 'npm run storybook [-- build | -- -p PORT]'],
    ['import', ['flowers', 'x.jsonl'], 'npm run import -- '],
    ['invite', ['nobody'], 'npm run invite -- EMAIL'],
  ])('npm run %s -- %j', async (name, args, said) => {
    await expect(tasks[name]?.(args)).rejects.toThrow(said);
  });

  test('what a command throws is said, and it ends with 1', () => {
    for (const [name, said] of [
      ['storybook', '✗ npm run storybook [-- build | -- -p PORT]\n'],
      ['tset', 'Unknown task "tset"'],
    ] as const) {
      const { code, output } = runTask(name, ['biuld']);
      expect([code, output]).toEqual([1, expect.stringContaining(said)]);
    }
  });
});

describe('a drawing of another day', () => {
  test('is named, and so is one that is missing', () => {
    const chart = 'machines/core/payment/chart.svg';
    const text = fs.readFileSync(chart, 'utf8');
    expect(staleFiles(new Map([[chart, text]]))).toEqual([]);
    expect(
      staleFiles(
        new Map([
          [chart, `${text} `],
          ['machines/core/payment/none.svg', text],
        ]),
      ),
    ).toEqual([chart, 'machines/core/payment/none.svg']);
  });
});

describe('a page that is too heavy', async () => {
  await build();
  const copy = copyOfProject(['dist', 'package.json']);
  afterAll(copy.remove);
  const dist = path.join(copy.folder, 'dist');
  const { file } = JSON.parse(fs.readFileSync(path.join(dist, 'client/.vite/manifest.json'), 'utf8'))[
    'src/app/entry-client.tsx'
  ];

  test('is named with the bytes that are too many', async () => {
    const script = path.join(dist, 'client', file);
    const noise = Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))).toString('base64');
    const heavy = plant(script, fs.readFileSync(script, 'utf8'), `${fs.readFileSync(script, 'utf8')}//${noise}`);
    await expect(checkBudgets(dist)).rejects.toThrow(
      /^Over budget:\n {2}.*\/ loads \d+\.\d kB, \d+ bytes over its budget/,
    );
    heavy.undo();
    await expect(checkBudgets(dist)).resolves.toBeUndefined();
  });

  test('and a route without a budget is no light one', async () => {
    await expect(checkBudgets(dist, { '/': 1000 })).rejects.toThrow(
      '/visa-rules has no budget: scripts/budgets.ts, or budgets.ts of its product',
    );
  });
});

describe('pages that were built before', () => {
  test('are told from those of today: one letter of a source, a source that is new, no build at all', async () => {
    const folder = path.join(temporary, 'stale');
    fs.mkdirSync(folder);
    const [source, stamp] = [path.join(folder, 'page.tsx'), path.join(folder, 'stamp')];
    fs.writeFileSync(source, 'a');
    const made = () => whenStale(stamp, [source, `${source}.more`], true, async () => undefined);
    const isOfToday = () => isFresh(stamp, [source, `${source}.more`]);
    expect(isOfToday()).toBe(false);
    await made();
    expect(isOfToday()).toBe(true);
    fs.writeFileSync(source, 'b');
    expect(isOfToday()).toBe(false);
    await made();
    fs.writeFileSync(`${source}.more`, 'c');
    expect(isOfToday()).toBe(false);
  });

  test('are rendered by no test: each asks for fresh ones', () => {
    const tests = fs.globSync('{domain,machines,scripts,server,src,stories}/**/*.test.ts');
    const renders = /from '#?[^']*pages\/built\.ts'/;
    expect(tests.filter((file) => renders.test(fs.readFileSync(file, 'utf8')))).toEqual([]);
    expect(tests.filter((file) => fs.readFileSync(file, 'utf8').includes('/built-site.ts')).length).toBeGreaterThan(5);
  });
});

describe('a goal that is missed', () => {
  const figure = { name: 'page', command: 'GET /', figures: '' };
  const goal = { what: 'p99', unit: 'ms' };
  test.each([
    ['too much', { ...figure, goals: [{ ...goal, value: 11, most: 10 }] }],
    ['too little', { ...figure, goals: [{ ...goal, value: 9, least: 10 }] }],
    ['nothing was measured', { ...figure, goals: [{ ...goal, value: Number.NaN, most: 10 }] }],
    [
      'requests failed, however quick the others were',
      { ...figure, failures: 3, goals: [{ ...goal, value: 1, most: 10 }] },
    ],
  ])('%s', (_, printed) => {
    const { print, check: checkGoals } = figurePrinter();
    print(printed);
    expect(checkGoals).toThrow('1 goals were missed');
  });

  test('no goal was looked at, as where its tool is not installed', () => {
    const { print, check: checkGoals } = figurePrinter();
    print({ ...figure, figures: 'p50 3 ms' });
    expect(checkGoals).toThrow('no goal was looked at');
  });

  test('one that is reached is none', () => {
    const { print, check: checkGoals } = figurePrinter();
    print({ ...figure, goals: [{ ...goal, value: 10, most: 10 }] });
    expect(checkGoals).not.toThrow();
    expect(benchOptions(['--check', '--only', 'rush,touch'])).toEqual({ isChecked: true, only: ['rush', 'touch'] });
  });
});

describe('what this machine lacks', () => {
  test('a port that is in use, and a path that is not there: 1, and how to mend it', async () => {
    const copy = copyOfProject([...DOCUMENTS, 'docs', 'package.json', 'scripts']);
    for (const folder of FOLDERS.filter((name) => !fs.existsSync(path.join(copy.folder, name))))
      fs.symlinkSync(path.resolve(folder), path.join(copy.folder, folder), 'junction');
    fs.appendFileSync(path.join(copy.folder, 'README.md'), '\nSee docs/no-such-guide.md.\n');
    const server = net.createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as net.AddressInfo;
    const program = `process.env.PORT = '${port}'; await (await import('./scripts/doctor.ts')).doctor();`;
    const { code, output } = run(program, copy.folder);
    server.close();
    copy.remove();
    expect(code).toBe(1);
    expect(output).toContain(`✗ port ${port} is free: stop what uses it, or set PORT`);
    expect(output).toContain('✗ paths that documents and comments name exist: README.md: docs/no-such-guide.md');
  });
});

describe('a state that is gone', () => {
  const state = (key: string, view: string) => ({ key, view, values: {}, story: key });
  const flow = (states: ReturnType<typeof state>[], way: string): Flow => ({
    flow: 'payment',
    folder: 'payment',
    states,
    stories: states.map(({ story }) => ({ name: `Payment, ${story}`, story, way: [way] })),
  });

  test('is told, and one that is new, shows something else, or is reached in another way', () => {
    const before = [flow([state('a', 'list'), state('b', 'form'), state('c', 'form')], 'a click')];
    const now = [flow([state('a', 'list'), state('b', 'else'), state('d', 'form')], 'two clicks')];
    const place = (story: string) => ({ flow: 'payment', name: `Payment, ${story}`, story });
    expect(differenceOf('HEAD', before, now)).toEqual({
      since: 'HEAD',
      added: [place('d')],
      gone: [place('c')],
      changed: [place('b')],
      rerouted: [place('a'), place('b')],
    });
  });
});

describe('a built Storybook that is broken', () => {
  const GOOD = '<div id="storybook-root"><p>Here</p></div>';
  /** `stories`: the body of each, by its flow. */
  const built = (name: string, stories: Readonly<Record<string, string>>) => {
    const folder = path.join(temporary, name);
    fs.mkdirSync(folder);
    const ids = Object.keys(stories).map((flow) => `states-${flow}--first`);
    const files = {
      'index.json': JSON.stringify({ entries: Object.fromEntries(ids.map((id) => [id, {}])) }),
      'index.html': GOOD,
      'iframe.html': `<script>document.write(${inScript(stories)}[/states-(.+)--/.exec(location.search)[1]])</script>`,
    };
    for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, file), text);
    return folder;
  };
  const inScript = (value: unknown) => JSON.stringify(value).replaceAll('</', '<\\/');

  test('a good one passes', async () => {
    await expect(checkBuiltStorybook(built('good', { payment: GOOD }))).resolves.toBeUndefined();
  });

  test('each fault is told: who is asked, what it lacks, what breaks, what shows nothing', async () => {
    const folder = built('broken', {
      asks: `${GOOD}<img src="http://elsewhere.example/a.png">`,
      lacks: `${GOOD}<script src="/gone.js"></script>`,
      breaks: `${GOOD}<script>throw new Error('broken story')</script>`,
      empty: '<div id="storybook-root"></div>',
      hidden: '<div id="storybook-root" hidden><p>Here</p></div>',
      payment: GOOD,
    });
    const failed = await checkBuiltStorybook(folder).catch((error: Error) => error.message);
    const port = /127\.0\.0\.1:\d+|localhost:\d+/g;
    expect(failed?.replaceAll(port, 'SITE').split('\n  ')).toEqual([
      'The built Storybook',
      'asks http://elsewhere.example/a.png',
      'lacks http://SITE/gone.js',
      'breaks: broken story',
      'shows nothing at http://SITE/iframe.html?viewMode=story&id=states-empty--first',
      'shows nothing at http://SITE/iframe.html?viewMode=story&id=states-hidden--first',
    ]);
  });

  test('one without a story, and one that was not built', async () => {
    await expect(checkBuiltStorybook(built('empty', {}))).rejects.toThrow('has no states and no atlas');
    await expect(checkBuiltStorybook(path.join(temporary, 'none'))).rejects.toThrow('index.html is missing');
  });
});

describe('a file that cannot be sold', () => {
  test('is refused with its line, and the command ends with 1', () => {
    const file = path.join(temporary, 'hotels.jsonl');
    fs.writeFileSync(file, '{"type":"city"}\n');
    vi.stubEnv('DATA_DIR', path.join(temporary, 'data'));
    const { code, output } = runTask('import', ['hotels', file]);
    expect([code, output]).toEqual([1, expect.stringMatching(/✗ .*line 1/s)]);
    vi.unstubAllEnvs();
  });
});
