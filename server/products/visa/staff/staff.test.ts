import { beforeAll, expect, test, vi } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { DAY_MS, dayOf } from '#domain/core/time.ts';
import { visaAnswerBy } from '#domain/visa/visa-answer-by.ts';
import type { components } from '#openapi/generated/types.ts';
import { cleanUp } from '#server/jobs.ts';
import { storePicture } from '#server/pictures/stored.ts';
import { STEP_MS } from '#server/products/visa/review.ts';
import { answersFor } from '#server/products/visa/testing/answers.ts';
import { PEOPLE, PLACES, visaBuyer } from '#server/products/visa/testing/buyer.ts';
import { goodPage, goodPhoto } from '#server/products/visa/testing/pictures.ts';
import { signIn } from '#server/testing/account.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { nameStaff, staffCredentials, staffSignedIn } from '#server/testing/staff.ts';
import { passenger } from '#server/testing/traveller.ts';

// Password hashing is slow by design.
vi.setConfig({ testTimeout: 30_000 });

type Schemas = components['schemas'];
type Read = Schemas['StaffVisaRequest'];
type Act = Omit<Schemas['StaffVisaAct'], 'version'>;

const server = bookingApp();
const { begun, save, placed, paid } = visaBuyer(server);
type Browser = ReturnType<typeof server.newTraveller>;

beforeAll(async () => {
  await nameStaff(server, { Reza: ['visa.read', 'visa.review'], Sara: ['visa.read'], Kian: [] });
  Object.assign(server.deps.config, { visaReviewer: 'staff' });
});

const member = (name: string) => staffSignedIn(server, name);
const read = (browser: Browser, orderId: string) => browser.ask('GET', `/staff/visa/requests/${orderId}`);
const act = async (browser: Browser, orderId: string, said: Act, version?: number) =>
  browser.ask('POST', `/staff/visa/requests/${orderId}/acts`, {
    version: version ?? (await read(browser, orderId)).json<Read>().version,
    ...said,
  });
const seen = async (browser: Browser, orderId: string) =>
  (await browser.ask('GET', `/visa/requests/${orderId}`)).json<Schemas['VisaRequest']>();

/** A request with a photo of its first applicant, for review by staff after payment. */
const waiting = async () => withPhoto(await paid());

async function withPhoto<B extends { orderId: string }>(request: B) {
  const { orderId } = request;
  const photo = await goodPhoto();
  const pictureId = crypto.randomUUID();
  const size = { width: 600, height: 800 };
  const place = { orderId, position: 0, kind: 'photo' as const };
  const row = { id: pictureId, ...place, ...size, bytes: photo, now: server.clock.now };
  await storePicture(server.db, server.deps.config, row);
  return { ...request, pictureId };
}

/** All staff operations with ids, for a request that awaits review. */
const operationsOf = ({ orderId, pictureId }: { orderId: string; pictureId: string }) =>
  ({
    listStaffVisaRequests: ['GET', '/staff/visa/requests'],
    readStaffVisaRequest: ['GET', `/staff/visa/requests/${orderId}`],
    readStaffVisaDocument: ['GET', `/staff/visa/pictures/${pictureId}`],
    // With an old version: whoever has access gets a conflict.
    actOnVisaRequest: ['POST', `/staff/visa/requests/${orderId}/acts`, { act: 'begin', version: 1, position: 0 }],
  }) as const satisfies Record<string, readonly ['GET' | 'POST', string, object?]>;
const answersTo = async (browser: Browser, ids: { orderId: string; pictureId: string }) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(operationsOf(ids)).map(async ([id, [method, path, body]]) => [
        id,
        (await browser.ask(method, path, body)).statusCode,
      ]),
    ),
  );
const each = (status: number) => ({
  listStaffVisaRequests: status,
  readStaffVisaRequest: status,
  readStaffVisaDocument: status,
  actOnVisaRequest: status,
});

