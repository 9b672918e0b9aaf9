import { expect, test } from 'vitest';
import { COVERED_MESSAGE_DAYS } from '#domain/core/retention.ts';
import { addDays, DAY_MS, dayOf, HOUR_MS, momentOf } from '#domain/core/time.ts';
import { createServer } from '#server/app.ts';
import { linkPages } from '#server/http/link-page.ts';
import { cleanUp } from '#server/jobs.ts';
import { importFile } from '#server/products/transport/inventory/import-file.ts';
import { readSample } from '#server/products/transport/inventory/prices.ts';
import { linkPages as pages } from '#server/products/transport/link-pages.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { PASSWORD, person } from '#server/testing/person.ts';
import { traveller } from '#server/testing/traveller.ts';

const server = bookingApp({ extend: async (app, { db }) => void (await app.register(linkPages, { db, pages })) });

/** The clock stands at 11:30 on 20 November in Tehran. */
const DAY = '2026-12-31';
const wish = (email: string, more: object = {}) => ({ from: 'tehran', to: 'mashhad', day: DAY, email, ...more });
const ask = (
  body: object,
  kind = 'train',
  browser: Pick<ReturnType<typeof server.newTraveller>, 'ask'> = server.newTraveller(),
) => browser.ask('POST', `/transport/runs/${kind}/openings`, body);
const rows = (email: string) =>
  server.db.selectFrom('transport_opening').selectAll().where('email', '=', email).execute();
const mailsTo = async (email: string) => {
  const mails = server.db.selectFrom('outbox').select(['subject', 'body_text']).where('recipient', '=', email);
  return await mails.orderBy('created_at').execute();
};
const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const ASKED = 'We tell you when the sale opens';
const OPEN = 'The sale is open';
const linkOf = (text = '') => /\/sale-opens\/[0-9a-f-]{36}/.exec(text)?.[0] ?? '';

async function at(moment: number): Promise<void> {
  server.clock.now = moment;
  await server.runJobs();
}

test('thirty days ahead the sale opens at midnight in Tehran, and the list says so', async () => {
  const list = (
    await server.newTraveller().ask('GET', `/transport/runs/train?from=tehran&to=mashhad&day=${DAY}&women=1`)
  ).json();
  expect([list.opensAt, list.runs[0].sale, list.runs[0].classes[0].ways]).toEqual([
    Date.parse('2026-12-01T00:00+03:30'),
    'notYet',
    [],
  ]);
});

test('one mail at once and one when the sale opens, and the wish is deleted', async () => {
  const start = server.clock.now;
  const email = 'ada@example.org';
  expect((await ask(wish('  Ada@Example.org. '))).statusCode).toBe(204);
  expect(await rows(email)).toHaveLength(1);
  const [asked] = await mailsTo(email);
  expect(asked?.subject).toBe(ASKED);
  expect(asked?.body_text).toContain('trains from Tehran to Mashhad on Thu 31 Dec 2026');
  expect(asked?.body_text).toContain('00:00 on Tue 1 Dec 2026');
  const opens = Date.parse('2026-12-01T00:00+03:30');
  await at(opens - 1);
  expect(await subjects(email)).toEqual([ASKED]);
  await at(opens);
  await at(opens);
  expect(await subjects(email)).toEqual([ASKED, OPEN]);
  expect(await rows(email)).toEqual([]);
  const { body_text } = (await mailsTo(email))[1] ?? { body_text: '' };
  expect(body_text).toContain('/iran-transportation?kind=train&from=tehran&to=mashhad&day=2026-12-31');
  expect(body_text).not.toContain('example.org');
  server.clock.now = start;
});

test('a known address gets the same answer and no second mail; another day is another wish', async () => {
  const email = 'bea@example.org';
  const first = await ask(wish(email));
  const again = await ask(wish(email.toUpperCase()));
  expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
  expect(await subjects(email)).toEqual([ASKED]);
  await ask(wish(email, { day: '2027-01-01' }));
  await ask(wish(email, { day: '2027-02-01', to: 'isfahan' }), 'bus');
  expect(await rows(email)).toHaveLength(3);
});

