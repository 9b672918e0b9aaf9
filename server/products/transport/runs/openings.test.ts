import { expect, test } from 'vitest';
import { addDays, DAY_MS, dayOf, HOUR_MS, momentOf } from '#domain/core/time.ts';
import { createServer } from '#server/app.ts';
import { linkPages } from '#server/http/link-page.ts';
import { linkPages as pages } from '#server/products/transport/link-pages.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { PASSWORD, person } from '#server/testing/person.ts';

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

test('one mail at once and one when the sale opens, and the address is forgotten', async () => {
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

test('an address has five open wishes at most, whoever asks, and the sixth answer is the same', async () => {
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
  expect((await server.app.inject({ method: 'POST', url: path })).body).toContain('The address is forgotten');
  expect(await rows(email)).toEqual([]);
  expect((await server.app.inject(path)).body).toContain('The address is forgotten');
  const start = server.clock.now;
  await at(momentOf(addDays(DAY, -30)));
  expect(await subjects(email)).toEqual([ASKED]);
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
