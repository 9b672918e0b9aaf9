import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { account } from '#machines/accounts/account-settings/fixtures.ts';
import { emptyVault, wiredSignUp } from '#src/platform/accounts/sign-in-actors.ts';
import { onSiteEvent, type SiteEvent, tellSiteEvent } from '#src/platform/core/flow/events.ts';

const TYPED = {
  email: 'anna@example.org',
  password: 'three green lamps',
  confirmPassword: 'three green lamps',
  phone: '+49 151 23456789',
};

/** Signs up against a scripted answer; returns the emitted events and the sent request. */
async function signUp(status: number, wantsNewsletter = false) {
  const heard: SiteEvent[] = [];
  const sent: unknown[] = [];
  const stop = onSiteEvent((event) => heard.push(event));
  const fetch = async (request: Request): Promise<Response> => {
    if (!request.url.endsWith('/accounts')) return Response.json(account, { status: 201 });
    sent.push(await request.json());
    return status === 201
      ? new Response(null, { status, headers: { 'content-length': '0' } })
      : Response.json({ error: { code: 'registration_failed', message: 'User registration failed' } }, { status });
  };
  const context = { origin: 'https://safar.example', fetch, cache: {}, mayBeSignedIn: true, now: () => 0 };
  const actor = createActor(wiredSignUp({ context, vault: { ...emptyVault(), ...TYPED }, refresh: async () => {} }), {
    input: { origin: 'page', isInvited: false, isSignedIn: true },
  }).start();
  actor.send({ type: 'account.create', faults: [], hasAcceptedRules: true, wantsNewsletter });
  await vi.waitFor(() => expect(actor.getSnapshot().matches('fetching')).toBe(false));
  actor.stop();
  stop();
  return { heard, sent };
}

test('an account that is made is told as a sign-up and as a registration, without a word that was typed', async () => {
  const { heard, sent } = await signUp(201, true);
  expect(heard).toEqual([
    { type: 'sign_up', where: 'page', isInvited: false, wantsNewsletter: true },
    { type: 'registration', where: 'page' },
  ]);
  expect(sent).toEqual([{ ...TYPED, newsletterSubscribing: true }]);
  for (const word of Object.values(TYPED)) expect(JSON.stringify(heard)).not.toContain(word);
});

test('a sign-up that is refused is none', async () => {
  const { heard, sent } = await signUp(409);
  expect(heard).toEqual([]);
  expect(sent).toEqual([{ ...TYPED, newsletterSubscribing: false }]);
});

test('a hearer that fails stops nobody, and one that left hears nothing', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const heard: string[] = [];
  const stops = [
    onSiteEvent(() => {
      throw new Error('third party');
    }),
    onSiteEvent(({ type }) => heard.push(type)),
  ];
  tellSiteEvent({ type: 'registration', where: 'modal' });
  for (const stop of stops) stop();
  tellSiteEvent({ type: 'registration', where: 'modal' });
  expect(heard).toEqual(['registration']);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
