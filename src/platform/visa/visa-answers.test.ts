import { expect, test } from 'vitest';
import type { VisaAnswers } from '#domain/visa/visa-application.ts';
import { VirtualClock } from '#machines/core/virtual-clock.ts';
import { createApi } from '#src/platform/core/api/api.ts';
import { memoryStorage } from '#src/platform/core/testing/memory-storage.ts';
import { createVisaAnswers } from '#src/platform/visa/visa-answers.ts';

const ORDER = '0b8f7c52-7c3b-4f53-9f0e-2f0a3a5d1c11';

/** A server that keeps the answers of one person and, like ours, refuses changes based on outdated values. */
function newServer(kept: Record<string, string> = {}) {
  const sent: VisaAnswers[] = [];
  const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
  const whole = () => json(200, { orderId: ORDER, applicants: [{ position: 0, answers: { ...kept } }] });
  const api = createApi('http://site.example', async (request) => {
    if (request.method === 'GET') return whole();
    const { answers, began } = (await request.json()) as { answers: VisaAnswers; began: Record<string, string> };
    const clashes = Object.keys(began).filter((field) => (kept[field] ?? '') !== began[field]);
    if (clashes.length > 0) {
      const fields = Object.fromEntries(clashes.map((field) => [field, 'changed_elsewhere']));
      return json(409, { error: { code: 'conflict', message: 'Changed.', fields } });
    }
    sent.push(answers);
    for (const [field, value] of Object.entries(answers)) kept[field] = value.trim();
    return whole();
  });
  return { api, kept, sent };
}

function newTab({ api, kept }: Pick<ReturnType<typeof newServer>, 'api' | 'kept'>, storage = memoryStorage()) {
  const clock = new VirtualClock();
  const timer = { setTimeout: clock.setTimeout.bind(clock), clearTimeout: clock.clearTimeout.bind(clock) };
  let shown: VisaAnswers = { ...kept };
  const answers = createVisaAnswers({
    api,
    storage,
    timer,
    onSaved: ({ applicants }) => {
      shown = applicants[0]?.answers ?? {};
    },
  });
  return {
    type: (field: 'jobTitle' | 'employer', value: string) => answers.write(ORDER, 0, shown, field, value),
    save: () => answers.flush(ORDER, 0),
    sees: () => answers.read(ORDER, 0, shown),
    elsewhere: () => answers.elsewhere(ORDER, 0),
    keepMine: () => answers.keepMine(ORDER, 0),
    storage,
  };
}

test('a tab sends only what was typed in it, and once', async () => {
  const server = newServer({ jobTitle: 'Baker', employer: 'Old' });
  const older = newTab(server);
  server.kept.employer = 'New';
  older.type('jobTitle', 'Cook');
  await older.save();
  await older.save();
  expect(server.sent).toEqual([{ jobTitle: 'Cook' }, {}]);
  expect(older.sees()).toEqual({ jobTitle: 'Cook', employer: 'New' });
});

test('two tabs in one field: the later one is told what the other said, and its own text is kept', async () => {
  const server = newServer();
  const [first, second] = [newTab(server), newTab(server)];
  first.type('jobTitle', 'Baker');
  second.type('jobTitle', 'Cook');
  second.type('employer', 'Adler');
  await first.save();
  await second.save();
  expect(first.elsewhere()).toEqual({});
  expect([second.elsewhere(), second.sees()]).toEqual([{ jobTitle: 'Baker' }, { jobTitle: 'Cook', employer: 'Adler' }]);
  expect(server.kept).toEqual({ jobTitle: 'Cook', employer: 'Adler' });
  // After a reload the first tab shows the latest answers instead of its own.
  expect(newTab(server, first.storage).sees()).toEqual({ jobTitle: 'Cook', employer: 'Adler' });
  second.keepMine();
  expect(second.elsewhere()).toEqual({});
});

test('what the other one said is gone from the note when the field is typed again', async () => {
  const server = newServer();
  const tab = newTab(server);
  server.kept.jobTitle = 'Baker';
  tab.type('jobTitle', 'Cook');
  await tab.save();
  expect(tab.elsewhere()).toEqual({ jobTitle: 'Baker' });
  tab.type('jobTitle', 'Baker');
  await tab.save();
  expect([tab.elsewhere(), server.kept.jobTitle]).toEqual([{}, 'Baker']);
});

test('a blank at the end stays while somebody types on, though the server keeps none', async () => {
  const tab = newTab(newServer());
  tab.type('jobTitle', 'Tax ');
  await tab.save();
  expect(tab.sees()).toEqual({ jobTitle: 'Tax ' });
});

test('what was not sent yet outlives a reload, and is sent then', async () => {
  const server = newServer();
  const tab = newTab(server);
  tab.type('jobTitle', 'Cook');
  const reloaded = newTab(server, tab.storage);
  expect(reloaded.sees()).toEqual({ jobTitle: 'Cook' });
  await reloaded.save();
  expect(server.kept).toEqual({ jobTitle: 'Cook' });
});
