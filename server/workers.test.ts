import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { addDays, dayOf } from '#domain/core/time.ts';
import { testApp } from '#server/db/testing/test-app.ts';

const server = testApp();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'safar-workers-'));
const held: { child?: ChildProcess; port: number } = { port: 0 };

/** A new connection per request by default, because processes take turns by connection. */
function ask(
  url: string,
  method = 'GET',
  body?: object,
  headers: http.OutgoingHttpHeaders = {},
  agent: http.Agent | false = false,
) {
  const options = { agent, port: held.port, host: '127.0.0.1', path: url, method };
  const sent = { origin: `http://127.0.0.1:${held.port}`, ...headers };
  return new Promise<{ status: number; text: string; headers: http.IncomingHttpHeaders }>((resolve, reject) => {
    const type = body ? { 'content-type': 'application/json' } : {};
    const request = http.request({ ...options, headers: { ...sent, ...type } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { statusCode: status = 0, headers } = answer;
        resolve({ status, text: Buffer.concat(chunks).toString(), headers });
      });
    });
    request.on('error', reject).end(body && JSON.stringify(body));
  });
}
const isUp = () =>
  ask('/readyz').then(
    ({ status }) => status === 200,
    () => false,
  );
const site = (): ChildProcess => {
  if (!held.child) throw new Error('The site is not there');
  return held.child;
};
const workersOf = ({ pid }: ChildProcess) =>
  fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

/** The text of a page without the parts that differ per answer: nonce and load time. */
function lasting(html: string): string {
  const nonce = /nonce="([\w-]{22})"/.exec(html)?.[1];
  if (!nonce) throw new Error('The page has no nonce');
  return html.replaceAll(nonce, 'NONCE').replaceAll(/\bu:\d{13}\b/g, 'u:0');
}

const day = addDays(dayOf(Date.now()), 20);
const search = { origin: 'THR', destination: 'SYZ', departureDate: day, adult: 1, child: 0, infant: 0 };

beforeAll(async () => {
  if (!server.url) return;
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  held.port = (probe.address() as net.AddressInfo).port;
  probe.close();
  held.child = spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      WORKERS: '2',
      DATABASE_URL: server.url,
      DATA_DIR: folder,
      PORT: String(held.port),
      PUBLIC_URL: `http://127.0.0.1:${held.port}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await vi.waitUntil(isUp, { timeout: 60_000, interval: 100 });
}, 90_000);
afterAll(async () => {
  const { child } = held;
  if (child && child.exitCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  fs.rmSync(folder, { recursive: true });
});

// An embedded database belongs to one process.
const together = test.skipIf(!process.env.TEST_DATABASE_URL);

together('what one process holds the other reads, and one key makes one order', async () => {
  const found = await ask('/api/flights/available', 'POST', search);
  const [offer] = JSON.parse(found.text).departing.offers;
  const hold = () =>
    ask('/api/flights/holds', 'POST', { offerIds: [offer.offerId] }, { 'idempotency-key': 'one-key-of-two', cookie });
  const cookie = `visitor=${'a'.repeat(22)}`;
  const [first, ...again] = await Promise.all([hold(), hold(), hold(), hold()]);
  const { orderId } = JSON.parse(first.text);
  expect(again.map(({ text }) => JSON.parse(text).orderId)).toEqual([orderId, orderId, orderId]);
  const read = await Promise.all(
    Array.from({ length: 8 }, () => ask(`/api/orders/${orderId}`, 'GET', undefined, { cookie })),
  );
  expect(read.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
});

together('a limit is one for both, and both show the numbers of both', async () => {
  let allowed = 0;
  // Another IP address than in the test before; counts reach the other process in between.
  for (let n = 0; n < 150; n += 1) {
    const { status } = await ask('/api/flights/lowest?origin=THR');
    if (status === 200) allowed += 1;
  }
  // A few more pass before the processes exchange their counts; without any exchange 120 would pass.
  expect(allowed).toBeGreaterThanOrEqual(60);
  expect(allowed).toBeLessThan(120);
  const counted = async () => {
    const { text } = await ask('/metrics');
    return Number(
      /^http_requests_total\{method="GET",route="\/api\/flights\/lowest",status="200"\} (\d+)$/m.exec(text)?.[1],
    );
  };
  expect([await counted(), await counted(), await counted()]).toEqual([allowed, allowed, allowed]);
});

together('a page is the same from both', async () => {
  const pages = await Promise.all(Array.from({ length: 8 }, () => ask('/flight-rules')));
  const kinds = pages.map(({ status, headers }) => `${status} ${headers['content-type']}`);
  expect(new Set(kinds)).toEqual(new Set(['200 text/html; charset=UTF-8']));
  expect(pages[0]?.text).toContain('<h1>Flight rules</h1>');
  expect(new Set(pages.map(({ text }) => lasting(text))).size).toBe(1);
});

together('numbers that one process does not tell are a 503, and the site goes on', async () => {
  const [silent] = workersOf(site());
  if (!silent) throw new Error('No process serves');
  process.kill(silent, 'SIGSTOP');
  // Connections alternate: one of the first two goes to the stopped process and waits for it.
  const answers = [ask('/metrics'), ask('/metrics')];
  try {
    const early = await Promise.race(answers);
    expectFields(early, { status: 503, text: 'A process of this site did not tell its numbers in time.' });
  } finally {
    process.kill(silent, 'SIGCONT');
  }
  await Promise.all(answers);
  expectFields(await ask('/metrics'), { status: 200 });
});

together('a question for numbers ends when the first process is silent', async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  expectFields(await ask('/readyz', 'GET', undefined, {}, agent), { status: 200 });
  site().kill('SIGSTOP');
  try {
    expectFields(await ask('/metrics', 'GET', undefined, {}, agent), { status: 503 });
  } finally {
    site().kill('SIGCONT');
  }
  // A late answer must not be used for a later request.
  expectFields(await ask('/metrics', 'GET', undefined, {}, agent), { status: 200 });
  agent.destroy();
});

together(
  'processes that die are replaced, the young ones too, and the others serve meanwhile',
  async () => {
    const [stays = 0, dies = 0] = workersOf(site());
    const replaced = (dead: number) =>
      vi.waitUntil(
        async () => {
          // Its connections are lost with it; later requests are served.
          expect(await isUp()).toBe(true);
          return workersOf(site()).find((pid) => pid !== stays && pid !== dead);
        },
        { timeout: 30_000, interval: 50 },
      );
    const goneOf = (dead: number) =>
      vi.waitUntil(() => !workersOf(site()).includes(dead), { timeout: 10_000, interval: 10 });
    process.kill(dies, 'SIGKILL');
    await goneOf(dies);
    const young = await replaced(dies);
    process.kill(young, 'SIGKILL');
    await goneOf(young);
    const last = await replaced(young);
    expect(workersOf(site())).toEqual([stays, last]);
  },
  90_000,
);

together('a process that is told to end takes its workers along', async () => {
  const child = site();
  const workers = workersOf(child);
  expect(workers).toHaveLength(2);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(workers.filter((pid) => fs.existsSync(`/proc/${pid}`))).toEqual([]);
});
