import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { account } from '#machines/accounts/account-settings/fixtures.ts';
import { wiredAuth } from '#src/platform/accounts/sign-in-actors.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';

const ORDER = ['order', '1'];
const OWN = [ORDER, ['draft', '1'], ['documents', '1'], ['hotel inquiry', '2'], ['a document of next year', 3]];
const ANYBODYS = [
  ['flights', {}],
  ['lowest', 'THR'],
  ['hotels', 'city', 'yazd'],
  ['hotel stay', 'a'],
  ['hotel', 'yazd', 'a'],
  ['hotel land', 'yazd'],
  ['destinations', 'ya', 8],
];

/** A signed-in page that has read these documents. `now`: the account that the server reports. `reloads`: ends when the page has reloaded its data. */
function page(now: () => typeof account | null = () => account, reloads = Promise.resolve()) {
  const asked: string[] = [];
  const context = {
    origin: 'https://safar.example',
    fetch: async ({ method, url }: Request) => {
      const what = `${method} ${new URL(url).pathname}`;
      asked.push(what);
      if (what === 'DELETE /api/sessions/current') return new Response(null, { status: 204 });
      return Response.json({ account: now(), mayOnlySetPassword: false, serverNow: 0 });
    },
    cache: {},
    mayBeSignedIn: true,
    now: () => 0,
  };
  const queryClient = queryClientOf(context);
  queryClient.setQueryData(['session'], { account, mayOnlySetPassword: false, serverNow: 0 });
  for (const key of [...OWN, ...ANYBODYS]) queryClient.setQueryData(key, { of: key[0] });
  const known = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data !== undefined)
      .map(({ queryKey }) => queryKey);
  /** The cached keys at each refresh. */
  const atRefresh: (readonly (readonly unknown[])[])[] = [];
  const refresh = async () => {
    atRefresh.push(known());
    await reloads;
  };
  const auth = createActor(wiredAuth({ context, refresh }), { input: { accountId: account.accountId } }).start();
  return { queryClient, auth, asked, known, atRefresh };
}

const left = [['session'], ...ANYBODYS];

test('after a log-out nothing that was read for who left is in memory, before any page is asked for anew', async () => {
  const { auth, known, atRefresh } = page();
  auth.send({ type: 'session.end' });
  await vi.waitFor(() => expect(atRefresh).toHaveLength(1));
  expect([atRefresh[0], known()]).toEqual([left, left]);
});

test('a page that lives on looks at its place in the memory, which is empty, and sees what comes there', async () => {
  const { auth, queryClient, atRefresh } = page();
  const seen: unknown[] = [];
  const observer = new QueryObserver(queryClient, { queryKey: ORDER, enabled: false });
  const stop = observer.subscribe(({ data }) => void seen.push(data));
  auth.send({ type: 'session.end' });
  await vi.waitFor(() => expect(atRefresh).toHaveLength(1));
  expect(queryClient.getQueryData(ORDER)).toBeUndefined();
  queryClient.setQueryData(ORDER, { of: 'who comes' });
  expect(observer.getCurrentResult().data).toEqual({ of: 'who comes' });
  stop();
});

test.each([
  ['nobody', null],
  ['somebody else', { ...account, accountId: '9d2a4b0e-0000-4000-8000-000000000009' }],
])('another tab says that the log-in ended: for %s the memory is as empty', async (_, next) => {
  const { auth, atRefresh } = page(() => next);
  auth.send({ type: 'session.check' });
  await vi.waitFor(() => expect(atRefresh).toHaveLength(1));
  expect(atRefresh[0]).toEqual(left);
});

test('who is still there keeps what was read', async () => {
  const { auth, atRefresh } = page();
  auth.send({ type: 'session.check' });
  await vi.waitFor(() => expect(atRefresh).toHaveLength(1));
  expect(atRefresh[0]).toEqual([['session'], ...OWN, ...ANYBODYS]);
});

test('somebody who signs in while the page still reloads after the log-out is asked for', async () => {
  const { promise: never } = Promise.withResolvers<void>();
  const { auth, asked, atRefresh } = page(() => account, never);
  auth.send({ type: 'session.end' });
  await vi.waitFor(() => expect(atRefresh).toHaveLength(1));
  auth.send({ type: 'session.check' });
  await vi.waitFor(() => expect(asked).toEqual(['DELETE /api/sessions/current', 'GET /api/sessions/current']));
});
