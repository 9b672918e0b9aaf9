import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { DAY_MS } from '#domain/core/time.ts';
import { passengerOfAnswers } from '#domain/visa/visa-application.ts';
import type { components } from '#openapi/generated/types.ts';
import { cleanUp } from '#server/jobs.ts';
import { VISA } from '#server/products/visa/detail.ts';
import { STEP_MS } from '#server/products/visa/review.ts';
import { answersFor } from '#server/products/visa/testing/answers.ts';
import { PEOPLE, PLACES, visaBuyer } from '#server/products/visa/testing/buyer.ts';
import { storePictures } from '#server/products/visa/testing/pictures.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { CONTACT, passenger } from '#server/testing/traveller.ts';

type Schemas = components['schemas'];
type Order = Schemas['VisaOrder'];
type Request = Schemas['VisaRequest'];

const server = bookingApp();
type Browser = ReturnType<typeof server.newTraveller>;

const { begin, begun, save, submit, placed, paid } = visaBuyer(server);
const read = async (browser: Browser, orderId: string) =>
  (await browser.ask('GET', `/visa/requests/${orderId}`)).json<Request>();
const steps = async (count: number) => {
  for (let step = 0; step < count; step += 1) {
    server.clock.now += STEP_MS;
    await server.runJobs();
  }
};
const subjectsOf = async (orderId: string) =>
  (
    await server.db
      .selectFrom('outbox')
      .select('subject')
      .where('order_id', '=', orderId)
      .where('kind', '=', 'stage')
      .orderBy('created_at')
      .execute()
  ).map(({ subject }) => subject.replace(/: SFR-.*/, ''));
const outcomes = ({ applicants }: Request) =>
  applicants.filter(({ needsCode }) => needsCode).map(({ outcome }) => outcome);

test('a mixed group has a verdict each, and pays only for who needs a code', async () => {
  const browser = server.newTraveller();
  const applicants = [{ nationality: 'TR' }, { nationality: 'DE' }, { nationality: 'PK' }];
  const { orderId, total, summary } = await begun(browser, { applicants });
  expect([total, summary.people]).toEqual([euro(4800), 2]);
  const { applicants: people, fees } = await read(browser, orderId);
  expect(people.map(({ verdict, passenger: place }) => [verdict, place])).toEqual([
    ['exempt', null],
    ['airportCode', 0],
    ['consulateCode', 1],
  ]);
  expectFields(fees, { each: euro(2400), total: euro(4800), isSample: true });
});

test('who has used up the exemption of six months asks for a code, and the request says so', async () => {
  const browser = server.newTraveller();
  const { orderId } = await begun(browser, { applicants: [{ nationality: 'AE', hasUsedExemption: true }] });
  const verdicts = async () =>
    (await read(browser, orderId)).applicants.map(({ hasUsedExemption, verdict }) => [hasUsedExemption, verdict]);
  expect(await verdicts()).toEqual([[true, 'airportCode']]);
  const change = async (passport: object) => {
    const { version } = await read(browser, orderId);
    const body = { applicants: [{ position: 0, ...passport }], version };
    return browser.ask('PATCH', `/visa/requests/${orderId}`, body);
  };
  const taken = await change({ nationality: 'AE', hasUsedExemption: false });
  expect(taken.json().error.fields).toEqual({ 'applicants.0.nationality': 'no_code_needed' });
  expect(await verdicts()).toEqual([[true, 'airportCode']]);
  await change({ nationality: 'DE' });
  expect(await verdicts()).toEqual([[false, 'airportCode']]);
});

test('two wishes that differ in the exemption alone are two drafts', async () => {
  const browser = server.newTraveller();
  const group = (hasUsedExemption: boolean) => [{ nationality: 'DE' }, { nationality: 'AE', hasUsedExemption }];
  const used = await begun(browser, { applicants: group(true) });
  const unused = await begun(browser, { applicants: group(false) });
  expect([used.summary.people, unused.summary.people]).toEqual([2, 1]);
});

