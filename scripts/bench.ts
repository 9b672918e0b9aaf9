import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addDays, dayOf } from '../domain/time.ts';
import { benchTraces } from '../machines/trace/bench.ts';
import { DEMO_ACCOUNTS } from '../server/demo/accounts.ts';
import { cpuSeconds, type Server, startServer, stopServer } from './bench-server.ts';
import { type Answers, flood, percentile, type Request, trickle } from './load.ts';
import { rush } from './rush.ts';

const SECONDS = 8;
const CONNECTIONS = 16;
const TRIES = 200;

/** `npm run bench`: the figures of README, each with its command and this machine. Server and client share the cores. */
export async function bench(): Promise<void> {
  console.log(`# ${os.cpus()[0]?.model.trim()}, ${os.cpus().length} cores, ${os.platform()}, Node ${process.version}`);
  console.log(
    `# load ${os.loadavg()[0]?.toFixed(1)} before; server and load generator share the cores; embedded database\n`,
  );
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'safar-bench-'));
  try {
    const first = await startServer(folder);
    print(
      'first database creation and start',
      'node server/main.ts (empty DATA_DIR)',
      `${first.startedIn.toFixed(1)} s`,
    );
    await stopServer(first.child);
    const server = await startServer(folder);
    print('start', 'node server/main.ts', `${server.startedIn.toFixed(1)} s`);
    await pages(server, 'page cache on');
    await search(server);
    await forgotten(server);
    await signUps(server);
    await stopServer(server.child);
    const uncached = await startServer(folder, { PAGE_CACHE: 'off' });
    await pages(uncached, 'PAGE_CACHE=off');
    await stopServer(uncached.child);
    await rush(folder, ({ name, command, figures }) => print(name, command, figures));
    for (const { name, figure } of await benchTraces()) print(`traces: ${name}`, 'machines/trace/bench.ts', figure);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function pages(server: Server, mode: string): Promise<void> {
  const day = addDays(dayOf(Date.now()), 14);
  const targets: [string, Request][] = [
    ['home', { path: '/' }],
    ['results', { path: `/flights/THR-SYZ?departing=${day}&adult=2&child=1` }],
    ['flight rules', { path: '/flight-rules' }],
  ];
  for (const [name, request] of targets) {
    await flood({ port: server.port, request, seconds: 2, connections: CONNECTIONS }); // warm
    const before = cpuSeconds(server.child);
    const answers = await flood({ port: server.port, request, seconds: SECONDS, connections: CONNECTIONS });
    const cpu = ((cpuSeconds(server.child) - before) / answers.count) * 1000;
    const figures = `${Math.round(answers.count / SECONDS)} requests/s, ${cpu.toFixed(2)} ms CPU each, p99 ${ms(answers, 0.99)}`;
    print(
      `page: ${name}, ${mode}`,
      `GET ${request.path}, ${CONNECTIONS} connections, ${SECONDS} s`,
      figures + failed(answers),
    );
  }
}

async function search(server: Server): Promise<void> {
  const body = JSON.stringify({
    origin: 'THR',
    destination: 'SYZ',
    departureDate: addDays(dayOf(Date.now()), 14),
    adult: 2,
    child: 1,
    infant: 0,
  });
  const request = { path: '/api/flights/available', method: 'POST', body };
  const answers = await trickle({ port: server.port, request, seconds: SECONDS, perSecond: 100 });
  const figures = `p50 ${ms(answers, 0.5)}, p99 ${ms(answers, 0.99)}`;
  print('API search at 100 requests/s', `POST ${request.path}, ${SECONDS} s`, figures + failed(answers));
}

/** The same bytes for everybody. */
const forgotten = (server: Server) =>
  knownAgainstUnknown(server, {
    name: 'forgotten password',
    path: '/api/passwords/forgot',
    bodyOf: (email) => ({ email }),
    isRight: ({ status, text }) => status === 200 && text === '{}',
  });

/** The text differs, as our customer wants it, and the time does not. */
const signUps = (server: Server) =>
  knownAgainstUnknown(server, {
    name: 'sign-up',
    path: '/api/accounts',
    bodyOf: (email) => {
      const password = 'seven bridges at night';
      return { email, password, confirmPassword: password, phone: '+49 151 23456789', newsletterSubscribing: false };
    },
    isRight: ({ status }, kind) => status === (kind === 'known' ? 409 : 201),
  });

type Asked = {
  readonly name: string;
  readonly path: string;
  readonly bodyOf: (email: string) => object;
  readonly isRight: (answer: { status: number; text: string }, kind: 'known' | 'unknown') => boolean;
};

/** As many known addresses as unknown ones, by turns; |t| under 2 says that nobody can tell them apart. */
async function knownAgainstUnknown(server: Server, { name, path, bodyOf, isRight }: Asked): Promise<void> {
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
  const figures = `Welch's t ${t.toFixed(2)} (|t| < 2: no difference), means ${mean(times.known).toFixed(2)} and ${mean(times.unknown).toFixed(2)} ms`;
  print(`${name}, known against unknown`, `POST ${path}, ${TRIES} of each`, figures);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const errorOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + (value - mean(values)) ** 2, 0) / (values.length - 1) / values.length;
const welch = (a: readonly number[], b: readonly number[]) => (mean(a) - mean(b)) / Math.sqrt(errorOf(a) + errorOf(b));

const ms = (answers: Answers, share: number) => `${percentile(answers, share).toFixed(1)} ms`;
const failed = ({ failures }: Answers) => (failures > 0 ? `, ${failures} FAILED` : '');
const print = (name: string, command: string, figures: string) => console.log(`${name}\n  ${command}\n  ${figures}\n`);
