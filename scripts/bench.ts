import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addDays, dayOf } from '../domain/core/time.ts';
import { benchTraces } from '../machines/trace/bench.ts';
import { DEMO_ACCOUNTS } from '../server/demo/accounts.ts';
import { benchKeys } from './bench-keys.ts';
import { benchOverload } from './bench-overload.ts';
import { rush } from './bench-rush.ts';
import { benchScores } from './bench-scores.ts';
import { cpuSeconds, residentMb, type Server, startServer, stopServer } from './bench-server.ts';
import { benchTouch } from './bench-touch.ts';
import { type Figure, figurePrinter } from './goals.ts';
import { type Answers, flood, percentile, type Request, trickle } from './load.ts';
import { longInRevision, requireRevision } from './revision.ts';

const SECONDS = 8;
const CONNECTIONS = 16;
const TRIES = 200;
const DIRECTIONS = ['SYZ', 'MHD', 'IFN', 'TBZ', 'KIH', 'AZD', 'AWZ', 'BND', 'KER', 'RAS'];
const DAYS = 100;
const ROWS = 100;

type Print = (figure: Figure) => void;
type Options = {
  readonly isChecked?: boolean;
  readonly only?: readonly string[];
  /** A revision to measure alternately with this one. */
  readonly against?: string;
};

/** Parts on one running site, in this order: the searches must be its first requests. */
const OF_ONE_SITE: Readonly<Record<string, (server: Server, print: Print) => Promise<void>>> = {
  search,
  memory: async ({ child }, print) =>
    print({
      name: 'memory at rest',
      command: 'VmRSS, embedded database, after the searches',
      figures: '',
      goals: [{ what: 'resident', value: residentMb(child), unit: 'MB', most: 400 }],
    }),
  kept: keptPages,
  touch: firstTouches,
  keys: async ({ port }, print) => {
    for (const { name, keys, p50, p95 } of await benchKeys(`http://127.0.0.1:${port}`))
      print({
        name: `a key in ${name}`,
        command: `Chromium, 390 px, 4 × CPU, ${keys} keys`,
        figures: `p50 ${p50} ms`,
        goals: [{ what: 'p95', value: p95, unit: 'ms', most: 64 }],
      });
  },
  scores: async ({ port }, print) => {
    for (const figure of await benchScores(`http://127.0.0.1:${port}`)) print(figure);
  },
  passwords: async (server, print) => {
    await forgotten(server, print);
    await signUps(server, print);
  },
};
type OwnSites = Readonly<Record<string, (folder: string, print: Print) => Promise<void>>>;
const WITH_OWN_SITES: OwnSites = { rendered: renderedPages };
/** Parts that also run code of this process, so they cannot compare revisions. */
const OF_THIS_CODE: OwnSites = {
  rush,
  overload: benchOverload,
  traces: async (_, print) => {
    for (const { name, figure } of await benchTraces()) {
      print({ name: `traces: ${name}`, command: 'machines/trace/bench.ts', figures: figure });
    }
  },
};

type Built = { readonly root: string; readonly print: Print };

/**
 * `npm run bench`: measures figures with their goals and commands on this machine. `--check` fails when a goal is
 * missed, `--only touch,rendered` measures these parts, `--against REV` also measures that revision. Server and client
 * share the CPU cores. Throws for an unknown part or revision.
 */
export async function bench({ isChecked = false, only = [], against }: Options = {}): Promise<void> {
  const names = ['start', ...[OF_ONE_SITE, WITH_OWN_SITES, OF_THIS_CODE].flatMap((parts) => Object.keys(parts))];
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`The bench has no part ${unknown}. It has ${names.join(', ')}.`);
  if (against !== undefined) requireRevision(against);
  const isWanted = (name: string) => only.length === 0 || only.includes(name);
  console.log(`# ${os.cpus()[0]?.model.trim()}, ${os.cpus().length} cores, ${os.platform()}, Node ${process.version}`);
  console.log(
    `# load ${os.loadavg()[0]?.toFixed(1)} before; server and load generator share the cores; embedded database\n`,
  );
  const { print, noteBefore, missed, check } = figurePrinter();
  const today: Built = { root: process.cwd(), print };
  if (against === undefined) await measure([today], isWanted);
  else
    await longInRevision(against, async (root) => {
      buildIn(root);
      await measure([{ root, print: noteBefore }, today], isWanted);
    });
  if (missed.length > 0) console.log(`Missed:\n  ${missed.join('\n  ')}`);
  if (isChecked) check();
}

/** Parses `--check`, `--only PART,PART` and `--against REV`. Throws for anything else. */
export function benchOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { check: { type: 'boolean' }, only: { type: 'string' }, against: { type: 'string' } },
  });
  return {
    isChecked: values.check ?? false,
    only: values.only?.split(',') ?? [],
    ...(values.against !== undefined && { against: values.against }),
  };
}