test('somebody more, and somebody less: who stays keeps what was told, of who goes nothing is left', async () => {
  const browser = server.newTraveller();
  const applicants = [{ nationality: 'DE' }, { nationality: 'FR' }, { nationality: 'IT' }];
  const { orderId } = await begun(browser, { applicants });
  for (const position of [0, 1, 2]) await save(browser, orderId, position, { fatherName: `Father ${position}` });
  await browser.ask('POST', `/orders/${orderId}/pictures`, { position: 1, kind: 'photo', bytes: 5000 });
  const { version } = await read(browser, orderId);
  const change = (group: object[], of: number | undefined) =>
    browser.ask('PATCH', `/visa/requests/${orderId}`, { applicants: group, ...(of !== undefined && { version: of }) });

  const stay = [
    { position: 0, nationality: 'DE' },
    { position: 2, nationality: 'IT' },
  ];
  const changed = (await change([...stay, { nationality: 'ES' }], version)).json<Request>();
  expect(changed.applicants.map(({ position, nationality, answers }) => [position, nationality, answers])).toEqual([
    [0, 'DE', { fatherName: 'Father 0' }],
    [2, 'IT', { fatherName: 'Father 2' }],
    [3, 'ES', {}],
  ]);
  for (const table of ['visa_applicant', 'picture_upload'] as const) {
    const rows = server.db.selectFrom(table).select('position').where('order_id', '=', orderId).orderBy('position');
    expect((await rows.execute()).map(({ position }) => position)).toEqual(table === 'picture_upload' ? [] : [0, 2]);
  }
  const gone = await save(browser, orderId, 1, { fatherName: 'Who?' });
  expect(gone.statusCode).toBe(404);

  // The position of a removed person is never reused, not even the last one.
  const { version: second } = await read(browser, orderId);
  await change(stay, second);
  const { version: third } = await read(browser, orderId);
  const next = (await change([...stay, { nationality: 'NL' }], third)).json<Request>();
  expect(next.applicants.map(({ position }) => position)).toEqual([0, 2, 4]);
  expect((await save(browser, orderId, 3, { fatherName: 'Who?' })).statusCode).toBe(404);

  // A tab that does not know the change removes nobody, nor does a request without a version.
  for (const known of [version, undefined]) {
    const late = await change([{ position: 0, nationality: 'DE' }], known);
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'conflict']);
  }
  expect((await read(browser, orderId)).applicants).toHaveLength(3);
});

test('who takes the place of somebody of a full group gets nothing of what was told of that person', async () => {
  const browser = server.newTraveller();
  const { orderId } = await begun(browser, { applicants: Array.from({ length: 9 }, () => ({ nationality: 'DE' })) });
  await save(browser, orderId, 3, { fatherName: 'Karl' });
  const { version, applicants } = await read(browser, orderId);
  const stay = applicants.filter(({ position }) => position !== 3);
  const group = [...stay.map(({ position }) => ({ position, nationality: 'DE' })), { nationality: 'FR' }];
  const change = await browser.ask('PATCH', `/visa/requests/${orderId}`, { applicants: group, version });
  const { applicants: changed } = change.json<Request>();
  const stranger = changed.find(({ nationality }) => nationality === 'FR');
  expect([stranger?.position, stranger?.answers]).toEqual([3, {}]);
});

test.each([
  ['who is taken already', [0, 0], 'applicants.1.position'],
  ['whom nobody knows', [0, 5], 'applicants.1.position'],
])('a group cannot name %s', async (_, positions, field) => {
  const browser = server.newTraveller();
  const { orderId } = await begun(browser);
  const { version } = await read(browser, orderId);
  const applicants = positions.map((position) => ({ position, nationality: 'DE' }));
  const refused = await browser.ask('PATCH', `/visa/requests/${orderId}`, { applicants, version });
  expect([refused.statusCode, refused.json().error.fields]).toEqual([422, { [field]: 'number_invalid' }]);
});

test('a group that nobody can help is refused by field, and so is a day that cannot be promised', async () => {
  const browser = server.newTraveller();
  const fields = async (change: object) => (await begin(browser, change)).json().error.fields;
  expect(await fields({ applicants: [{ nationality: 'TR' }] })).toEqual({
    'applicants.0.nationality': 'no_code_needed',
  });
  expect(await fields({ arrival: '2026-11-25' })).toEqual({ arrival: 'arrival_too_soon' });
});

test('the dashes and quotes of a phone are kept as plain ones', async () => {
  const browser = server.newTraveller();
  const { orderId } = await begun(browser);
  await save(browser, orderId, 0, { lastName: 'O’Brien', cv: '1990–2010' });
  expect((await read(browser, orderId)).applicants[0]?.answers).toEqual({ lastName: "O'Brien", cv: '1990-2010' });
});