test('an address has five wishes at most, whoever asks, and the sixth answer is the same', async () => {
  const email = 'cleo@example.org';
  const days = Array.from({ length: 7 }, (_, index) => addDays(DAY, index));
  const answers = await Promise.all(days.map((day) => ask(wish(email, { day }))));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode}${body}`))).toEqual(new Set(['204']));
  expect(await rows(email)).toHaveLength(5);
  expect(await subjects(email)).toHaveLength(5);
});

test.each([
  ['no address', wish(''), 'email', 'required'],
  ['half an address', wish('ada@'), 'email', 'email_invalid'],
  ['a day that is sold', wish('dora@example.org', { day: '2026-12-20' }), 'day', 'sale_is_open'],
  ['two towns without a train', wish('dora@example.org', { to: 'tehran' }), 'day', 'nothing_runs'],
  ['a day that is over', wish('dora@example.org', { day: '2026-11-01' }), 'day', 'date_in_past'],
  ['a day that is far', wish('dora@example.org', { day: '2027-09-17' }), 'day', 'date_too_far'],
])('%s is refused in words', async (_, body, field, problem) => {
  const answer = await ask(body);
  expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { [field]: problem }]);
  expect(await rows('dora@example.org')).toEqual([]);
});

test('the last day before the sale opens can be asked for, the first on sale cannot', async () => {
  const today = dayOf(server.clock.now);
  expect((await ask(wish('emil@example.org', { day: addDays(today, 30) }))).json().error.fields).toEqual({
    day: 'sale_is_open',
  });
  expect((await ask(wish('emil@example.org', { day: addDays(today, 31) }))).statusCode).toBe(204);
});

test('the link of the first mail asks, its button takes the wish back, and no other mail comes', async () => {
  const email = 'fay@example.org';
  await ask(wish(email));
  const path = linkOf((await mailsTo(email))[0]?.body_text);
  const page = await server.app.inject(path);
  expect(page.body).toContain('f•••@example.org');
  expect(page.body).toContain('trains from Tehran to Mashhad');
  expect(await rows(email)).toHaveLength(1);
  expect((await server.app.inject({ method: 'POST', url: path })).body).toContain('No mail comes when the sale opens');
  expect((await server.app.inject(path)).body).toContain('No mail comes when the sale opens');
  const start = server.clock.now;
  await at(momentOf(addDays(DAY, -30)));
  expect(await subjects(email)).toEqual([ASKED]);
  server.clock.now = start;
});

test('what was taken back stays until the sale opens, so nobody can ask for it again', async () => {
  const email = 'ivo@example.org';
  const start = server.clock.now;
  const days = Array.from({ length: 6 }, (_, index) => addDays(DAY, index));
  for (const day of days.slice(0, 5)) await ask(wish(email, { day }));
  for (const { body_text } of await mailsTo(email)) await server.app.inject({ method: 'POST', url: linkOf(body_text) });
  // Neither the same nor another one: five are five.
  for (const day of days) expect((await ask(wish(email, { day }))).statusCode).toBe(204);
  expect(await subjects(email)).toHaveLength(5);
  expect(await rows(email)).toHaveLength(5);
  await at(momentOf(addDays(DAY, -30)));
  expect([(await rows(email)).length, (await subjects(email)).length]).toEqual([4, 5]);
  await at(momentOf(addDays(DAY, -26)));
  expect([await rows(email), (await subjects(email)).length]).toEqual([[], 5]);
  server.clock.now = start;
});

test('its mails to an address without an account are deleted after 30 days', async () => {
  const email = 'jon@example.org';
  const start = server.clock.now;
  await ask(wish(email));
  const opens = momentOf(addDays(DAY, -30));
  await at(opens);
  await server.runJobs();
  await cleanUp(server.db, opens + COVERED_MESSAGE_DAYS * DAY_MS);
  expect(await subjects(email)).toEqual([OPEN]);
  await cleanUp(server.db, opens + COVERED_MESSAGE_DAYS * DAY_MS + 1);
  expect(await subjects(email)).toEqual([]);
  server.clock.now = start;
});

test('an address is written to for three wishes a day, whoever asks, and nobody learns of it', async () => {
  const deps = { ...server.deps, config: { ...server.deps.config, rateLimitFactor: 1 } };
  server.clock.now += 2 * HOUR_MS; // the network has asked in other tests
  const strict = await createServer({ deps });
  const browserOf = () =>
    traveller(
      () => strict,
      () => deps.config.publicUrl,
    );
  const answers: string[] = [];
  for (const [index, typed] of [
    'kim@example.org',
    'Kim@Example.org',
    ' kim@example.org.',
    'KIM@example.org',
  ].entries()) {
    const { statusCode, body } = await ask(wish(typed, { day: addDays(DAY, index) }), 'train', browserOf());
    answers.push(`${statusCode}${body}`);
    // The same again is no other wish.
    await ask(wish(typed, { day: addDays(DAY, index) }), 'train', browserOf());
  }
  expect(answers).toEqual(['204', '204', '204', '204']);
  expect(await subjects('kim@example.org')).toHaveLength(3);
  server.clock.now += DAY_MS;
  await ask(wish('kim@example.org', { day: addDays(DAY, 4) }), 'train', browserOf());
  expect(await subjects('kim@example.org')).toHaveLength(4);
  await strict.close();
});

test('what follows a plus in the name of an address makes no other mailbox', async () => {
  const labels = [
    'lea@example.org',
    'lea+a@example.org',
    'Lea+b@Example.org',
    'lea+c+d@example.org',
    'lea+e@example.org',
  ];
  for (const [index, typed] of [...labels, 'lea+f@example.org', 'lea@example.org'].entries())
    expect((await ask(wish(typed, { day: addDays(DAY, index) }))).statusCode).toBe(204);
  const sent = server.db.selectFrom('outbox').select('recipient').where('recipient', 'like', 'lea%@example.org');
  expect((await sent.orderBy('created_at').execute()).map(({ recipient }) => recipient).sort()).toEqual(
    labels.map((typed) => typed.toLowerCase()).sort(),
  );
  await ask(wish('leander@example.org'));
  expect(await subjects('leander@example.org')).toEqual([ASKED]);
});

test('a mailbox is written to three times a day, whatever its labels, and its network asks ten times an hour', async () => {
  const deps = { ...server.deps, config: { ...server.deps.config, rateLimitFactor: 1 } };
  server.clock.now += 2 * HOUR_MS; // the network has asked in other tests
  const strict = await createServer({ deps });
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1) {
    const browser = traveller(
      () => strict,
      () => deps.config.publicUrl,
    );
    const answer = await ask(wish(`max+${index}@example.org`, { day: addDays(DAY, index) }), 'train', browser);
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
  const sent = server.db.selectFrom('outbox').select('id').where('recipient', 'like', 'max+%@example.org');
  expect(await sent.execute()).toHaveLength(3);
  await strict.close();
});

test('who has confirmed the address is told, whatever strangers asked for with it', async () => {
  const deps = { ...server.deps, config: { ...server.deps.config, rateLimitFactor: 1 } };
  server.clock.now += 2 * HOUR_MS; // the network has asked in other tests
  const strict = await createServer({ deps });
  const anna = await person(() => strict, deps);
  const days = Array.from({ length: 6 }, (_, index) => addDays(DAY, index));
  // Strangers have filled the five.
  for (const day of days.slice(0, 5)) await ask(wish(anna.email, { day }));
  const isTold = async (day: string) => (await rows(anna.email)).some((row) => row.day === day);
  await ask(wish(anna.email, { day: days[5] ?? '' }));
  const another = await person(() => strict, deps);
  expect((await ask(wish(anna.email, { day: days[5] ?? '' }), 'train', another)).statusCode).toBe(204);
  expect(await isTold(days[5] ?? '')).toBe(false);
  expect((await ask(wish(anna.email, { day: days[5] ?? '' }), 'train', anna)).statusCode).toBe(204);
  expect(await isTold(days[5] ?? '')).toBe(true);
  await strict.close();
});

test('what the owner of an address asked for keeps no stranger away', async () => {
  const anna = await person(() => server.app, server.deps);
  const days = Array.from({ length: 11 }, (_, index) => addDays(DAY, index));
  for (const day of days.slice(0, 5)) await ask(wish(anna.email, { day }), 'train', anna);
  // As herself in a browser without her account: five of these are five.
  for (const day of days.slice(5)) await ask(wish(anna.email, { day }));
  expect((await rows(anna.email)).map(({ day }) => day).sort()).toEqual(days.slice(0, 10));
});

test('mails call a timetable a sample where it is ours, and not where its owner has imported it', async () => {
  const start = server.clock.now;
  const saysSample = async (email: string) =>
    (await mailsTo(email)).map(({ body_text }) => body_text.includes('a sample of ours'));
  const told = async (email: string) => {
    server.clock.now = start;
    await ask(wish(email));
    await at(momentOf(addDays(DAY, -30)));
    return saysSample(email);
  };
  expect(await told('nora@example.org')).toEqual([true, true]);
  const { version, day, rail, bus } = readSample();
  const put = (part: object) =>
    importFile(server.db, JSON.stringify({ version, day, sample: false, ...part }), { replaces: true, now: start });
  await put({ rail });
  expect(await told('olga@example.org')).toEqual([false, false]);
  // Nothing of this kind is sold any more.
  server.clock.now = start;
  await ask(wish('pia@example.org'));
  await put({ bus });
  await at(momentOf(addDays(DAY, -30)));
  expect([await subjects('pia@example.org'), await saysSample('pia@example.org')]).toEqual([
    [ASKED, 'Nothing runs on your day'],
    [false, false],
  ]);
  await server.db.deleteFrom('transport_part').execute();
  server.clock.now = start;
});

test('who is told too late is forgotten without a mail', async () => {
  const email = 'gil@example.org';
  const start = server.clock.now;
  await ask(wish(email));
  await at(momentOf(DAY) + DAY_MS);
  expect(await rows(email)).toEqual([]);
  expect(await subjects(email)).toEqual([ASKED]);
  server.clock.now = start;
});

test('an account or a browser asks ten times a day', async () => {
  const deps = { ...server.deps, config: { ...server.deps.config, rateLimitFactor: 1 } };
  server.clock.now += HOUR_MS; // the network has asked in other tests
  const strict = await createServer({ deps });
  const anna = await person(() => strict, deps);
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1)
    statuses.push((await ask(wish(`h${index}@example.org`), 'train', anna)).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
  await strict.close();
});

test('with an account the wishes of its address are erased', async () => {
  const anna = await person(() => server.app, server.deps);
  await ask(wish(anna.email));
  expect(await rows(anna.email)).toHaveLength(1);
  await anna.ask('POST', '/account/erase', { currentPassword: PASSWORD });
  expect(await rows(anna.email)).toEqual([]);
});

test('who only typed an address for an account erases no wish of its owner', async () => {
  const anna = await person(() => server.app, server.deps, { isConfirmed: false });
  await ask(wish(anna.email));
  await anna.ask('POST', '/account/erase', { currentPassword: PASSWORD });
  expect(await rows(anna.email)).toHaveLength(1);
});

test('another timetable opens the sale when it says, also earlier', async () => {
  const email = 'nia@example.org';
  const start = server.clock.now;
  await ask(wish(email));
  const opensOf = async () => (await rows(email)).map(({ opens_at }) => opens_at);
  const { rail } = readSample();
  const sold = (daysAhead: number) =>
    importFile(
      server.db,
      JSON.stringify({ version: 1, sample: true, day: '2026-12-01', rail: { ...rail, daysAhead } }),
      { replaces: false, now: server.clock.now },
    );
  expect(await opensOf()).toEqual([momentOf(addDays(DAY, -30))]);
  await sold(20);
  expect(await opensOf()).toEqual([momentOf(addDays(DAY, -20))]);
  await sold(60);
  expect(await opensOf()).toEqual([momentOf(addDays(DAY, -60))]);
  await server.runJobs();
  expect(await subjects(email)).toEqual([ASKED, OPEN]);
  server.clock.now = start;
});
