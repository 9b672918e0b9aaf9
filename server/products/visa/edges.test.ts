import { beforeAll, expect, test, vi } from 'vitest';
import { addDays, DAY_MS, dayOf, momentOf } from '#domain/core/time.ts';
import { promisedDay } from '#domain/visa/visa-fees.ts';
import type { components } from '#openapi/generated/types.ts';
import { openPassport } from '#server/db/passports.ts';
import { cleanUp } from '#server/jobs.ts';
import { answersFor } from '#server/products/visa/testing/answers.ts';
import { PEOPLE, visaBuyer } from '#server/products/visa/testing/buyer.ts';
import { storePictures } from '#server/products/visa/testing/pictures.ts';
import { signIn } from '#server/testing/account.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { nameStaff, staffSignedIn } from '#server/testing/staff.ts';
import { passenger } from '#server/testing/traveller.ts';

vi.setConfig({ testTimeout: 60_000 });

type Schemas = components['schemas'];
const server = bookingApp();
const { begun, save, submit, placed, paid } = visaBuyer(server);
type Browser = ReturnType<typeof server.newTraveller>;

beforeAll(() => nameStaff(server, { Reza: ['visa.read', 'visa.review'] }));
const newStaff = () => staffSignedIn(server, 'Reza');
const act = async (browser: Browser, orderId: string, said: object) => {
  const { version } = (await browser.ask('GET', `/staff/visa/requests/${orderId}`)).json<{ version: number }>();
  return browser.ask('POST', `/staff/visa/requests/${orderId}/acts`, { version, ...said });
};
const statusOf = async (browser: Browser, orderId: string) =>
  (await browser.read(orderId)).json<Schemas['VisaOrder']>().status;
/** Resets the clock afterwards, because tests share it. */
const later = async (ms: number, test: () => Promise<void>) => {
  const start = server.clock.now;
  server.clock.now += ms;
  await test().finally(() => {
    server.clock.now = start;
  });
};
let keys = 0;
const holdAgain = (browser: Browser, orderId: string) => {
  keys += 1;
  return browser.holdAgain(orderId, {}, `visa-edges-${keys}-hold-again`);
};

test('a finished request that was not paid in time is taken up again as it was', async () => {
  const { browser, orderId } = await placed();
  await later(DAY_MS + 1, async () => {
    expect(await statusOf(browser, orderId)).toBe('expired');
    expect((await holdAgain(browser, orderId)).json().status).toBe('awaitingPayment');
  });
});

test('one whose answers have gone by their date is a draft again: nobody pays for an empty form', async () => {
  const { browser, orderId } = await placed();
  await later(DAY_MS + 1, () => server.runJobs());
  await later(9 * DAY_MS, async () => {
    await cleanUp(server.db, server.clock.now);
    expect((await holdAgain(browser, orderId)).json().status).toBe('draft');
  });
});

test('one whose day of arrival has passed is a draft again', async () => {
  const { browser, orderId } = await placed();
  await later(70 * DAY_MS, async () => {
    await server.runJobs();
    expect((await holdAgain(browser, orderId)).json().status).toBe('draft');
  });
});

test('a draft that is touched lives on', async () => {
  const browser = server.newTraveller();
  const { orderId } = await begun(browser);
  await later(29 * DAY_MS, async () => void (await save(browser, orderId, 0, { fatherName: 'Karl' })));
  await later(40 * DAY_MS, async () => expect(await statusOf(browser, orderId)).toBe('draft'));
});

test('two tabs keep what each of them knows', async () => {
  const browser = server.newTraveller();
  const { orderId } = await begun(browser);
  await save(browser, orderId, 0, { firstName: 'Anna', lastName: 'Muster' });
  const saved = await save(browser, orderId, 0, { jobTitle: 'Baker', lastName: '' });
  expect(saved.json<Schemas['VisaRequest']>().applicants[0]?.answers).toEqual({
    firstName: 'Anna',
    lastName: '',
    jobTitle: 'Baker',
  });
});

