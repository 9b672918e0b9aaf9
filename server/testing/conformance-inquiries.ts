import { expect } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { signIn } from '#server/testing/account.ts';
import type { Browser, Offered, Server, Subject } from '#server/testing/conformance.ts';
import { CONTACT } from '#server/testing/traveller.ts';

type Order = components['schemas']['Order'];
type Bought = { readonly browser: Browser; readonly order: Order };
type Inquiry = components['schemas']['InquiryCore'];
type Tools = {
  readonly promiseIf: (isSo: boolean) => (words: string, work: () => Promise<void>) => void;
  readonly read: (bought: Bought) => Promise<Order>;
  /** Opens an attempt for what is due; the charge id. */
  readonly opened: (bought: Bought) => Promise<string>;
};

const UNASKED = { answersMs: 0, answerMs: 0, offerMs: 0, mails: { offered: '', refused: '', lapsed: '' } };

/** What the order code guarantees for a product of which something is asked for first. */
export function inquiryPromises(server: Server, subject: Subject, { promiseIf, read, opened }: Tools): void {
  const { name, people, units, issueMs, answers } = subject;
  const promise = promiseIf(subject.traits.inquiry);
  const inLine = promiseIf(subject.traits.inquiry && !subject.asked?.hasNoLine);
  const counted = (held: number, sold: number) =>
    subject.traits.stock ? { held: held * units, sold: sold * units } : null;
  const { answersMs, answerMs, offerMs, mails } = subject.asked ?? UNASKED;

  async function asked(offered: Offered, browser = server.newTraveller(), email?: string) {
    const ask = offered.ask ?? expect.fail('a product with inquiries is asked');
    const answer = await ask(browser, email);
    expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
    const { inquiryId, before } = answer.json<Inquiry>();
    const readAs = (by: Browser) => by.ask('GET', `/${name}/inquiries/${inquiryId}`);
    const withdraw = (by = browser) => by.ask('POST', `/${name}/inquiries/${inquiryId}/withdraw`, {});
    const now = async () => (await readAs(browser)).json<Inquiry>();
    return { browser, inquiryId, before, readAs, withdraw, now };
  }
  type Asked = Awaited<ReturnType<typeof asked>>;
  const statusesOf = (all: readonly Asked[]) => Promise.all(all.map(async ({ now }) => (await now()).status));
  /** Rounds of background work, a minute apart: who waits in a line is looked at each minute. */
  async function pass(ms: number, rounds = 3) {
    server.clock.now += ms;
    for (let round = 0; round < rounds; round += 1) {
      await server.runJobs();
      server.clock.now += MINUTE_MS;
    }
  }
  const answersTo = async (recipient: string) => {
    const sent = server.db.selectFrom('outbox').select('subject').where('recipient', '=', recipient);
    return (await sent.orderBy('created_at').execute()).map(({ subject: words }) => words.split(':')[0]);
  };

  promise('what is asked for is held when the supplier offers it, and issued when it is paid', async () => {
    const offered = await subject.offer(1);
    const one = await asked(offered);
    expect([await statusesOf([one]), await offered.counts()]).toEqual([['inquiring'], counted(0, 0)]);
    expect((await asked(offered, one.browser)).inquiryId).toBe(one.inquiryId);
    const stranger = server.newTraveller();
    expect([(await one.readAs(stranger)).statusCode, (await one.withdraw(stranger)).statusCode]).toEqual([404, 404]);
    await pass(answersMs, 1);
    const { status, orderId, offerUntil } = await one.now();
    expect([status, offerUntil]).toEqual(['offered', server.clock.now - MINUTE_MS + offerMs]);
    expect(await offered.counts()).toEqual(counted(1, 0));
    const { browser } = one;
    const details = { passengers: [...people], ...CONTACT, ...(answers && { answers }) };
    const submitted = await browser.submit(orderId ?? '', details);
    const order = submitted.json<Order>();
    expect([order.product, order.deadlineAt]).toEqual([name, offerUntil]);
    await server.sandbox.decide(await opened({ browser, order }), { status: 'succeeded' });
    await pass(0);
    await pass(issueMs);
    expect([(await read({ browser, order })).status, await statusesOf([one])]).toEqual(['issued', ['accepted']]);
    expect(await offered.counts()).toEqual(counted(0, 1));
  });

  inLine('who asked first is answered first, and the next one has what nobody paid or wanted', async () => {
    const offered = await subject.offer(1);
    const [first, second, third] = [await asked(offered), await asked(offered), await asked(offered)];
    const all = [first, second, third];
    expect(all.map(({ before }) => before)).toEqual([0, 1, 2]);
    await pass(answersMs);
    expect(await statusesOf(all)).toEqual(['offered', 'inquiring', 'inquiring']);
    expect((await third.now()).before).toBe(1);
    await pass(offerMs);
    expect(await statusesOf(all)).toEqual(['lapsed', 'offered', 'inquiring']);
    const withdrawn = [await second.withdraw(), await second.withdraw()];
    expect(withdrawn.map((answer) => answer.json<Inquiry>().status)).toEqual(['withdrawn', 'withdrawn']);
    await pass(MINUTE_MS);
    expect(await statusesOf(all)).toEqual(['lapsed', 'withdrawn', 'offered']);
    expect(await offered.counts()).toEqual(counted(1, 0));
  });

  promise('a guest may say afterwards where the answer goes, and another address while it is open', async () => {
    const one = await asked(await subject.offer(1));
    const leave = (email: string, browser = one.browser) =>
      browser.ask('PUT', `/inquiries/${one.inquiryId}/email`, { email });
    const anna = server.newTraveller();
    await signIn(server.deps, anna);
    const ofAccount = await asked(await subject.offer(0), anna);
    const refused = [
      await leave(`later.${name}@guest.example`, server.newTraveller()),
      await leave('later@'),
      await anna.ask('PUT', `/inquiries/${ofAccount.inquiryId}/email`, { email: 'anna@guest.example' }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 422, 409]);
    for (const which of ['first', 'later'])
      expect((await leave(`${which}.${name}@guest.example`)).statusCode).toBe(200);
    expect([(await one.now()).email, (await ofAccount.now()).email]).toEqual([`later.${name}@guest.example`, null]);
    await pass(answersMs);
    expect([await answersTo(`first.${name}@guest.example`), await answersTo(`later.${name}@guest.example`)]).toEqual([
      [],
      [mails.offered],
    ]);
    expect((await leave(`late.${name}@guest.example`)).statusCode).toBe(409);
    expect((await one.now()).email).toBe(null);
  });

  promise(
    'the answer goes to the account, or to the address that a guest left, which is forgotten with it',
    async () => {
      const [free, unwilling, full] = [await subject.offer(1), await subject.offer(1), await subject.offer(0)];
      unwilling.refuseAsked?.();
      const anna = server.newTraveller();
      const { accountId } = await signIn(server.deps, anna);
      const at = (which: string) => `${which}.${name}@guest.example`;
      const all = [
        await asked(free, server.newTraveller(), at('free')),
        await asked(unwilling, server.newTraveller(), at('unwilling')),
        await asked(full, server.newTraveller(), at('full')),
        await asked(full, anna, at('anna')),
        await asked(full),
      ];
      await pass(answersMs);
      const waiting = ['inquiring', 'inquiring', 'inquiring'];
      expect(await statusesOf(all)).toEqual(['offered', 'refused', ...waiting]);
      await pass(answerMs);
      // The time to answer may be longer than a session.
      await signIn(server.deps, anna, { accountId });
      expect((await statusesOf(all)).slice(2)).toEqual(['lapsed', 'lapsed', 'lapsed']);
      expect(await Promise.all(['free', 'unwilling', 'full', 'anna'].map((which) => answersTo(at(which))))).toEqual([
        [mails.offered],
        [mails.refused],
        [mails.lapsed],
        [],
      ]);
      const account = server.db.selectFrom('outbox').select('subject').where('account_id', '=', accountId);
      expect((await account.execute()).map(({ subject: words }) => words.split(':')[0])).toEqual([mails.lapsed]);
      const kept = server.db.selectFrom('inquiry').select('id').where('email', 'is not', null);
      expect(await kept.where('product', '=', name).execute()).toEqual([]);
      // What has ended is read for 90 days.
      await pass(90 * DAY_MS);
      expect((await all[1]?.readAs(all[1].browser))?.statusCode).toBe(404);
    },
  );
}