test('the trip changes while it is a draft: verdict and price follow, the answers stay', async () => {
  const browser = server.newTraveller();
  const { orderId } = await begun(browser);
  await save(browser, orderId, 0, { fatherName: 'Karl' });
  const change = (body: object) => browser.ask('PATCH', `/visa/requests/${orderId}`, body);
  const changed = (await change({ entry: 'land', processing: 'urgent' })).json<Request>();
  expect(changed.applicants.map(({ verdict }) => verdict)).toEqual([
    'consulateCode',
    'exempt',
    'consulateCode',
    'consulateCode',
  ]);
  expect([changed.fees.total, changed.applicants[0]?.answers]).toEqual([euro(9000), { fatherName: 'Karl' }]);
  const late = await paid();
  const refused = await late.browser.ask('PATCH', `/visa/requests/${late.orderId}`, { days: 3 });
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'not_allowed']);
});

test('the same wish is the draft that there is already, however many others were begun since', async () => {
  const browser = server.newTraveller();
  const first = await begun(browser);
  for (let days = 11; days < 33; days += 1) await begun(browser, { days });
  expect((await begun(browser)).orderId).toBe(first.orderId);
});

test('a placed request is a draft again when its trip changes, with all answers, and is placed and paid anew', async () => {
  const { browser, orderId } = await placed();
  const change = (body: object) => browser.ask('PATCH', `/visa/requests/${orderId}`, body);
  const before = await read(browser, orderId);
  const stay = before.applicants.filter(({ position }) => position !== PLACES[2]);
  const applicants = stay.map(({ position, nationality }) => ({ position, nationality }));
  const changed = (await change({ applicants, days: 12, version: before.version })).json<Request>();
  expect([changed.status, changed.days, changed.fees.total]).toEqual(['draft', 12, euro(4800)]);
  expect(changed.applicants.map(({ answers }) => answers)).toEqual(stay.map(({ answers }) => answers));
  const draft = (await browser.read(orderId)).json<Schemas['VisaOrder']>();
  expect([draft.passengers, draft.deadlineAt]).toEqual([[], server.clock.now + 30 * DAY_MS]);
  const again = (await submit(browser, orderId, PEOPLE.slice(0, 2))).json<Schemas['VisaOrder']>();
  expect([again.status, again.passengers.length, again.total]).toEqual(['awaitingPayment', 2, euro(4800)]);
});

test('money of an attempt from before the change goes back, and the draft stays', async () => {
  const { browser, order, orderId } = await placed();
  const intent = { cancelPackage: false, rulesAccepted: true };
  const asked = await browser.pay(orderId, { total: order.total, ...intent });
  const chargeId = asked.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '';
  const change = () => browser.ask('PATCH', `/visa/requests/${orderId}`, { processing: 'urgent' });
  // Unchanged while the payment is at the bank.
  expect((await change()).json().error.code).toBe('not_allowed');
  await server.sandbox.decide(chargeId, { status: 'declined', reason: 'do_not_honour' });
  await server.runJobs();
  expect((await change()).json<Request>().status).toBe('draft');
  await server.sandbox.decide(chargeId, { status: 'succeeded' });
  await server.runJobs();
  expect((await read(browser, orderId)).status).toBe('draft');
});

test('a draft that ended by itself says that it ended, whatever is asked of it', async () => {
  const browser = server.newTraveller();
  const { orderId } = await begun(browser);
  await server.db.updateTable('orders').set({ deadline_at: server.clock.now }).where('id', '=', orderId).execute();
  const answers = [
    await browser.ask('PATCH', `/visa/requests/${orderId}`, { processing: 'urgent' }),
    await save(browser, orderId, 0, { fatherName: 'Karl' }),
    await browser.ask('POST', `/orders/${orderId}/pictures`, { position: 0, kind: 'photo', bytes: 5000 }),
  ];
  for (const answer of answers) expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'hold_expired']);
});

test('what is missing of an applicant is told at that applicant, and the passenger must be the same person', async () => {
  const browser = server.newTraveller();
  const { orderId } = await begun(browser);
  for (const [index, person] of PEOPLE.entries())
    await save(browser, orderId, PLACES[index] ?? 0, answersFor(person, index === 1 ? { fatherName: '' } : {}));
  await storePictures(browser.ask, orderId, PLACES[0]);
  await storePictures(browser.ask, orderId, PLACES[2]);
  expect((await submit(browser, orderId)).json().error.fields).toEqual({
    'applicants.2.fatherName': 'required',
    'applicants.2.passport': 'picture_needed',
    'applicants.2.photo': 'picture_needed',
  });
  const other = PEOPLE.map((person, index) => (index === 2 ? { ...person, lastName: 'Other' } : person));
  expectFields((await submit(browser, orderId, other)).json().error.fields, {
    'passengers.2.lastName': 'not_as_answered',
  });
});