/** Calls the revision's scripts directly, without scripts/run.mjs, because the packages are ours. */
function buildIn(root: string): void {
  const program = `await (await import('./scripts/generate.ts')).generate({ isForced: true });
    await (await import('./scripts/build.ts')).build({ isForced: true });`;
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: root, stdio: 'inherit' });
}

/** Alternates between the revisions per part, so that both run under the same machine load. */
async function measure(revisions: readonly Built[], isWanted: (part: string) => boolean): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'safar-bench-'));
  const sites = revisions.map((one, index) => ({ ...one, data: path.join(folder, String(index)) }));
  /** Servers and built files are found relative to the working directory. */
  const each = async (work: (site: Built & { data: string }) => Promise<void>) => {
    for (const site of sites) {
      process.chdir(site.root);
      await work(site);
    }
  };
  try {
    if (['start', ...Object.keys(OF_ONE_SITE)].some(isWanted)) {
      const running: (Built & { server: Server })[] = [];
      await each(async ({ root, print, data }) => {
        running.push({ root, print, server: await measureStarts(data, isWanted('start') ? print : () => undefined) });
      });
      for (const [name, part] of Object.entries(OF_ONE_SITE))
        if (isWanted(name)) for (const { server, print } of running) await part(server, print);
      for (const { server } of running) await stopServer(server.child);
    }
    for (const [name, part] of Object.entries(WITH_OWN_SITES))
      if (isWanted(name)) await each(({ data, print }) => part(data, print));
    const today = sites.at(-1);
    if (!today) return;
    process.chdir(today.root);
    for (const [name, part] of Object.entries(OF_THIS_CODE)) if (isWanted(name)) await part(today.data, today.print);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A first start and a second one, whose server stays. Without demo accounts, like a production site, so that their
 * orders do not disturb the measurement.
 */
async function measureStarts(folder: string, print: Print): Promise<Server> {
  const first = await startServer(folder);
  print(started('first database creation and start', 'node server/main.ts (empty DATA_DIR)', first, 3));
  await stopServer(first.child);
  const server = await startServer(folder, { DEMO_ACCOUNTS: 'off' });
  print(started('start', 'node server/main.ts', server, 1.5));
  return server;
}

const started = (name: string, command: string, { startedIn }: Server, most: number): Figure => ({
  name,
  command,
  figures: '',
  goals: [{ what: 'ready', value: rounded(startedIn), unit: 's', most }],
});

const inAFortnight = () => addDays(dayOf(Date.now()), 14);
const resultsPath = () => `/flights/THR-SYZ?departing=${inAFortnight()}`;

/** Requests per second and CPU time of one page, warm. */
async function ofPage({ port, child }: Server, path: string) {
  const request = { path };
  await flood({ port, request, seconds: 3, connections: CONNECTIONS });
  const before = cpuSeconds(child);
  const answers = await flood({ port, request, seconds: SECONDS, connections: CONNECTIONS });
  const cpu = rounded(((cpuSeconds(child) - before) / answers.count) * 1000);
  const perSecond = Math.round(answers.count / SECONDS);
  const figures = `${perSecond} requests/s, ${cpu} ms CPU each, p99 ${ms(answers, 0.99)}`;
  return {
    cpu,
    perSecond,
    figures,
    failures: answers.failures,
    command: `GET ${path}, ${CONNECTIONS} connections, ${SECONDS} s`,
  };
}

/** The median of three is reported. */
const TOUCH_ROUNDS = 3;

async function firstTouches({ port }: Server, print: Print): Promise<void> {
  for (const { control, touchedAt, answered, done, goals } of await benchTouch(
    `http://127.0.0.1:${port}`,
    TOUCH_ROUNDS,
  )) {
    print({
      name: `first touch: ${control}, ${touchedAt} ms after the first paint`,
      command: 'Chromium, 390 px, 4 × CPU, slow 4G',
      figures: '',
      goals: [
        { what: 'answers', value: answered, unit: 'ms', most: goals.answered },
        { what: 'done', value: done, unit: 'ms', most: goals.done },
      ],
    });
  }
}

async function keptPages(server: Server, print: Print): Promise<void> {
  const home = await ofPage(server, '/');
  print({
    ...home,
    name: 'page: home, kept',
    goals: [
      { what: 'throughput', value: home.perSecond, unit: 'requests/s', least: 5000 },
      { what: 'CPU', value: home.cpu, unit: 'ms', most: 0.15 },
    ],
  });
  print({ ...(await ofPage(server, resultsPath())), name: 'page: results, kept' });
  print({ ...(await ofPage(server, '/flight-rules')), name: 'page: flight rules, kept' });
}

/** Pages rendered per guest. */
async function renderedPages(folder: string, print: Print): Promise<void> {
  for (const rows of [20, ROWS]) {
    const server = await startServer(folder, { PAGE_CACHE: 'off', BENCH_ROWS: String(rows) }, 'scripts/bench-site.ts');
    const rendered = async (name: string, path: string, most?: number) => {
      const page = await ofPage(server, path);
      const goals = most === undefined ? [] : [{ what: 'CPU', value: page.cpu, unit: 'ms', most }];
      print({ ...page, name: `page: ${name}, rendered`, goals });
    };
    await rendered(`results of ${rows}`, `${resultsPath()}&all=true`, rows === 20 ? 3 : 8);
    if (rows === 20) {
      await rendered('home', '/', 2);
      await rendered('flight rules', '/flight-rules');
    }
    await stopServer(server.child);
  }
}

/** From the first second after the start, over many directions and days. */
async function search(server: Server, print: Print): Promise<void> {
  const today = dayOf(Date.now());
  const requestOf = (n: number): Request => {
    const there = DIRECTIONS[n % DIRECTIONS.length] ?? '';
    const [origin, destination] = n % 2 === 0 ? ['THR', there] : [there, 'THR'];
    const departureDate = addDays(today, 3 + ((n * 37) % DAYS));
    const party = { adult: 1 + (n % 3), child: n % 2, infant: 0 };
    return {
      path: '/api/flights/available',
      method: 'POST',
      body: JSON.stringify({ origin, destination, departureDate, ...party }),
    };
  };
  const seconds = 3 * SECONDS;
  const before = cpuSeconds(server.child);
  const answers = await trickle({ port: server.port, requestOf, seconds, perSecond: 100 });
  const cpu = rounded(((cpuSeconds(server.child) - before) / answers.count) * 1000);
  print({
    name: 'API search at 100 requests/s, just started',
    command: `POST /api/flights/available, ${2 * DIRECTIONS.length} directions, ${DAYS} days, ${seconds} s`,
    figures: `p50 ${ms(answers, 0.5)}, ${cpu} ms CPU each`,
    failures: answers.failures,
    goals: [{ what: 'p99', value: rounded(percentile(answers, 0.99)), unit: 'ms', most: 15 }],
  });
}

/** The answer is the same for all addresses. */
const forgotten = (server: Server, print: Print) =>
  knownAgainstUnknown(server, print, {
    name: 'forgotten password',
    path: '/api/passwords/forgot',
    bodyOf: (email) => ({ email }),
    isRight: ({ status, text }) => status === 200 && text === '{}',
  });

/** The texts differ, as our customer wants, but the time must not. */
const signUps = (server: Server, print: Print) =>
  knownAgainstUnknown(server, print, {
    name: 'sign-up',
    path: '/api/accounts',
    bodyOf: (email) => {
      const password = 'seven bridges at night';
      return { email, password, confirmPassword: password, phone: '+49 151 23456789', newsletterSubscribing: false };
    },
    isRight: ({ status }, kind) => status === (kind === 'known' ? 409 : 201),
  });

type Probe = {
  readonly name: string;
  readonly path: string;
  readonly bodyOf: (email: string) => object;
  readonly isRight: (answer: { status: number; text: string }, kind: 'known' | 'unknown') => boolean;
};

/** Known and unknown addresses alternately; below |t| = 2 they cannot be distinguished. */
async function knownAgainstUnknown(
  server: Server,
  print: Print,
  { name, path, bodyOf, isRight }: Probe,
): Promise<void> {
  const known = DEMO_ACCOUNTS.map(({ email }) => email);
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let n = 0; n < 2 * TRIES; n += 1) {
    const kind = n % 2 === 0 ? 'known' : 'unknown';
    const email = kind === 'known' ? (known[(n / 2) % known.length] ?? '') : `n${n}@demo.example`;
    const start = performance.now();
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      method: 'POST',
      headers: { origin: `http://127.0.0.1:${server.port}`, 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(email)),
    });
    const text = await answer.text();
    if (!isRight({ status: answer.status, text }, kind)) throw new Error(`${path} answers ${answer.status} ${text}`);
    times[kind].push(performance.now() - start);
  }
  const t = welch(times.known, times.unknown);
  print({
    name: `${name}, known against unknown`,
    command: `POST ${path}, ${TRIES} of each`,
    figures: `means ${mean(times.known).toFixed(2)} and ${mean(times.unknown).toFixed(2)} ms`,
    goals: [{ what: "|t| of Welch's test", value: rounded(Math.abs(t)), unit: '', most: 2 }],
  });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const errorOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + (value - mean(values)) ** 2, 0) / (values.length - 1) / values.length;
const welch = (a: readonly number[], b: readonly number[]) => (mean(a) - mean(b)) / Math.sqrt(errorOf(a) + errorOf(b));

const ms = (answers: Answers, share: number) => `${percentile(answers, share).toFixed(1)} ms`;
const rounded = (value: number) => Math.round(value * 100) / 100;
