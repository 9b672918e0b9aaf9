import { beforeAll, expect, test, vi } from 'vitest';
import { addDays, DAY_MS, dayOf, HOUR_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { remindOfCodes } from '#server/products/visa/reminders.ts';
import { PLACES, visaBuyer } from '#server/products/visa/testing/buyer.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { nameStaff, staffSignedIn } from '#server/testing/staff.ts';

// Password hashing is slow by design.
vi.setConfig({ testTimeout: 120_000 });

type Schemas = components['schemas'];
const server = bookingApp();
const { paid } = visaBuyer(server);
beforeAll(() => nameStaff(server, { Reza: ['visa.read', 'visa.review'] }));

const subjectsOf = async (orderId: string) =>
  (
    await server.db
      .selectFrom('outbox')
      .select('subject')
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .execute()
  ).map(({ subject }) => subject.replace(/: SFR-.*/, ''));

const staffActs = async (orderId: string) => {
  const path = `/staff/visa/requests/${orderId}`;
  return async (said: object) => {
    const staff = await staffSignedIn(server, 'Reza');
    const { version } = (await staff.ask('GET', path)).json<Schemas['StaffVisaRequest']>();
    const answer = await staff.ask('POST', `${path}/acts`, { version, ...said });
    expect([said, answer.statusCode]).toEqual([said, 200]);
  };
};

const requestOf = async ({ browser, orderId }: Awaited<ReturnType<typeof paid>>) =>
  (await browser.ask('GET', `/visa/requests/${orderId}`)).json<Schemas['VisaRequest']>();

async function waitDays(days: number): Promise<void> {
  server.clock.now += days * DAY_MS;
  await server.runJobs();
  await remindOfCodes(server.deps, (error) => {
    throw error;
  });
}

test('who is asked is reminded once, two days before the last day to answer', async () => {
  const request = await paid('leftToStaff');
  await server.runJobs();
  const act = await staffActs(request.orderId);
  await act({ act: 'askCorrection', position: PLACES[0], field: 'fatherName', note: 'In full, please.' });
  const answerBy = (await requestOf(request)).applicants[0]?.correction?.answerBy ?? '';
  const left = Math.round((Date.parse(answerBy) - Date.parse(dayOf(server.clock.now))) / DAY_MS);
  const reminders = async () =>
    (await subjectsOf(request.orderId)).filter((subject) => subject === 'Your visa request waits for your answer')
      .length;
  await waitDays(left - 3);
  expect(await reminders()).toBe(0);
  await waitDays(1);
  expect(await reminders()).toBe(1);
  await waitDays(1);
  expect(await reminders()).toBe(1);
});

test('who has a code is reminded once, a week before it ends', async () => {
  const request = await paid();
  for (let step = 0; step < 4; step += 1) {
    server.clock.now += HOUR_MS;
    await server.runJobs();
  }
  const { codeUntil } = (await requestOf(request)).applicants[0] ?? {};
  expect(codeUntil).toEqual(expect.any(String));
  const reminders = async () =>
    (await subjectsOf(request.orderId)).filter((subject) => subject === 'Your authorization code ends soon').length;
  await waitDays(0);
  expect(await reminders()).toBe(0);
  // A code that expires before the journey: the arrival is so far away that the week before its end comes first.
  const endsOn = addDays(dayOf(server.clock.now), 8);
  await setCodeUntil(request.orderId, endsOn);
  await waitDays(0);
  expect(await reminders()).toBe(0);
  await waitDays(1);
  expect(await reminders()).toBe(1);
  await waitDays(1);
  expect(await reminders()).toBe(1);
});

async function setCodeUntil(orderId: string, codeUntil: string): Promise<void> {
  const row = server.db.selectFrom('orders').select('detail').where('id', '=', orderId);
  const detail = (await row.executeTakeFirstOrThrow()).detail as { review: { people: object[] } };
  const people = detail.review.people.map((person) => ({ ...person, codeUntil }));
  await server.db
    .updateTable('orders')
    .set({ detail: JSON.stringify({ ...detail, review: { people } }) })
    .where('id', '=', orderId)
    .execute();
}

test('what happened is told with its moment, to whose the request is', async () => {
  const request = await paid('leftToStaff');
  await server.runJobs();
  const act = await staffActs(request.orderId);
  const position = PLACES[0];
  const begunAt = server.clock.now;
  for (const said of [
    { act: 'begin', position },
    { act: 'askCorrection', position, field: 'fatherName', note: 'In full, please.' },
  ]) {
    server.clock.now += HOUR_MS;
    await act(said);
  }
  const { applicants } = await requestOf(request);
  expect(applicants.find((one) => one.position === position)?.history).toEqual([
    { step: 'submitted', at: begunAt, field: null },
    { step: 'underReview', at: begunAt + HOUR_MS, field: null },
    { step: 'actionNeeded', at: begunAt + 2 * HOUR_MS, field: 'fatherName' },
  ]);
});