test('what a placed request says stays right, and its passengers follow', async () => {
  const { browser, orderId } = await placed();
  const [anna = passenger()] = PEOPLE;
  const wrong = await save(browser, orderId, 0, answersFor(anna, { truth: '' }));
  expect([wrong.statusCode, wrong.json().error.fields]).toEqual([422, { truth: 'declaration_needed' }]);
  await save(browser, orderId, 0, answersFor(anna, { lastName: 'Newname' }));
  expect((await browser.read(orderId)).json<Order>().passengers[0]?.lastName).toBe('Newname');
});

test('a passport that comes with a guide is prepared, and placed when a guide is named', async () => {
  const browser = server.newTraveller();
  const applicants = [{ nationality: 'US' }];
  const { orderId } = await begun(browser, { applicants, arrival: '2027-03-10' });
  const person = passenger({ nationality: 'US', passportCountry: 'US', passportExpiry: '2035-05-01' });
  const guided = {
    cv: 'I am a baker from Boston and have worked since 2004.',
    collectAt: 'consulate',
    collectPlace: 'Berlin',
  };
  await save(browser, orderId, 0, answersFor(person, guided));
  await storePictures(browser.ask, orderId, 0);
  expect((await submit(browser, orderId, [person])).json().error.fields).toEqual({
    'applicants.0.guide': 'guide_needed',
  });
  const answers = answersFor(person, { ...guided, guide: 'Reza of Yazd Tours' });
  await save(browser, orderId, 0, answers);
  const answered = passengerOfAnswers(answers, { nationality: 'US' });
  expect((await submit(browser, orderId, [answered])).json<Order>().status).toBe('awaitingPayment');
});

test('all steps come by themselves on the clock of the server, each with a mail, and then 18 digits each', async () => {
  const { browser, orderId } = await paid();
  // Paid on Friday 20 November: ten working days, with two weekends.
  expectFields(await read(browser, orderId), { stage: 'submitted', promisedOn: '2026-12-02' });
  await steps(2);
  expect((await read(browser, orderId)).stage).toBe('sentToMinistry');
  await steps(1);
  const after = await read(browser, orderId);
  expect([after.status, outcomes(after)]).toEqual(['issued', Array(3).fill('codeIssued')]);
  const { papers } = (await browser.documents(orderId)).json<Schemas['Documents']>();
  expect(papers.map(({ number }) => /^0000\d{14}$/.test(number))).toEqual([true, true, true]);
  expect(new Set(papers.map(({ number }) => number)).size).toBe(3);
  expect(await subjectsOf(orderId)).toEqual([
    'Your visa request is submitted',
    'Your visa request is being checked',
    'Your visa request is at the ministry',
  ]);
});

test('one field of one person is asked again: nothing else can be changed, and the others go on', async () => {
  const { browser, orderId } = await paid('correctionWanted');
  await steps(2);
  const asked = await read(browser, orderId);
  expect([asked.stage, asked.applicants.map(({ correction }) => correction?.field ?? null)]).toEqual([
    'actionNeeded',
    [null, null, null, 'fatherName'],
  ]);
  await steps(1);
  expect(outcomes(await read(browser, orderId))).toEqual(['codeIssued', 'codeIssued', null]);
  const [anna = passenger(), , clara = passenger()] = PEOPLE;
  expect((await save(browser, orderId, 0, answersFor(anna))).statusCode).toBe(409);
  const wrong = await save(browser, orderId, PLACES[2], answersFor(clara, { fatherName: '' }));
  expect([wrong.statusCode, wrong.json().error.fields]).toEqual([422, { fatherName: 'required' }]);
  const right = await save(
    browser,
    orderId,
    PLACES[2],
    answersFor(clara, { fatherName: 'Karl Heinz', birthCity: 'Rome' }),
  );
  const corrected = right.json<Request>().applicants[3];
  expect([corrected?.correction, corrected?.answers.fatherName, corrected?.answers.birthCity]).toEqual([
    null,
    'Karl Heinz',
    'Hamburg',
  ]);
  await server.runJobs();
  expect((await read(browser, orderId)).stage).toBe('underReview');
  await steps(2);
  expect((await read(browser, orderId)).status).toBe('issued');
  expect(await subjectsOf(orderId)).toContain('Your visa request needs an answer from you');
});

test('one of three is refused: half of that fee comes back, and the others have their codes', async () => {
  const { browser, orderId, order } = await paid('personRefused');
  await steps(4);
  const after = (await browser.read(orderId)).json<Order>();
  expect([order.total, after.status, after.refunded]).toEqual([euro(7200), 'partiallyCancelled', euro(1200)]);
  expect(outcomes(await read(browser, orderId))).toEqual(['codeIssued', 'codeIssued', 'refused']);
  expect((await browser.documents(orderId)).json<Schemas['Documents']>().papers).toHaveLength(2);
});

