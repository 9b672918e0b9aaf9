import { randomUUID } from 'node:crypto';
import http from 'node:http';
import path from 'node:path';
import { addDays, dayOf } from '../domain/core/time.ts';
import { startServer, stopServer } from './bench-server.ts';
import type { Figure } from './goals.ts';
import { type Answers, ask, percentile, type Request, sum } from './load.ts';
import { findPostgres, withPostgres } from './postgres.ts';

/** This many closed-loop clients bring the site to its maximum throughput. */
const CLIENTS = 16;
const SECONDS = 10;
const TIMES_TOO_MANY = 5;
const PROBE_MS = 250;

const DIRECTIONS = ['SYZ', 'MHD', 'IFN', 'TBZ', 'KIH', 'AZD', 'AWZ', 'BND', 'KER', 'RAS'];
const DAYS = 100;

/** Result pages and searches in turn, each for new data, so that no cache helps. */
function requestOf(n: number): Request {
  const destination = DIRECTIONS[n % DIRECTIONS.length];
  const departureDate = addDays(dayOf(Date.now()), 7 + (Math.floor(n / DIRECTIONS.length) % DAYS));
  const adult = 1 + (Math.floor(n / (DIRECTIONS.length * DAYS)) % 9);
  if (n % 2 === 0) return { path: `/flights/THR-${destination}?departing=${departureDate}&adult=${adult}` };
  const body = JSON.stringify({ origin: 'THR', destination, departureDate, adult, child: 0, infant: 0 });
  return { path: '/api/flights/available', method: 'POST', body };
}

type Load = { readonly port: number; readonly from: number };

/** Each client sends its next request after the answer. */
async function closedLoop({ port, from }: Load): Promise<Answers> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
  const results: (number | null)[] = [];
  let next = from;
  const end = performance.now() + SECONDS * 1000;
  const client = async () => {
    while (performance.now() < end) results.push(await ask(agent, port, requestOf(next++)));
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  return sum(results);
}

/** A fixed rate, answered or not, each request on a free connection. */
async function openLoop({ port, from }: Load, perSecond: number): Promise<Answers> {
  const agent = new http.Agent({ keepAlive: true });
  const pending: Promise<number | null>[] = [];
  const start = performance.now();
  for (let n = 0; n < perSecond * SECONDS; n += 1) {
    const wait = start + (n * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    pending.push(ask(agent, port, requestOf(from + n)));
  }
  const answers = sum(await Promise.all(pending));
  agent.destroy();
  return answers;
}

function probe(port: number): { readonly stop: () => Promise<number> } {
  const agent = new http.Agent({ keepAlive: true });
  let isOver = false;
  let slowest = 0;
  const probing = (async () => {
    while (!isOver) {
      slowest = Math.max(slowest, (await ask(agent, port, { path: '/readyz' })) ?? Number.POSITIVE_INFINITY);
      await new Promise((resolve) => setTimeout(resolve, PROBE_MS));
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await probing;
      agent.destroy();
      return slowest;
    },
  };
}

/**
 * Five times as many requests as the site can answer: its throughput stays at the maximum, answered requests wait only
 * briefly, and health checks succeed. On the embedded database, and on PostgreSQL where installed.
 */
export async function benchOverload(folder: string, print: (figure: Figure) => void): Promise<void> {
  await overload('embedded database', path.join(folder, 'overload'), {}, print);
  const bin = findPostgres();
  if (!bin) return console.log('overload: PostgreSQL is not installed\n');
  await withPostgres(bin, (url) =>
    overload(
      'PostgreSQL, two workers',
      path.join(folder, 'overload-postgres'),
      { DATABASE_URL: url, SECRET: randomUUID(), WORKERS: '2' },
      print,
    ),
  );
}

async function overload(
  database: string,
  folder: string,
  env: Record<string, string>,
  print: (figure: Figure) => void,
): Promise<void> {
  const { child, port } = await startServer(folder, env);
  try {
    await closedLoop({ port, from: 0 }); // warm up: a site loads some code with its first requests
    const best = (await closedLoop({ port, from: 100_000 })).count / SECONDS;
    const perSecond = Math.ceil(best * TIMES_TOO_MANY);
    const ready = probe(port);
    const start = performance.now();
    const answers = await openLoop({ port, from: 200_000 }, perSecond);
    const good = answers.count / ((performance.now() - start) / 1000);
    const readyMs = await ready.stop();
    print({
      name: `${TIMES_TOO_MANY} times the load, ${database}`,
      command: `result pages and searches that nobody asked for lately, ${perSecond} a second for ${SECONDS} s`,
      figures: `best ${best.toFixed(0)} a second, under load ${good.toFixed(0)}; ${answers.failures} were told to come back`,
      goals: [
        { what: 'of its best', value: Math.round((good / best) * 100), unit: '%', least: 90 },
        { what: 'p99 of what is answered', value: Math.round(percentile(answers, 0.99)), unit: 'ms', most: 2000 },
        { what: 'slowest /readyz', value: Math.round(readyMs), unit: 'ms', most: 200 },
      ],
    });
  } finally {
    await stopServer(child);
  }
}
