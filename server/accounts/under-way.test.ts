import type { FastifyRequest } from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { changeEmail } from '#server/accounts/change-contact.ts';
import { lockProved, proveByPassword } from '#server/accounts/current-password.ts';
import { accountOf, signIn } from '#server/accounts/log-in.ts';
import { savePassenger } from '#server/accounts/passengers.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { PASSWORD, person } from '#server/testing/person.ts';
import { first, offersOf, passenger } from '#server/testing/traveller.ts';

// Password hashing is slow by design, slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const server = testApp();
const somebody = () => person(() => server.app, server.deps);
type Person = Awaited<ReturnType<typeof somebody>>;
const NEW = 'a lantern in the bazaar';
const request = { ip: '192.0.2.7', headers: {} } as FastifyRequest;

const erase = (anna: Person) => anna.ask('POST', '/account/erase', { currentPassword: PASSWORD });
const change = (anna: Person) =>
  anna.ask('PUT', '/account/password', { currentPassword: PASSWORD, password: NEW, confirmPassword: NEW });
const sessionsOf = async ({ accountId }: Person) =>
  (await server.db.selectFrom('session').select('id').where('account_id', '=', accountId).execute()).length;

describe.each([
  ['erases the account', erase, 0],
  ['sets another password', change, 1],
] as const)('who %s while', (_, act, sessions) => {
  test('a log-in with the password of before is under way, has nobody signed in by it', async () => {
    const anna = await somebody();
    const checked = await accountOf(server.deps, { email: anna.email, password: PASSWORD }, request);
    expect((await act(anna)).statusCode).toBeLessThan(300);
    await expect(signIn(server.deps, checked, request)).rejects.toMatchObject({
      problem: { code: 'wrong_credentials' },
    });
    expect(await sessionsOf(anna)).toBe(sessions);
  });

  test('something that the password was typed for is under way, sees it refused', async () => {
    const anna = await somebody();
    const proved = await proveByPassword(server.deps, anna.accountId, PASSWORD);
    expect((await act(anna)).statusCode).toBeLessThan(300);
    const locking = server.db.transaction().execute((tx) => lockProved(tx, proved));
    await expect(locking).rejects.toMatchObject({ problem: { fields: { currentPassword: 'password_wrong' } } });
  });
});

describe('an erased account', () => {
  const { ageClass: _, ...someone } = passenger();

  test('begins nothing any more, for a browser that was let in just before', async () => {
    const anna = await somebody();
    const { orderId } = (await anna.hold({ offerIds: [first(offersOf(await anna.search())).offerId] })).json<{
      orderId: string;
    }>();
    await server.db.updateTable('orders').set({ account_id: null }).where('id', '=', orderId).execute();
    expect((await erase(anna)).statusCode).toBe(200);
    const row = { account_id: anna.accountId, created_at: 1, ends_at: 2, used_at: null };
    const begun = {
      session: () =>
        server.db.insertInto('session').values({
          id: crypto.randomUUID(),
          token_hash: 'late',
          account_id: anna.accountId,
          purpose: 'full',
          device: '',
          created_at: 1,
          last_seen_at: 1,
          ends_at: 2,
          stepped_up_until: null,
          active_until: 2,
        }),
      link: () =>
        server.db.insertInto('email_confirmation').values({ ...row, token_hash: 'late', email: 'a@example.org' }),
      browser: () =>
        server.db.insertInto('known_browser').values({ token_hash: 'late', account_id: anna.accountId, ends_at: 2 }),
      order: () => server.db.updateTable('orders').set({ account_id: anna.accountId }).where('id', '=', orderId),
      phone: () => server.db.updateTable('account').set({ phone: '+49 151 1' }).where('id', '=', anna.accountId),
      address: () =>
        server.db.updateTable('account').set({ pending_email: 'a@example.org' }).where('id', '=', anna.accountId),
    };
    for (const [name, begin] of Object.entries(begun)) {
      await expect(begin().execute(), name).rejects.toMatchObject({ code: 'SF001' });
    }
    expect(await sessionsOf(anna)).toBe(0);
  });

  test('an operation that comes too late is refused in words, and leaves nothing', async () => {
    const anna = await somebody();
    expect((await erase(anna)).statusCode).toBe(200);
    const asked = { accountId: anna.accountId, config: server.deps.config, now: server.clock.now };
    const saving = savePassenger(server.db, { ...someone, isMe: true }, asked);
    await expect(saving).rejects.toMatchObject({ status: 409, problem: { code: 'not_allowed' } });
  });

  test('its cookie signs nobody in, even if a session were left', async () => {
    const anna = await somebody();
    await server.db
      .updateTable('account')
      .set({ erased_at: server.clock.now })
      .where('id', '=', anna.accountId)
      .execute();
    expect((await anna.ask('GET', '/account')).statusCode).toBe(401);
  });
});

test('a change of the address beside the erasure leaves nothing, whichever comes first', async () => {
  const anna = await somebody();
  const typed = { email: `new-${anna.email}`, currentPassword: PASSWORD };
  const [erased] = await Promise.all([
    erase(anna),
    changeEmail(server.deps, anna.accountId, typed).catch(({ problem }) => problem),
  ]);
  const row = await server.db
    .selectFrom('account')
    .select(['pending_email', 'erased_at'])
    .where('id', '=', anna.accountId)
    .executeTakeFirstOrThrow();
  expect(erased.statusCode).toBe(200);
  expect(row).toEqual({ pending_email: null, erased_at: server.clock.now });
});
