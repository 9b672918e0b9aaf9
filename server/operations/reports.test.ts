import fs from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/core/time.ts';
import { forgetOldestReports } from '#server/accounts/retention.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { cleanUp } from '#server/jobs.ts';
import { first, offersOf, traveller } from '#server/testing/traveller.ts';

const server = testApp();
/** Through a proxy: requests from the machine itself may read all reports. */
const FAR = { 'x-forwarded-for': '203.0.113.7' };

function visitor() {
  const someone = traveller(() => server.app);
  return {
    ...someone,
    submit: (body: object) => someone.ask('POST', '/reports', body, FAR),
    readReport: (id: string, headers: Record<string, string> = FAR) =>
      someone.ask('GET', `/reports/${id}`, undefined, headers),
  };
}

/** The first trace of a file: a shared line, its start line, and a line for each step. */
const lines = fs.readFileSync('machines/core/find-booking/traces.jsonl', 'utf8').trimEnd().split('\n');
const [shared, { trace: _name, ...own }, ...rest] = lines.map((line) => JSON.parse(line));
const baked = {
  ...shared,
  ...own,
  steps: rest.slice(
    0,
    rest.findIndex((line) => 'trace' in line),
  ),
};
const verified = { ...baked, redaction: { policy: 'known-words/1', replaced: 3, isVerified: true } };
const REPORT = {
  note: 'The page stood still.',
  page: '/find-booking',
  build: 'entry-client-abc.js',
  traces: [verified, verified],
};

async function kept() {
  const anna = visitor();
  const answer = await anna.submit(REPORT);
  return { anna, answer, id: answer.json<{ reportId: string }>().reportId };
}

test('a report comes back as it was sent, to its sender', async () => {
  const { anna, answer, id } = await kept();
  expect([answer.statusCode, answer.json()]).toEqual([201, { reportId: id, deleteAt: server.clock.now + 30 * DAY_MS }]);
  const read = await anna.readReport(id);
  expect([read.statusCode, read.body]).toEqual([200, JSON.stringify(REPORT)]);
});

test('a report of a page on which nothing was recorded has no traces', async () => {
  const anna = visitor();
  const answer = await anna.submit({ ...REPORT, traces: [] });
  expect(answer.statusCode).toBe(201);
  expect((await anna.readReport(answer.json<{ reportId: string }>().reportId)).json()).toEqual({
    ...REPORT,
    traces: [],
  });
});

test('who runs the site reads it, with the token or at the machine itself', async () => {
  const { id } = await kept();
  const operator = visitor();
  const { config } = server.deps;
  const { publicUrl } = config;
  try {
    expect((await operator.readReport(id, {})).statusCode).toBe(404); // public site: a proxy may forward the request
    Object.assign(config, { publicUrl: 'http://localhost:3000' });
    expect((await operator.readReport(id, {})).statusCode).toBe(200);
    Object.assign(config, { metricsToken: 'of the operator' });
    expect((await operator.readReport(id, { ...FAR, authorization: 'Bearer of the operator' })).statusCode).toBe(200);
    expect((await operator.readReport(id, { ...FAR, authorization: 'Bearer of nobody' })).statusCode).toBe(404);
    expect((await operator.readReport(id, {})).statusCode).toBe(404);
  } finally {
    Object.assign(config, { metricsToken: null, publicUrl });
  }
});

test('everybody else gets 404, as for a report that never was', async () => {
  const { id } = await kept();
  const ben = visitor();
  await ben.hold({ offerIds: [first(offersOf(await ben.search())).offerId] });
  const missing = { error: { code: 'not_found', message: 'There is no such report.' } };
  for (const stranger of [visitor(), ben, (await kept()).anna]) {
    const answer = await stranger.readReport(id);
    expect([answer.statusCode, answer.json()]).toEqual([404, missing]);
  }
  expect((await ben.readReport('00000000-0000-4000-8000-000000000000')).json()).toEqual(missing);
});

test.each([
  ['that was not redacted', { ...verified, redaction: { policy: 'none', replaced: 0, isVerified: false } }],
  ['that only says so', { ...verified, redaction: { policy: 'none', replaced: 0, isVerified: true } }],
  [
    'whose redaction is not proven',
    { ...verified, redaction: { policy: 'known-words/1', replaced: 3, isVerified: false } },
  ],
  ['of another format', { ...verified, format: 'safar-trace/0' }],
  ['that is none', {}],
])('a trace %s is refused and not kept', async (_which, trace) => {
  const answer = await visitor().submit({ ...REPORT, note: `refuse ${_which}`, traces: [verified, trace] });
  expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'invalid_details']);
  const rows = await server.db.selectFrom('trace_report').select('id').where('note', '=', `refuse ${_which}`).execute();
  expect(rows).toEqual([]);
});

test('more than 256 KiB are refused as what the request says, not as a fault', async () => {
  const notes = ['x'.repeat(257 * 1024)];
  const answer = await visitor().submit({ ...REPORT, traces: [{ ...verified, notes }] });
  expect([answer.statusCode, answer.json().error.code]).toEqual([413, 'invalid_request']);
});

test('a report leads to nobody: neither address nor visitor stand in it', async () => {
  const { anna, id } = await kept();
  const ben = visitor();
  Object.assign(ben.jar, anna.jar);
  await ben.hold({ offerIds: [first(offersOf(await ben.search())).offerId] });
  const row = await server.db.selectFrom('trace_report').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const owners = await server.db.selectFrom('orders').select('owner').execute();
  expect(owners.length).toBeGreaterThan(0);
  for (const { owner } of owners) expect(JSON.stringify(row)).not.toContain(owner);
  expect(JSON.stringify(row)).not.toContain('127.0.0.1');
});

test('ten reports an hour and address', async () => {
  const { config } = server.deps;
  const { rateLimitFactor } = config;
  Object.assign(config, { rateLimitFactor: 1 });
  server.clock.now += DAY_MS;
  try {
    const codes: number[] = [];
    for (let count = 0; count < 11; count += 1) codes.push((await visitor().submit(REPORT)).statusCode);
    expect(codes).toEqual([...Array<number>(10).fill(201), 429]);
  } finally {
    Object.assign(config, { rateLimitFactor });
  }
});

test('all together have a bound: the oldest goes first', async () => {
  const old = await kept();
  server.clock.now += 1;
  const young = await kept();
  const { size } = await server.db
    .selectFrom('trace_report')
    .select(sql<number>`pg_column_size(traces)`.as('size'))
    .where('id', '=', young.id)
    .executeTakeFirstOrThrow();
  await forgetOldestReports(server.db, size);
  expect((await young.anna.readReport(young.id)).statusCode).toBe(200);
  expect((await old.anna.readReport(old.id)).statusCode).toBe(404);
});

test('after 30 days it is gone: at once for readers, and then from the disk', async () => {
  const { anna, id } = await kept();
  const { now } = server.clock;
  const isThere = async () =>
    (await server.db.selectFrom('trace_report').select('id').where('id', '=', id).execute()).length === 1;
  await cleanUp(server.db, now + 30 * DAY_MS - 1);
  expect(await isThere()).toBe(true);
  server.clock.now = now + 30 * DAY_MS;
  expect((await anna.readReport(id)).statusCode).toBe(404);
  await cleanUp(server.db, server.clock.now);
  expect(await isThere()).toBe(false);
});
