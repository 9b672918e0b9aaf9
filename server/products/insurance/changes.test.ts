import { beforeEach, expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { sized } from '#domain/core/testing/sized.ts';
import { DAY_MS, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { asInsurance } from '#server/products/insurance/detail.ts';
import { coverSteps } from '#server/products/insurance/steps.ts';
import { codeOf, policies, traveller } from '#server/products/insurance/testing/policies.ts';
import { policyBlock } from '#server/products/insurance/words.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

const server = bookingApp();
const { read, atBank, issued, ask, quoted, confirm, changed, quoteBack, givenBack, papersOf, check, stateOf } =
  policies(server);
const begin = momentOf('2026-11-20', 15 * 60);
const FIRST = momentOf('2026-12-05');
/** The midnight that ends the thirteen days. */
const END = momentOf('2026-12-18');
beforeEach(() => {
  server.clock.now = begin;
});

const couple = { people: [{ band: 'from12' }, { band: 'from12' }] } as const;
const numbersOf = async (policy: Parameters<typeof papersOf>[0]) =>
  (await papersOf(policy)).map(({ number }) => number);

test('four people stay four days longer: each pays the price of all days less what was paid', async () => {
  const people = [{ band: 'from12' }, { band: 'from12' }, { band: 'under12' }, { band: 'from12' }] as const;
  const births = ['1988-03-14', '1986-01-02', '2018-05-06', '1962-05-03'];
  const policy = await issued(
    { people },
    births.map((day) => traveller(day)),
  );
  const before = await numbersOf(policy);
  server.clock.now = momentOf('2026-12-11', 10 * 60);
  const { change, order } = await changed(policy, { kind: 'extend', lastDay: '2026-12-21', people: [0, 1, 2, 3] });
  expect([change.oldTotal, change.newTotal, change.toPay.EUR]).toEqual([euro(10_500), euro(14_000), euro(3500)]);
  expectFields(order.item, { days: 17, lastDay: '2026-12-21', coverUntil: momentOf('2026-12-22') });
  const after = await numbersOf(policy);
  expect([after.length, after.filter((number) => before.includes(number))]).toEqual([4, []]);
  expect([await stateOf(before[0] ?? ''), await stateOf(after[0] ?? '')]).toEqual(['replaced', 'active']);
});

test('two more days in the same step cost nothing, and no bank is asked', async () => {
  const policy = await issued();
  const { change, order } = await changed(policy, { kind: 'extend', lastDay: '2026-12-19', people: [0] });
  expect([change.toPay.EUR, order.total, order.item.days]).toEqual([euro(0), euro(3000), 15]);
});

test('one of two stays longer: only this certificate is new, and the other ends as it did', async () => {
  const policy = await issued(couple);
  const [first = '', second = ''] = await numbersOf(policy);
  const { order } = await changed(policy, { kind: 'extend', lastDay: '2026-12-25', people: [1] });
  // The order says the days of both, and not the longest of all; a journey says those of each.
  expect(order.summary.title).toBe('Travel insurance for Iran, Standard, 13 to 21 days');
  const detail = asInsurance(
    await server.db.selectFrom('orders').selectAll().where('id', '=', policy.orderId).executeTakeFirstOrThrow(),
  ).detail;
  expect(coverSteps(detail).map(({ title, people }) => [title, people])).toEqual([
    ['Travel insurance for Iran, Standard, 13 days', [0]],
    ['Travel insurance for Iran, Standard, 21 days', [1]],
  ]);
  expect(policyBlock(detail).lines?.[0]).toContain(
    'Sat 5 Dec 2026 to Thu 17 Dec 2026 or Fri 25 Dec 2026, as each certificate says',
  );
  expect(order.item.people.map(({ days, lastDay }) => [days, lastDay])).toEqual([
    [13, '2026-12-17'],
    [21, '2026-12-25'],
  ]);
  const [kept, replaced = ''] = await numbersOf(policy);
  expect([kept, replaced === second]).toEqual([first, false]);
  const answer = (await check(replaced)).json<components['schemas']['InsuranceCheck']>();
  expectFields(answer, { days: 21, lastDay: '2026-12-25', place: 2, count: 2 });
  server.clock.now = END;
  expect([await stateOf(first), await stateOf(replaced), await stateOf(second)]).toEqual([
    'ended',
    'active',
    'replaced',
  ]);
  // Whose cover is over needs a new policy; who is covered may go on.
  expect(codeOf(await ask(policy, { kind: 'extend', lastDay: '2026-12-30', people: [0] }))).toEqual([
    409,
    'not_allowed',
    undefined,
  ]);
  expect((await changed(policy, { kind: 'extend', lastDay: '2026-12-26', people: [1] })).order.item.days).toBe(22);
});

test.each([
  [{ lastDay: '2026-12-17', people: [0] }, { lastDay: 'last_day_early' }],
  [{ lastDay: '2026-12-01', people: [0] }, { lastDay: 'last_day_early' }],
  [{ lastDay: '2027-03-07', people: [0] }, { lastDay: 'days_invalid' }],
  [{ lastDay: '', people: [0] }, { lastDay: 'required' }],
  [{ lastDay: '2026-02-30', people: [0] }, { lastDay: 'date_invalid' }],
  [{ lastDay: '2026-12-20', people: [1] }, { people: 'person_left' }],
])('an extension by %j is refused: %j', async (wish, fields) => {
  const policy = await issued();
  expect(codeOf(await ask(policy, { kind: 'extend', ...wish }))).toEqual([422, 'invalid_details', fields]);
});

test('ninety-two days in all are the most, over the turn of the year', async () => {
  const policy = await issued();
  expectFields((await changed(policy, { kind: 'extend', lastDay: '2027-03-06', people: [0] })).order.item, {
    days: 92,
  });
  expect(codeOf(await ask(policy, { kind: 'extend', lastDay: '2027-03-07', people: [0] }))[2]).toEqual({
    lastDay: 'days_invalid',
  });
});

test('in steps it costs what one purchase would, also over a birthday', async () => {
  // 65 on the third day: the age on the first day decides.
  const policy = await issued({ days: 3 }, [traveller('1961-12-07')]);
  for (const lastDay of ['2026-12-08', '2026-12-12', '2026-12-20', '2027-01-30']) {
    server.clock.now += DAY_MS;
    await changed(policy, { kind: 'extend', lastDay, people: [0] });
  }
  const once = await issued({ firstDay: '2026-12-05', days: 57 }, [traveller('1961-12-07')]);
  expect((await read(policy)).total).toEqual(once.order.total);
});

test('it is extended until the last midnight in Tehran, and not after it', async () => {
  const policy = await issued();
  server.clock.now = END - 1;
  expect((await quoted(policy, { kind: 'extend', lastDay: '2026-12-21', people: [0] })).toPay.EUR).toEqual(euro(1000));
  server.clock.now = END;
  expect(codeOf(await ask(policy, { kind: 'extend', lastDay: '2026-12-21', people: [0] }))).toEqual([
    409,
    'not_allowed',
    undefined,
  ]);
});

test('a payment that the bank confirms shortly after the last midnight still extends; much later the money goes back', async () => {
  const [soon, late] = [await issued(), await issued()];
  server.clock.now = END - MINUTE_MS;
  const charges = [];
  for (const policy of [soon, late]) {
    const { toPay } = await quoted(policy, { kind: 'extend', lastDay: '2026-12-21', people: [0] });
    charges.push(await atBank(policy, toPay.EUR));
  }
  server.clock.now = END + 5 * MINUTE_MS;
  await server.sandbox.decide(charges[0] ?? '', { status: 'succeeded' });
  await server.runJobs();
  server.clock.now = END + 12 * MINUTE_MS;
  await server.sandbox.decide(charges[1] ?? '', { status: 'succeeded' });
  await server.runJobs();
  await server.runJobs();
  const [extended, over] = [await read(soon), await read(late)];
  expect([extended.item.days, over.item.days, over.change?.status]).toEqual([17, 13, 'refused']);
  expect(await server.sandbox.verify(charges[1] ?? '')).toEqual({ status: 'refunded', amount: euro(1000) });
});

test('the visa comes late: all days move before the first one, by the ages on the new first day', async () => {
  const policy = await issued(couple, [traveller('1961-12-07'), traveller()]);
  const [old = ''] = await numbersOf(policy);
  const { change, order } = await changed(policy, { kind: 'move', firstDay: '2026-12-09', lastDay: '2026-12-21' });
  // One has become 65.
  expect([change.toPay.EUR, order.item.people.map(({ band }) => band)]).toEqual([euro(500), ['from65', 'from12']]);
  expectFields(order.item, { firstDay: '2026-12-09', coverFrom: momentOf('2026-12-09'), lastDay: '2026-12-21' });
  expect([await stateOf(old), order.summary.startsAt]).toEqual(['replaced', momentOf('2026-12-09')]);
  const back = await changed(policy, { kind: 'move', firstDay: '2026-12-05', lastDay: '2026-12-11' });
  expect([back.change.toGive.sum, back.order.total]).toEqual([euro(6500 - 4000), euro(4000)]);
});

test.each([
  [{ firstDay: '2026-11-19', lastDay: '2026-12-01' }, { firstDay: 'date_in_past' }],
  [
    { firstDay: '', lastDay: '' },
    { firstDay: 'required', lastDay: 'required' },
  ],
  [{ firstDay: '2026-12-09', lastDay: '2026-12-08' }, { lastDay: 'last_before_first' }],
  [{ firstDay: '2026-12-09', lastDay: '2027-03-11' }, { lastDay: 'days_invalid' }],
  [{ firstDay: '2026-12-05', lastDay: '2026-12-17' }, { kind: 'nothing_changed' }],
])('to move it to %j is refused: %j', async (wish, fields) => {
  expect(codeOf(await ask(await issued(), { kind: 'move', ...wish }))).toEqual([422, 'invalid_details', fields]);
});

test('what has begun is not moved, nor what was bought in Iran', async () => {
  const policy = await issued();
  const inIran = await issued({ isInIran: true, firstDay: '' });
  const wish = { kind: 'move', firstDay: '2026-12-09', lastDay: '2026-12-21' } as const;
  expect(codeOf(await ask(inIran, wish))[1]).toBe('not_allowed');
  server.clock.now = FIRST;
  expect(codeOf(await ask(policy, wish))[1]).toBe('not_allowed');
});

test('a passport that was renewed: the number is corrected free of charge, encrypted, and told to nobody before it stands', async () => {
  const [holder, other] = [traveller(), traveller()];
  const policy = await issued(couple, [holder, other]);
  const [old = '', kept] = await numbersOf(policy);
  const { title, lastName, firstName } = holder;
  const wish = {
    kind: 'correct',
    person: 0,
    title: title as 'MS',
    firstName,
    lastName,
    passportNumber: 'c01x 00k93',
  } as const;
  const change = await quoted(policy, wish);
  expect([change.toPay.EUR, change.people]).toEqual([euro(0), [{ position: 0, title: 'MS', firstName, lastName }]]);
  const row = await server.db
    .selectFrom('order_change')
    .selectAll()
    .where('id', '=', change.changeId)
    .executeTakeFirst();
  expect(JSON.stringify(row)).not.toContain('C01X00K93');
  await confirm(policy, change);
  const after = await read(policy);
  expectFields(after.passengers[0] ?? {}, { firstName, passportMasked: '•••••0K93' });
  const papers = await papersOf(policy);
  expect([papers[1]?.number, papers[0]?.number === old]).toEqual([kept, false]);
  const ended = await server.db
    .selectFrom('order_change')
    .select('people')
    .where('id', '=', change.changeId)
    .executeTakeFirst();
  expect(ended?.people).toEqual([]);
  expect([await stateOf(old), after.item.people]).toEqual(['replaced', policy.order.item.people]);
});

test('a correction of nothing, of another’s passport or of who has left is refused; an empty number stays', async () => {
  const [holder, other] = [traveller(), traveller()];
  const policy = await issued(couple, [holder, other]);
  const { firstName, lastName } = holder;
  const wish = { kind: 'correct', person: 0, title: 'MS', firstName, lastName, passportNumber: '' } as const;
  expect(codeOf(await ask(policy, wish))[2]).toEqual({ firstName: 'nothing_changed' });
  expect(codeOf(await ask(policy, { ...wish, passportNumber: holder.passportNumber ?? '' }))[2]).toEqual({
    firstName: 'nothing_changed',
  });
  expect(codeOf(await ask(policy, { ...wish, passportNumber: other.passportNumber ?? '' }))[2]).toEqual({
    passportNumber: 'same_passport',
  });
  expect(codeOf(await ask(policy, { ...wish, firstName: '', passportNumber: '1' }))[2]).toEqual({
    firstName: 'required',
    passportNumber: 'passport_invalid',
  });
  await givenBack(policy, [0]);
  expect(codeOf(await ask(policy, { ...wish, firstName: `${firstName}a` }))[2]).toEqual({ person: 'person_left' });
  expect(
    (await changed(policy, { ...wish, person: 1, firstName: `${other.firstName}a`, lastName: other.lastName })).order
      .passengers[1]?.passportMasked,
  ).not.toBe('');
});

test('nobody becomes somebody else: three letters in all, and no new number with a new name, before the start and after it', async () => {
  const [holder, twin] = [traveller(), traveller()];
  const policy = await issued(couple, [holder, twin]);
  const { firstName, lastName } = holder;
  const own = { kind: 'correct', person: 0, title: 'MS', firstName, lastName, passportNumber: '' } as const;
  const refusedAs = async (change: Partial<typeof own | { title: 'MR' } | Record<string, string>>) =>
    codeOf(await ask(policy, { ...own, ...change } as Parameters<typeof ask>[1]));
  for (const now of [begin, FIRST + DAY_MS]) {
    server.clock.now = now;
    for (const [change, fields] of [
      [{ firstName: 'Waldemar' }, { firstName: 'too_many_letters' }],
      [{ lastName: `${lastName}sson` }, { lastName: 'too_many_letters' }],
      [{ firstName: twin.firstName, lastName: twin.lastName }, { firstName: 'same_person' }],
      [{ firstName: `${firstName}a`, passportNumber: 'C01X00K94' }, { passportNumber: 'name_and_number' }],
      [{ title: 'MR', passportNumber: 'C01X00K94' }, { passportNumber: 'name_and_number' }],
    ] as const)
      expect(await refusedAs(change)).toEqual([422, 'invalid_details', fields]);
  }
  // Letters of earlier corrections count, also those that are taken back.
  await changed(policy, { ...own, firstName: `${firstName}xy` });
  expect((await refusedAs({ firstName }))[2]).toEqual({ firstName: 'too_many_letters' });
  await changed(policy, { ...own, firstName: `${firstName}xyz` });
  expect((await refusedAs({ firstName: `${firstName}xy` }))[2]).toEqual({ firstName: 'too_many_letters' });
  // A gender and the number of a renewed passport are no letters.
  await changed(policy, { ...own, title: 'MR' as 'MS', firstName: `${firstName}xyz` });
  const renewed = { title: 'MR' as 'MS', firstName: `${firstName}xyz`, passportNumber: 'C01X00K95' };
  const { order } = await changed(policy, { ...own, ...renewed });
  expectFields(order.passengers[0] ?? {}, { title: 'MR', passportMasked: '•••••0K95' });
});

test('a replaced number says the days that it had, and not those of what came after it', async () => {
  const policy = await issued(couple);
  const days = async (number: string) => {
    const { state, firstDay, lastDay, days, coverFrom, coverUntil } = (await check(number)).json<
      components['schemas']['InsuranceCheck']
    >();
    expect([coverFrom, coverUntil]).toEqual([momentOf(firstDay), momentOf(lastDay) + DAY_MS]);
    return [state, firstDay, lastDay, days];
  };
  const [first = ''] = await numbersOf(policy);
  await changed(policy, { kind: 'extend', lastDay: '2026-12-25', people: [0] });
  const [second = ''] = await numbersOf(policy);
  await changed(policy, { kind: 'move', firstDay: '2026-12-09', lastDay: '2026-12-21' });
  const [third = ''] = await numbersOf(policy);
  expect([await days(first), await days(second), await days(third)]).toEqual([
    ['replaced', '2026-12-05', '2026-12-17', 13],
    ['replaced', '2026-12-05', '2026-12-25', 21],
    ['scheduled', '2026-12-09', '2026-12-21', 13],
  ]);
});

test('all but five euros of each come back before the first day, of one as of all; after it nothing', async () => {
  const policy = await issued(couple);
  const [first = '', second = ''] = await numbersOf(policy);
  expect(await givenBack(policy, [0])).toEqual(euro(2500));
  expect([await stateOf(first), await stateOf(second)]).toEqual(['cancelled', 'scheduled']);
  expectFields((await check(second)).json(), { place: 2, count: 1 });
  expect(await givenBack(policy)).toEqual(euro(2500));
  expect([(await read(policy)).status, await stateOf(second)]).toEqual(['refunded', 'cancelled']);
  const other = await issued();
  server.clock.now = FIRST - 1;
  expect((await quoteBack(other)).json().refund).toEqual(euro(2500));
  server.clock.now = FIRST;
  expect(codeOf(await quoteBack(other)).slice(0, 2)).toEqual([409, 'not_allowed']);
});

test('who has left is not extended nor moved, and the price of who stays goes on', async () => {
  const policy = await issued(couple);
  await changed(policy, { kind: 'extend', lastDay: '2026-12-25', people: [0] });
  await givenBack(policy, [0]);
  expectFields((await read(policy)).item, { days: 13, lastDay: '2026-12-17' });
  expect(codeOf(await ask(policy, { kind: 'extend', lastDay: '2026-12-30', people: [0, 1] }))[2]).toEqual({
    people: 'person_left',
  });
  const { change, order } = await changed(policy, { kind: 'move', firstDay: '2026-12-09', lastDay: '2026-12-25' });
  expect([change.toPay.EUR, order.item.lastDay, order.summary.endsAt]).toEqual([
    euro(1000),
    '2026-12-25',
    momentOf('2026-12-26'),
  ]);
  expect(await givenBack(policy)).toEqual(euro(4000 - 500));
});

test('two tabs extend it at once, a hundred times: one second payment each time, and one price', {
  timeout: 900_000,
}, async () => {
  for (let round = 0; round < sized(5, 100); round += 1) {
    const policy = await issued();
    const wish = { kind: 'extend' as const, lastDay: '2026-12-21', people: [0] };
    const answers = await Promise.all([ask(policy, wish), ask(policy, wish)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const body = { total: euro(1000), cancelPackage: false, rulesAccepted: true };
    const opened = await Promise.all([
      policy.browser.pay(policy.orderId, body),
      policy.browser.pay(policy.orderId, body),
    ]);
    const charges = opened.flatMap((answer) =>
      answer.statusCode === 201 ? [answer.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? ''] : [],
    );
    for (const charge of new Set(charges)) await server.sandbox.decide(charge, { status: 'succeeded' });
    await server.runJobs();
    await server.runJobs();
    const after = await read(policy);
    expect([after.item.days, after.total, after.paid, (await papersOf(policy)).length]).toEqual([
      17,
      euro(4000),
      euro(4000),
      1,
    ]);
  }
});

test('a policy that is being given back is not extended, and one that is quoted is', async () => {
  const policy = await issued();
  const wish = { kind: 'extend' as const, lastDay: '2026-12-21', people: [0] };
  const change = await quoted(policy, wish);
  await givenBack(policy);
  expect(codeOf(await ask(policy, wish))[1]).toBe('not_allowed');
  const body = { total: change.toPay.EUR, cancelPackage: false, rulesAccepted: true };
  expect((await policy.browser.pay(policy.orderId, body)).statusCode).toBe(409);
});

test('a bank that takes its money back before the start ends the cover; what has begun stays, and a person is told', async () => {
  const [before, after] = [await issued(), await issued()];
  const [[early = ''], [late = '']] = [await numbersOf(before), await numbersOf(after)];
  await server.sandbox.refund(before.chargeId, euro(3000));
  await server.runJobs();
  await server.runJobs();
  expect([(await read(before)).status, await stateOf(early)]).toEqual(['refunded', 'cancelled']);
  server.clock.now = FIRST + DAY_MS;
  await server.sandbox.refund(after.chargeId, euro(3000));
  await server.runJobs();
  await server.runJobs();
  expect([(await read(after)).status, await stateOf(late)]).toEqual(['issued', 'active']);
});

const added = (change: Partial<ReturnType<typeof traveller>> = {}) => {
  const one = traveller('1961-06-20', change);
  const { title, firstName, lastName, birthDate = '', nationality = '', passportNumber = '' } = one;
  const person = { title: title as 'MR', firstName, lastName, birthDate, nationality, passportNumber };
  return { kind: 'add' as const, person };
};

test('one more person before the start: paid by the age on the first day, with a certificate beside those that stay', async () => {
  const policy = await issued(couple);
  const before = await numbersOf(policy);
  const wish = added({ title: 'MR', passportNumber: 'C01X00B60' });
  const { change, order } = await changed(policy, wish);
  expect([change.toPay.EUR, change.people]).toEqual([
    euro(3500),
    [{ position: 2, title: 'MR', firstName: wish.person.firstName, lastName: wish.person.lastName }],
  ]);
  expect([order.item.people.map(({ band, days }) => [band, days]), order.summary.people]).toEqual([
    [
      ['from12', 13],
      ['from12', 13],
      ['from65', 13],
    ],
    3,
  ]);
  expectFields(order.passengers[2] ?? {}, { title: 'MR', nationality: 'DE', passportMasked: '•••••0B60' });
  const papers = await papersOf(policy);
  expect(papers.map(({ position, holder }) => [position, holder?.person])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ]);
  expect(papers.map(({ number }) => number).slice(0, 2)).toEqual(before);
  const third = papers[2]?.number ?? '';
  expectFields((await check(third)).json(), { state: 'scheduled', place: 3, count: 3 });
  const mails = server.db.selectFrom('outbox').select('body_text').where('order_id', '=', policy.orderId);
  const told = await mails.where('kind', '=', 'change').execute();
  expect(told.map(({ body_text }) => body_text.includes(third))).toEqual([true]);
  expect(await givenBack(policy, [2])).toEqual(euro(3000));
  expect(await givenBack(policy)).toEqual(euro(5000));
});

test('who is added is checked like all others, and nobody is added after the start or as a tenth', async () => {
  const policy = await issued(couple);
  const passportNumber = policy.passengers[0]?.passportNumber ?? '';
  const wrong = { firstName: 'Mr John', birthDate: '2026-11-21', nationality: '', passportNumber };
  expect(codeOf(await ask(policy, added(wrong)))[2]).toEqual({
    firstName: 'name_with_title',
    birthDate: 'date_in_future',
    nationality: 'required',
    passportNumber: 'same_passport',
  });
  server.clock.now = FIRST;
  expect(codeOf(await ask(policy, added()))[1]).toBe('not_allowed');
  server.clock.now = begin;
  const full = await issued({ people: Array.from({ length: 9 }, () => ({ band: 'from12' as const })) });
  expect(codeOf(await ask(full, added()))[2]).toEqual({ person: 'too_many_passengers' });
});

test('nobody is added to a policy that was bought in Iran, before its cover begins or after', async () => {
  const policy = await issued({ isInIran: true, firstDay: '' });
  for (const now of [begin, begin + 10 * DAY_MS]) {
    server.clock.now = now;
    expect(codeOf(await ask(policy, added())).slice(0, 2)).toEqual([409, 'not_allowed']);
  }
});

test('where one of nine has left, another is added, changed and given back like the others', async () => {
  const policy = await issued({ people: Array.from({ length: 9 }, () => ({ band: 'from12' as const })) });
  await givenBack(policy, [3]);
  const wish = added();
  const { order } = await changed(policy, wish);
  expect(order.passengers.length).toBe(10);
  expect(codeOf(await ask(policy, added()))[2]).toEqual({ person: 'too_many_passengers' });
  await changed(policy, { kind: 'extend', lastDay: '2026-12-25', people: [9] });
  const { firstName, lastName } = wish.person;
  await changed(policy, {
    ...{ kind: 'correct', person: 9, title: 'MS', firstName, lastName, passportNumber: 'C01X00N99' },
  });
  const number = (await papersOf(policy)).find(({ holder }) => holder?.person === 9)?.number ?? '';
  expectFields((await check(number)).json(), { state: 'scheduled', place: 10, lastDay: '2026-12-25' });
  expect(await givenBack(policy, [9])).toEqual(euro(4500 - 500));
});

test('whose visa for these days was refused gets all of it back; the others pay the fee', async () => {
  const [refused, other] = [traveller(), traveller()];
  const policy = await issued(couple, [refused, other]);
  const refusal = async (from: string, to: string) => {
    const visa = await issued({ firstDay: '2027-05-01' }, [refused]);
    const gives = JSON.stringify([{ kind: 'visaRefused', people: [0], from, to }]);
    const owners = server.db.selectFrom('orders').select(['owner']).where('id', '=', policy.orderId);
    const { owner } = await owners.executeTakeFirstOrThrow();
    await server.db.updateTable('orders').set({ gives, owner }).where('id', '=', visa.orderId).execute();
  };
  await refusal('2026-03-01', '2026-03-20');
  expect((await quoteBack(policy)).json().refund).toEqual(euro(5000));
  await refusal('2026-12-10', '2026-12-30');
  expect((await quoteBack(policy)).json().refund).toEqual(euro(5500));
  expect([await givenBack(policy, [0]), await givenBack(policy)]).toEqual([euro(3000), euro(2500)]);
});

test.each([
  [{ kind: 'extend', lastDay: '2026-12-21', people: [] }, 'wish.people'],
  [{ kind: 'extend', lastDay: '2026-12-21', people: [18] }, 'wish.people.0'],
  [{ kind: 'extend', people: [0] }, 'wish.lastDay'],
  [{ kind: 'extend', lastDay: '2026-12-21', people: [0], more: 1 }, 'wish.more'],
  [{ kind: 'move', firstDay: 5, lastDay: '' }, 'wish.firstDay'],
  [{ kind: 'correct', person: 0 }, 'wish.title'],
  [{ kind: 'add', person: { title: 'MS' } }, 'wish.person.firstName'],
  [{ kind: 'shorten' }, 'wish.kind'],
  [{ lastDay: '2026-12-21' }, 'wish.kind'],
])('a wish that the contract does not know, %j, is told by its own field: %s', async (wish, field) => {
  const { browser, orderId } = await issued();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const answer = await browser.ask('POST', `/orders/${orderId}/changes`, { wish }, headers);
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [field]]);
});