test('a field that another tab changed is not written over unseen, whichever it is', async () => {
  const browser = server.newTraveller();
  const { orderId } = await begun(browser);
  const typed = answersFor(passenger());
  const put = async (answers: object, began: object) => {
    const answer = await browser.ask('PUT', `/visa/requests/${orderId}/applicants/0`, { answers, began });
    return [answer.statusCode, answer.json().error?.fields];
  };
  const fields = Object.keys(typed);
  await save(browser, orderId, 0, typed);
  expect(fields.length).toBeGreaterThan(25);
  for (const field of fields) {
    // It started from an empty field, before the other tab wrote.
    expect([field, await put({ [field]: 'X' }, { [field]: '' })]).toEqual([
      field,
      [409, { [field]: 'changed_elsewhere' }],
    ]);
  }
  const { applicants } = (await browser.ask('GET', `/visa/requests/${orderId}`)).json<Schemas['VisaRequest']>();
  expect(applicants[0]?.answers).toEqual(typed);
  // Whoever saw the value may change it; repeating a value changes nothing; a number is recognised by its last digits.
  expect(await put({ firstName: 'Berta' }, { firstName: typed.firstName })).toEqual([200, undefined]);
  expect(await put({ firstName: 'Berta' }, { firstName: typed.firstName })).toEqual([200, undefined]);
  expect(await put({ passportNumber: 'C01X00T49' }, { passportNumber: '•••••0T47' })).toEqual([200, undefined]);
});

test('the passport is of the country that the verdict is for, and who is sent away by the check is sent away here', async () => {
  const browser = server.newTraveller();
  const { orderId } = await begun(browser, { applicants: [{ nationality: 'FR' }] });
  const person = passenger({ nationality: 'FR', passportCountry: 'US', passportExpiry: '2035-05-01' });
  await save(browser, orderId, 0, answersFor(person, { passportCountry: 'US', otherNationality: 'IR' }));
  await storePictures(browser.ask, orderId, 0);
  expect((await submit(browser, orderId, [person])).json().error.fields).toEqual({
    'applicants.0.passportCountry': 'other_passport',
    'applicants.0.otherNationality': 'nationality_refused',
  });
});

test('who withdraws while one of three was refused gets half for each whom the ministry does not have', async () => {
  const { browser, orderId } = await paid('leftToStaff');
  await server.runJobs();
  const staff = await newStaff();
  const back = async () =>
    (await browser.ask('GET', `/orders/${orderId}/cancellation`)).json<{ refund: Schemas['Money'] }>().refund.amount;
  expect(await back()).toBe(3600);
  await act(staff, orderId, { act: 'refuse', position: 0, reason: 'picturesNotGood' });
  expect(await back()).toBe(3600);
  await act(staff, orderId, { act: 'send', position: 2 });
  expect(await back()).toBe(2400);
});

test('a code that was given in one request cannot be given in another', async () => {
  const staff = await newStaff();
  const [one, two] = [await paid('leftToStaff'), await paid('leftToStaff')];
  await server.runJobs();
  for (const { orderId } of [one, two]) await act(staff, orderId, { act: 'send', position: 0 });
  const code = '123456789012345678';
  expect((await act(staff, one.orderId, { act: 'issue', position: 0, code })).statusCode).toBe(200);
  const again = await act(staff, two.orderId, { act: 'issue', position: 0, code });
  expect([again.statusCode, again.json().error.fields]).toEqual([422, { code: 'visa_code_taken' }]);
});

test('who has the code has it at once, and keeps it when another of the group never answers', async () => {
  const { browser, orderId } = await paid('leftToStaff');
  await server.runJobs();
  const staff = await newStaff();
  for (const position of [0, 1]) await act(staff, orderId, { act: 'send', position });
  await act(staff, orderId, { act: 'issue', position: 0 });
  await act(staff, orderId, { act: 'refuse', position: 2, reason: 'ministryRefused' });
  await act(staff, orderId, { act: 'askCorrection', position: 3, field: 'fatherName', note: 'In full, please.' });
  const request = async () => (await browser.ask('GET', `/visa/requests/${orderId}`)).json<Schemas['VisaRequest']>();
  const stood = await request();
  expect(stood.applicants.map(({ stage }) => stage)).toEqual([null, null, null, 'actionNeeded']);
  // Looking again changes nothing: a decision about another applicant meets no conflict.
  await later(5 * 60_000, async () => {
    await server.runJobs();
    expect((await request()).version).toBe(stood.version);
  });
  const [first] = stood.applicants;
  // At an airport a code is valid for 90 days.
  expect(first?.codeUntil).toBe(addDays(dayOf(server.clock.now), 90));
  const [code, ...others] = stood.applicants.map((one) => one.code);
  expect([stood.status, code, others]).toEqual(['issuing', expect.stringMatching(/^0000\d{14}$/), [null, null, null]]);
  const mails = await server.db.selectFrom('outbox').select('body_text').where('order_id', '=', orderId).execute();
  const withCode = mails.filter(({ body_text }) => body_text.includes(code ?? '?'));
  expect(withCode.map(({ body_text }) => /Anna/.test(body_text) && !/Berta|Clara/.test(body_text))).toEqual([true]);

  await later(70 * DAY_MS, async () => {
    await server.runJobs();
    const order = (await browser.read(orderId)).json<Schemas['VisaOrder']>();
    // Half of the fee each of the refused applicant and of the one who did not answer in two weeks.
    expect([order.status, order.refunded?.amount]).toEqual(['partiallyCancelled', 1200 + 1200]);
    const { papers } = (await browser.documents(orderId)).json<Schemas['Documents']>();
    expect(papers.map(({ number }) => number)).toEqual([code]);
    expect((await request()).applicants.map(({ refusal }) => refusal)).toEqual([
      null,
      null,
      'ministryRefused',
      'notAnswered',
    ]);
  });
});

