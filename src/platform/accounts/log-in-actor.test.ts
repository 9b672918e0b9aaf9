import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { account, sessions } from '#machines/accounts/account-settings/fixtures.ts';
import { emptyVault, wiredLoginModal } from '#src/platform/accounts/sign-in-actors.ts';
import { signInRequests } from '#src/platform/accounts/sign-in-channel.ts';

/** A page with the login modal open and a pending login; the cookie is set already, the answer comes on demand. */
function loggingIn() {
  const asked: string[] = [];
  const answered = Promise.withResolvers<Response>();
  let isSignedIn = false;
  const fetch = async ({ method, url, signal }: Request): Promise<Response> => {
    const what = `${method} ${new URL(url).pathname}`;
    asked.push(what);
    switch (what) {
      case 'POST /api/sessions':
        isSignedIn = true;
        signal.addEventListener('abort', () => answered.reject(signal.reason));
        return answered.promise;
      case 'GET /api/sessions/current':
        return Response.json({ account: isSignedIn ? account : null, mayOnlySetPassword: false, serverNow: 0 });
      case 'GET /api/sessions':
        return Response.json(sessions);
      case `DELETE /api/sessions/${sessions[0]?.sessionId}`:
        isSignedIn = false;
        return new Response(null, { status: 204 });
      default:
        throw new Error(what);
    }
  };
  const context = { origin: 'https://safar.example', fetch, cache: {}, mayBeSignedIn: true, now: () => 0 };
  const vault = { ...emptyVault(), email: account.email, password: 'turquoise domes' };
  signInRequests.take();
  const modal = createActor(wiredLoginModal({ context, vault, refresh: async () => {} })).start();
  modal.send({ type: 'login.open', origin: 'header', email: '', phone: '' });
  modal.send({ type: 'login.submit', faults: [] });
  return {
    modal,
    asked,
    answer: () => answered.resolve(Response.json(account, { status: 201 })),
    isSignedIn: () => isSignedIn,
  };
}

test('an answer signs in, and the page is told to look', async () => {
  const { modal, answer, isSignedIn } = loggingIn();
  answer();
  await vi.waitFor(() => expect(modal.getSnapshot().value).toEqual({ hidden: 'completed' }));
  expect([isSignedIn(), signInRequests.take()]).toEqual([true, [{ type: 'session.check' }]]);
});

test('closed while the answer is on its way: its session alone is ended, and nobody is signed in', async () => {
  const { modal, asked, isSignedIn } = loggingIn();
  await vi.waitFor(() => expect(asked).toEqual(['POST /api/sessions']));
  modal.send({ type: 'login.hide' });
  await vi.waitFor(() => expect(isSignedIn()).toBe(false));
  expect(signInRequests.take()).toEqual([]);
});

test('closed as the answer arrives: the same', async () => {
  const { modal, answer, isSignedIn } = loggingIn();
  answer();
  modal.send({ type: 'login.hide' });
  await vi.waitFor(() => expect(isSignedIn()).toBe(false));
  expect(signInRequests.take()).toEqual([]);
});