test('all are refused: half of the fee comes back by itself, and there is no code', async () => {
  const { browser, orderId } = await paid('allRefused');
  await steps(5);
  const after = (await browser.read(orderId)).json<Order>();
  expect([after.status, after.refunded, after.stage]).toEqual(['refunded', euro(3600), null]);
  expect((await browser.documents(orderId)).statusCode).toBe(409);
});

test('withdrawn before the ministry has it, half comes back; after that nothing does', async () => {
  const quoted = async ({ browser, orderId }: Awaited<ReturnType<typeof paid>>) =>
    (await browser.ask('GET', `/orders/${orderId}/cancellation`)).json<Schemas['CancellationQuote']>().refund;
  const bought = await paid();
  await steps(1);
  expect(await quoted(bought)).toEqual(euro(3600));
  await steps(1);
  expect(await quoted(bought)).toEqual(euro(0));
});

test('nobody else reads or changes a request, and an order of something else is none', async () => {
  const { orderId } = await placed();
  const stranger = server.newTraveller();
  const [anna = passenger()] = PEOPLE;
  const answers = await Promise.all([
    stranger.ask('GET', `/visa/requests/${orderId}`),
    stranger.ask('PATCH', `/visa/requests/${orderId}`, { days: 3 }),
    save(stranger, orderId, 0, answersFor(anna)),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

test('who only found the order sees no answers and changes nothing', async () => {
  const { order, orderId } = await placed();
  const finder = server.newTraveller();
  await finder.ask('POST', '/orders/find', { reference: order.reference, email: CONTACT.email });
  const seen = await read(finder, orderId);
  expect([seen.isWhole, seen.applicants.map(({ answers }) => answers)]).toEqual([false, [{}, {}, {}, {}]]);
  const [anna = passenger()] = PEOPLE;
  expect((await save(finder, orderId, 0, answersFor(anna))).json().error.code).toBe('step_up_required');
});

test('answers are encrypted, and gone 30 days after the arrival or 7 days after a draft has ended', async () => {
  const rows = async (orderId: string) =>
    server.db.selectFrom('visa_applicant').select('sealed').where('order_id', '=', orderId).execute();
  const { orderId } = await placed();
  expect(JSON.stringify(await rows(orderId))).not.toMatch(/Karl|Anna|C01X/);
  const { starts_at } = await server.db
    .selectFrom('orders')
    .select('starts_at')
    .where('id', '=', orderId)
    .where('product', '=', VISA)
    .executeTakeFirstOrThrow();
  await cleanUp(server.db, starts_at + 30 * DAY_MS - 1);
  expect(await rows(orderId)).toHaveLength(3);
  await cleanUp(server.db, starts_at + 30 * DAY_MS);
  expect(await rows(orderId)).toEqual([]);

  const browser = server.newTraveller();
  const draft = await begun(browser);
  await save(browser, draft.orderId, 0, { fatherName: 'Karl' });
  await browser.release(draft.orderId);
  const at = server.clock.now;
  await cleanUp(server.db, at + 7 * DAY_MS - 1);
  expect(await rows(draft.orderId)).toHaveLength(1);
  await cleanUp(server.db, at + 7 * DAY_MS);
  expect(await rows(draft.orderId)).toEqual([]);
});

test('a request knows who of its group another order of the same owner insures, and on which days', async () => {
  const [request, other] = [await paid('leftToStaff'), await paid('leftToStaff')];
  const insured = async () =>
    (await request.browser.ask('GET', `/visa/requests/${request.orderId}`))
      .json<components['schemas']['VisaRequest']>()
      .applicants.map((one) => one.insured);
  expect(await insured()).toEqual([undefined, undefined, undefined, undefined]);
  const gives = JSON.stringify([{ kind: 'insured', people: [0, 2], from: '2027-01-20', to: '2027-01-29' }]);
  const owners = server.db.selectFrom('orders').select('owner').where('id', '=', request.orderId);
  const { owner } = await owners.executeTakeFirstOrThrow();
  const policy = server.db.updateTable('orders').where('id', '=', other.orderId);
  await policy.set({ gives, owner, status: 'issued' }).execute();
  const days = [{ from: '2027-01-20', to: '2027-01-29' }];
  expect(await insured()).toEqual([days, undefined, undefined, days]);
});