test('each operation is for who has its permission, and for nobody else', async () => {
  const ids = await waiting();
  const account = server.newTraveller();
  await signIn(server.deps, account);
  expect(await answersTo(server.newTraveller(), ids)).toEqual(each(401));
  expect(await answersTo(account, ids)).toEqual(each(401));
  // The buyer is not staff.
  expect(await answersTo(ids.browser, ids)).toEqual(each(401));
  expect(await answersTo(await member('Kian'), ids)).toEqual(each(403));
  expect(await answersTo(await member('Sara'), ids)).toEqual({ ...each(200), actOnVisaRequest: 403 });
  expect(await answersTo(await member('Reza'), ids)).toEqual({ ...each(200), actOnVisaRequest: 409 });
});

test('staff reads nothing of a request through the doors of travellers', async () => {
  const { orderId, pictureId } = await waiting();
  const reza = await member('Reza');
  const statuses = await Promise.all(
    [`/orders/${orderId}`, `/visa/requests/${orderId}`, `/pictures/${pictureId}`].map(
      async (path) => (await reza.ask('GET', path)).statusCode,
    ),
  );
  expect(statuses).toEqual([404, 404, 404]);
  expect((await reza.ask('GET', '/account')).statusCode).toBe(401);
});

test('without staff no operation of it is there', async () => {
  const ids = await waiting();
  const reza = await member('Reza');
  const { staff } = server.deps.config;
  Object.assign(server.deps.config, { staff: [] });
  expect(await answersTo(reza, ids)).toEqual(each(404));
  const session = await Promise.all([
    reza.ask('GET', '/staff/session'),
    reza.ask('POST', '/staff/session', staffCredentials(server, 'Reza')),
    reza.ask('DELETE', '/staff/session'),
  ]);
  expect(session.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  Object.assign(server.deps.config, { staff });
});

test('a draft, and what is not paid, is nobody’s business', async () => {
  const reza = await member('Reza');
  for (const request of [await begun(server.newTraveller()), await placed()]) {
    const answers = await answersTo(reza, await withPhoto(request));
    expect(answers).toEqual({ ...each(404), listStaffVisaRequests: 200 });
    expect((await reza.ask('GET', '/staff/visa/requests')).body).not.toContain(request.orderId);
  }
});

test('the list has the oldest promise first and nobody’s name', async () => {
  const early = await paid();
  server.clock.now += DAY_MS;
  const late = await paid();
  const sara = await member('Sara');
  const listed = await sara.ask('GET', '/staff/visa/requests');
  const { requests, reviewer } = listed.json<Schemas['StaffVisaRequests']>();
  const places = [early, late].map(({ orderId }) => requests.findIndex((one) => one.orderId === orderId));
  expect(places.every((place) => place >= 0) && places).toEqual(places.toSorted((a, b) => a - b));
  expectFields([reviewer, requests[places[0] ?? -1]], ['staff', { stage: 'submitted', people: 3 }]);
  expect(listed.body).not.toMatch(/Anna|Berta|Muster|C01X|example\.org/);
});

test('nothing happens by itself, and each step is told as a step of the simulation', async () => {
  const { browser, orderId } = await paid();
  server.clock.now += 20 * STEP_MS;
  await server.runJobs();
  expect((await seen(browser, orderId)).stage).toBe('submitted');
  const reza = await member('Reza');
  const next = (said: Act) => {
    server.clock.now += 1;
    return act(reza, orderId, said);
  };
  await next({ act: 'begin', position: 0 });
  for (const position of [2, 3]) await next({ act: 'send', position });
  const asked = await next({
    ...{ act: 'askCorrection', position: 0, field: 'fatherName', note: ' In full, please. ' },
  });
  expect(asked.json<Read>().applicants.map(({ stage, may }) => [stage, may])).toEqual([
    ['actionNeeded', ['refuse']],
    ['sentToMinistry', ['issue', 'refuse']],
    ['sentToMinistry', ['issue', 'refuse']],
  ]);
  // At once: a question must come with a matching stage, before background work looks at the order.
  const shown = await seen(browser, orderId);
  expect([shown.stage, shown.applicants[0]?.correction]).toEqual([
    'actionNeeded',
    { field: 'fatherName', note: 'In full, please.', answerBy: visaAnswerBy(dayOf(server.clock.now), shown.arrival) },
  ]);
  const [anna = passenger()] = PEOPLE;
  await save(browser, orderId, 0, answersFor(anna, { fatherName: 'Karl Heinz' }));
  expect((await seen(browser, orderId)).stage).toBe('underReview');
  server.clock.now += 20 * STEP_MS;
  await server.runJobs();
  const corrected = (await read(reza, orderId)).json<Read>().applicants[0];
  expect([corrected?.stage, corrected?.answers.fatherName]).toEqual(['underReview', 'Karl Heinz']);

  await next({ act: 'send', position: 0 });
  await next({ act: 'issue', position: 0, code: '0123 4567 8901 2345 67' });
  // A code is for one person: a second one could not become a paper.
  const again = await act(reza, orderId, { act: 'issue', position: 2, code: '012345678901234567' });
  expect(again.statusCode).toBe(422);
  await next({ act: 'issue', position: 2 });
  await next({ act: 'refuse', position: 3, reason: 'picturesNotGood' });
  expect((await seen(browser, orderId)).applicants.map(({ refusal }) => refusal)).toEqual([
    null,
    null,
    null,
    'picturesNotGood',
  ]);
  await server.runJobs();
  const order = (await browser.read(orderId)).json<Schemas['VisaOrder']>();
  expect([order.status, order.refunded]).toEqual(['partiallyCancelled', euro(1200)]);
  const { papers } = (await browser.documents(orderId)).json<Schemas['Documents']>();
  expect(papers.map(({ number }) => number)).toEqual(['012345678901234567', expect.stringMatching(/^0000\d{14}$/)]);
  const mails = await server.db
    .selectFrom('outbox')
    .select(['subject', 'body_text'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'stage')
    .orderBy('created_at')
    .execute();
  expect(mails.map(({ subject }) => subject.replace(/: SFR-.*/, ''))).toEqual([
    'Your visa request is submitted',
    'Your visa request is being checked',
    'Your visa request needs an answer from you',
    'Your visa request is at the ministry',
    'Your authorization code',
    'Your authorization code',
  ]);
  expect(mails[0]?.body_text).toContain('our staff plays the reviewer');
});

test('all are refused: half of the fee comes back', async () => {
  const { browser, orderId } = await paid();
  const reza = await member('Reza');
  for (const position of PLACES) await act(reza, orderId, { act: 'refuse', position, reason: 'ministryRefused' });
  await server.runJobs();
  await server.runJobs();
  const order = (await browser.read(orderId)).json<Schemas['VisaOrder']>();
  expect([order.status, order.refunded]).toEqual(['refunded', euro(3600)]);
});

test('of two reviewers the second one is told, and nothing of hers is done', async () => {
  const { orderId } = await paid();
  const [reza, other] = [await member('Reza'), await member('Reza')];
  const { version } = (await read(other, orderId)).json<Read>();
  expect((await act(reza, orderId, { act: 'send', position: 0 }, version)).statusCode).toBe(200);
  const late = await act(other, orderId, { act: 'refuse', position: 0, reason: 'ministryRefused' }, version);
  expect([late.statusCode, late.json().error.code]).toEqual([409, 'conflict']);
  expectFields((await read(other, orderId)).json<Read>().applicants[0], { stage: 'sentToMinistry' });
});

test('a step that is not due, or not whole, is refused in words', async () => {
  const { orderId } = await paid();
  const reza = await member('Reza');
  const answer = async (said: Act) => {
    const { statusCode, ...rest } = await act(reza, orderId, said);
    return [statusCode, rest.json().error.fields ?? rest.json().error.code];
  };
  const position = 0;
  expect(await answer({ act: 'issue', position })).toEqual([409, 'not_allowed']);
  expect(await answer({ act: 'send', position: 7 })).toEqual([404, 'not_found']);
  const ask = { act: 'askCorrection', position } as const;
  expect(await answer({ ...ask, field: 'cv', note: 'x' })).toEqual([422, { field: 'choice_needed' }]);
  expect(await answer({ ...ask, field: 'photo', note: ' ' })).toEqual([422, { note: 'required' }]);
  expect(await answer({ act: 'refuse', position })).toEqual([422, { reason: 'choice_needed' }]);
  await act(reza, orderId, { act: 'send', position });
  expect(await answer({ act: 'issue', position, code: '12' })).toEqual([422, { code: 'visa_code_invalid' }]);
});

test.each([
  ['photo', goodPhoto],
  ['passport', goodPage],
] as const)('%s asked again is answered by that picture alone, of whoever it is', async (kind, draw) => {
  const { browser, orderId } = await paid();
  const reza = await member('Reza');
  for (const [index, position] of PLACES.entries()) {
    await act(reza, orderId, { act: 'askCorrection', position, field: kind, note: 'Without glare, please.' });
    expect((await save(browser, orderId, position, answersFor(PEOPLE[index] ?? passenger()))).statusCode).toBe(409);
    const picture = await draw();
    const begin = await browser.ask('POST', `/orders/${orderId}/pictures`, { position, kind, bytes: picture.length });
    const { uploadId } = begin.json<Schemas['PictureUpload']>();
    const type = { 'content-type': 'application/octet-stream' };
    await browser.ask('PUT', `/uploads/${uploadId}?offset=0`, picture, type);
    expectFields((await read(reza, orderId)).json<Read>().applicants[index], {
      position,
      stage: 'underReview',
      correction: null,
      documents: [{ kind: 'passport' }, { kind: 'photo' }],
    });
  }
});

test('while the simulation reviews, staff only reads; what staff left, it takes over', async () => {
  const { browser, orderId } = await paid();
  const reza = await member('Reza');
  await act(reza, orderId, { act: 'begin', position: 0 });
  Object.assign(server.deps.config, { visaReviewer: 'simulated' });
  const { applicants, reviewer } = (await read(reza, orderId)).json<Read>();
  expect([reviewer, applicants.map(({ may }) => may)]).toEqual(['simulated', [[], [], []]]);
  expect((await act(reza, orderId, { act: 'send', position: 0 })).json().error.code).toBe('not_allowed');
  for (let step = 0; step < 5; step += 1) {
    await server.runJobs();
    server.clock.now += STEP_MS;
  }
  await server.runJobs();
  expect((await seen(browser, orderId)).status).toBe('issued');
  Object.assign(server.deps.config, { visaReviewer: 'staff' });
});

test('who did what is written down without a word about travellers, and kept a year', async () => {
  const { orderId, pictureId } = await waiting();
  const reza = await member('Reza');
  const at = server.clock.now;
  await read(reza, orderId);
  await reza.ask('GET', `/staff/visa/pictures/${pictureId}`);
  const { version } = (await read(reza, orderId)).json<Read>();
  const note = 'Karl who?';
  const said = { act: 'askCorrection', position: 3, field: 'fatherName', note } as const;
  const { log } = (await act(reza, orderId, said, version)).json<Read>();
  const line = { at, by: 'Reza', position: null, field: null };
  expect(log).toEqual([
    { ...line, act: 'askCorrection', position: 3, field: 'fatherName' },
    { ...line, act: 'read' },
    { ...line, act: 'readDocument', position: 0, field: 'photo' },
    { ...line, act: 'read' },
  ]);
  expect(server.log.join('')).not.toMatch(/Karl who|Reza|nine tiles/);
  const count = async () =>
    (await server.db.selectFrom('staff_act').select('id').where('at', '=', at).execute()).length;
  const before = await count();
  await cleanUp(server.db, at + 365 * DAY_MS - 1);
  expect([before > 4, await count()]).toEqual([true, before]);
  await cleanUp(server.db, at + 365 * DAY_MS);
  expect(await count()).toBe(0);
});
