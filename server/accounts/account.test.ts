import { describe, expect, test, vi } from 'vitest';
import { passengerKeptUntil } from '#domain/core/retention.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { DAY_MS, dayOf, momentOf } from '#domain/core/time.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { cleanUp } from '#server/jobs.ts';
import { signIn } from '#server/testing/account.ts';
import { mailsTo, PASSWORD, person } from '#server/testing/person.ts';
import { CONTACT, first, type Order, offersOf, passenger, traveller } from '#server/testing/traveller.ts';

// Password hashing is slow by design, slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const server = testApp();
const somebody = (change = {}) => person(() => server.app, server.deps, change);
type Person = Awaited<ReturnType<typeof somebody>>;

async function stepUp(anna: Person) {
  server.clock.now += 1;
  expect((await anna.ask('POST', '/account/step-up')).statusCode).toBe(200);
  const code = /^(\d{6})/.exec((await mailsTo(server.db, anna.email))[0]?.subject ?? '')?.[1] ?? '';
  return { code, verify: (typed: string) => anna.ask('POST', '/account/step-up/verify', { code: typed }) };
}

describe('the account', () => {
  test('changes what is said and leaves the rest', async () => {
    const anna = await somebody();
    const answer = await anna.ask('PATCH', '/account', { firstName: ' Änna ', calendarMode: 'persian' });
    expectFields(answer.json(), { firstName: 'Änna', lastName: '', calendarMode: 'persian', currency: 'EUR' });
    expect((await anna.ask('GET', '/account')).json()).toEqual(answer.json());
    const long = await anna.ask('PATCH', '/account', { lastName: 'x'.repeat(81) });
    expect(long.json().error.fields).toEqual({ lastName: 'too_long' });
  });

  test('another address counts when it is confirmed, and the old one is told', async () => {
    const anna = await somebody();
    const email = `new-${anna.email}`;
    const change = (currentPassword: string, to = email) =>
      anna.ask('PUT', '/account/email', { email: to, currentPassword });
    expect((await change('wrong')).json().error.fields).toEqual({ currentPassword: 'password_wrong' });
    expect((await change(PASSWORD)).statusCode).toBe(204);
    expectFields((await anna.ask('GET', '/account')).json(), { email: anna.email, pendingEmail: email });
    expect((await mailsTo(server.db, anna.email)).map(({ subject }) => subject)).toEqual([
      'Your e-mail address is about to change',
    ]);
    const token = /token=([\w-]{22})/.exec((await mailsTo(server.db, email))[0]?.body_text ?? '')?.[1];
    const confirm = () => anna.ask('POST', '/email-confirmations', { token });
    expect((await confirm()).statusCode).toBe(200);
    expectFields((await anna.ask('GET', '/account')).json(), { email, pendingEmail: null });
  });

  test('an address that somebody else has, or takes meanwhile, is never taken from them', async () => {
    const anna = await somebody();
    const ben = await somebody();
    const change = (email: string) => anna.ask('PUT', '/account/email', { email, currentPassword: PASSWORD });
    expect((await change(ben.email)).statusCode).toBe(204);
    expect((await mailsTo(server.db, ben.email)).map(({ subject }) => subject)).toEqual([
      'You already have an account',
    ]);

    const email = `late-${anna.email}`;
    await change(email);
    const token = /token=([\w-]{22})/.exec((await mailsTo(server.db, email))[0]?.body_text ?? '')?.[1];
    await server.db.updateTable('account').set({ email }).where('id', '=', ben.accountId).execute();
    const late = await anna.ask('POST', '/email-confirmations', { token });
    expect([late.statusCode, late.json().error.code]).toEqual([410, 'link_expired']);
    expect((await anna.ask('GET', '/account')).json().email).toBe(anna.email);
  });

  test('the phone number needs the password, and a change is mailed', async () => {
    const anna = await somebody();
    const change = (phone: string, currentPassword: string) =>
      anna.ask('PUT', '/account/phone', { phone, currentPassword });
    expect((await change('12', PASSWORD)).json().error.fields).toEqual({ phone: 'phone_invalid' });
    expect((await change('+98 912 3456789', 'wrong')).statusCode).toBe(422);
    expect((await change('+98 912 3456789', PASSWORD)).json().phone).toBe('+98 912 3456789');
    expect((await mailsTo(server.db, anna.email)).map(({ subject }) => subject)).toEqual([
      'Your phone number was changed',
    ]);
  });
});

describe('sign-ins', () => {
  test('are listed, and one or all others can be ended', async () => {
    const anna = await somebody();
    const others = [0, 1, 2].map(() => traveller(() => server.app));
    for (const other of others) await signIn(server.deps, other, { accountId: anna.accountId });
    const sessions = (await anna.ask('GET', '/sessions')).json<{ sessionId: string; isCurrent: boolean }[]>();
    expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, false, false, true]);
    const mine = (await others[0]?.ask('GET', '/sessions'))?.json<typeof sessions>().find((one) => one.isCurrent);
    expect((await anna.ask('DELETE', `/sessions/${mine?.sessionId}`)).statusCode).toBe(204);
    expect((await others[0]?.ask('GET', '/account'))?.statusCode).toBe(401);
    expect((await anna.ask('POST', '/sessions/end-others')).statusCode).toBe(204);
    expect((await others[2]?.ask('GET', '/account'))?.statusCode).toBe(401);
    expect((await anna.ask('GET', '/sessions')).json()).toEqual([
      {
        sessionId: anna.sessionId,
        isCurrent: true,
        device: 'A browser',
        createdAt: expect.any(Number),
        lastSeenAt: expect.any(Number),
      },
    ]);
  });
});