test('when nobody has a code by the promise, everything goes back', async () => {
  const { browser, orderId } = await paid('leftToStaff');
  await server.runJobs();
  await act(await newStaff(), orderId, { act: 'refuse', position: 0, reason: 'picturesNotGood' });
  await later(39 * DAY_MS, async () => {
    await server.runJobs();
    expect(await statusOf(browser, orderId)).toBe('issuing');
  });
  await later(41 * DAY_MS, async () => {
    await server.runJobs();
    const order = (await browser.read(orderId)).json<Schemas['VisaOrder']>();
    const charges = await server.db.selectFrom('payment').select('status').where('order_id', '=', orderId).execute();
    expect([order.status, charges]).toEqual(['refunded', [{ status: 'refunded' }]]);
  });
});

test('the account goes on with its request on another device, which does not see the passport and need not', async () => {
  const [first, second] = [server.newTraveller(), server.newTraveller()];
  const { accountId } = await signIn(server.deps, first);
  const { orderId } = await begun(first, { applicants: [{ nationality: 'DE' }] });
  const [person = passenger()] = PEOPLE;
  await save(first, orderId, 0, answersFor(person));
  await storePictures(first.ask, orderId, 0);
  await signIn(server.deps, second, { accountId });
  const shown = async (browser: Browser) =>
    (await browser.ask('GET', `/visa/requests/${orderId}`)).json<Schemas['VisaRequest']>().applicants[0]?.answers
      .passportNumber;
  const masked = await shown(second);
  expect([masked, await shown(first)]).toEqual(['•••••0T40', person.passportNumber]);
  const sent = await submit(second, orderId, [{ ...person, passportNumber: masked ?? '' }]);
  expect([sent.statusCode, sent.json().status]).toEqual([200, 'awaitingPayment']);
  expect(await shown(second)).toBe(masked);
  const row = await server.db
    .selectFrom('passenger')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(openPassport(server.deps.config, orderId, 0, row.passport_sealed)).toBe(person.passportNumber);
});

test('who pays on a later day gets the code later: the time to pay ends with the last day that is in time', async () => {
  const browser = server.newTraveller();
  const today = dayOf(server.clock.now);
  const arrival = addDays(promisedDay(today, 'normal', ['airportCode']), 1);
  const { orderId } = await begun(browser, { applicants: [{ nationality: 'DE' }], arrival });
  const [person = passenger()] = PEOPLE;
  await save(browser, orderId, 0, answersFor(person));
  await storePictures(browser.ask, orderId, 0);
  const placed = (await submit(browser, orderId, [person])).json<Schemas['VisaOrder']>();
  expect([placed.status, placed.deadlineAt]).toEqual(['awaitingPayment', momentOf(addDays(today, 1))]);
});

test('an answer that decides which others are asked is not asked again alone', async () => {
  const { orderId } = await paid('leftToStaff');
  await server.runJobs();
  const staff = await newStaff();
  const asked = await act(staff, orderId, { act: 'askCorrection', position: 0, field: 'collectAt', note: 'Where?' });
  expect([asked.statusCode, asked.json().error.fields]).toEqual([422, { field: 'choice_needed' }]);
  expect(PEOPLE.length).toBe(3);
});

test('two people of a request have two passports', async () => {
  const browser = server.newTraveller();
  const { orderId } = await begun(browser, { applicants: [{ nationality: 'DE' }, { nationality: 'DE' }] });
  const [one = passenger(), other = passenger()] = PEOPLE;
  const same = { ...other, passportNumber: one.passportNumber };
  for (const [position, person] of [one, same].entries()) {
    const spaced = position === 1 ? { passportNumber: one.passportNumber?.toLowerCase().replace(/^(...)/, '$1 ') } : {};
    await save(browser, orderId, position, answersFor(person, spaced as { passportNumber?: string }));
    await storePictures(browser.ask, orderId, position);
  }
  expect((await submit(browser, orderId, [one, same])).json().error.fields).toEqual({
    'applicants.1.passportNumber': 'same_passport',
  });
});