describe('saved passengers', () => {
  const { ageClass: _, ...someone } = passenger();
  const save = (anna: Person, change: object = {}) =>
    anna.ask('POST', '/account/passengers', { ...someone, isMe: false, ...change });

  test('are masked, checked like a booking, and one of them at most is oneself', async () => {
    const anna = await somebody();
    const one = (await save(anna, { isMe: true })).json();
    expect(one).toEqual({
      passengerId: expect.any(String),
      isMe: true,
      title: 'MS',
      firstName: 'Anna',
      lastName: 'Muster',
      birthDate: '1988-03-14',
      nationality: 'DE',
      passportMasked: '•••••0T47',
      passportCountry: 'DE',
      passportExpiry: '2031-05-01',
    });
    const two = (await save(anna, { isMe: true, firstName: 'Bea', passportNumber: 'k1234567' })).json();
    const list = (await anna.ask('GET', '/account/passengers')).json<{ passengerId: string; isMe: boolean }[]>();
    expect(list.map(({ passengerId, isMe }) => [passengerId, isMe])).toEqual([
      [two.passengerId, true],
      [one.passengerId, false],
    ]);
    const wrong = await save(anna, { passportNumber: '', firstName: 'Жnnä', birthDate: '2030-01-01' });
    expect(wrong.json().error.fields).toEqual({
      passportNumber: 'required',
      firstName: 'not_latin',
      birthDate: 'date_in_future',
    });
    const kept = await anna.ask('PUT', `/account/passengers/${two.passengerId}`, {
      ...someone,
      isMe: true,
      firstName: 'Beate',
      passportNumber: '',
    });
    expectFields(kept.json(), { firstName: 'Beate', passportMasked: '••••4567' });
    expect((await anna.ask('DELETE', `/account/passengers/${one.passengerId}`)).statusCode).toBe(204);
    expect((await anna.ask('DELETE', `/account/passengers/${one.passengerId}`)).statusCode).toBe(404);
    const row = await server.db
      .selectFrom('saved_passenger')
      .selectAll()
      .where('id', '=', two.passengerId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/K1234567/i);
  });

  test('are kept a year after the passport ended, which the page says, and no longer', async () => {
    const anna = await somebody();
    const passportExpiry = dayOf(server.clock.now);
    const { ageClass: _, ...one } = passenger();
    expect((await anna.ask('POST', '/account/passengers', { ...one, isMe: true, passportExpiry })).statusCode).toBe(
      201,
    );
    const left = async () =>
      (await server.db.selectFrom('saved_passenger').select('id').where('account_id', '=', anna.accountId).execute())
        .length;
    const last = momentOf(passengerKeptUntil(passportExpiry), 0);
    await cleanUp(server.db, last);
    expect(await left()).toBe(1);
    await cleanUp(server.db, last + DAY_MS);
    expect(await left()).toBe(0);
  });

  test('the thirtieth is the last, also when two come at once', async () => {
    const anna = await somebody();
    for (let count = 0; count < 29; count += 1) await save(anna);
    const both = await Promise.all([save(anna), save(anna)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  test('a whole passport number is shown for ten minutes after a code', async () => {
    const anna = await somebody();
    const { passengerId } = (await save(anna)).json();
    const read = () => anna.ask('GET', `/account/passengers/${passengerId}/passport`);
    expect((await read()).json().error.code).toBe('step_up_required');
    const { code, verify } = await stepUp(anna);
    const wrong = await verify(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
    expectFields([wrong.statusCode, wrong.json().error], [422, { code: 'code_wrong', triesLeft: 4 }]);
    expect((await read()).statusCode).toBe(403);
    expect((await verify(code)).statusCode).toBe(204);
    expect((await read()).json()).toEqual({ passportNumber: 'C01X00T47' });
    expect((await verify(code)).json().error.code).toBe('code_wrong');
    server.clock.now += 600_000;
    expect((await read()).json().error.code).toBe('step_up_required');
  });

  test('a code proves the sign-in that asked for it and no other one of the account', async () => {
    const anna = await somebody();
    const { code, verify } = await stepUp(anna);
    const phone = traveller(() => server.app);
    await signIn(server.deps, phone, { accountId: anna.accountId });
    const there = await phone.ask('POST', '/account/step-up/verify', { code });
    expect([there.statusCode, there.json().error.code]).toEqual([422, 'code_elsewhere']);
    expect((await phone.ask('GET', '/account/export')).statusCode).toBe(403);
    expect((await verify(code)).statusCode).toBe(204);
  });

  test('that a code was asked for elsewhere is said only as long as it could be used there', async () => {
    const anna = await somebody();
    const phone = traveller(() => server.app);
    await signIn(server.deps, phone, { accountId: anna.accountId });
    const { code } = await stepUp(anna);
    const there = async () => (await phone.ask('POST', '/account/step-up/verify', { code })).json().error.code;
    expect(await there()).toBe('code_elsewhere');
    server.clock.now += 600_000;
    expect(await there()).toBe('code_wrong');
  });

  test('one flies with the saved number of one’s own account only', async () => {
    const anna = await somebody();
    const { passengerId } = (await save(anna)).json();
    const submit = async (who: Person) => {
      const offer = first(offersOf(await who.search()));
      const { orderId } = (await who.hold({ offerIds: [offer.offerId] })).json<Order>();
      const saved = { ...passenger({ passportNumber: '' }), savedPassengerId: passengerId };
      return who.submit(orderId, { passengers: [saved], ...CONTACT });
    };
    const own = await submit(anna);
    expect(own.json<Order>().passengers[0]?.passportMasked).toBe('•••••0T47');
    const others = await submit(await somebody());
    expect([others.statusCode, others.json().error.fields]).toEqual([
      422,
      { 'passengers.0.passportNumber': 'required' },
    ]);
  });
});
