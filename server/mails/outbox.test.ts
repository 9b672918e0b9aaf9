import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { copyTemplate, TEST_NOW } from '#server/db/testing/template.ts';
import { createMailer } from '#server/gateways/mail.ts';
import { type MailLine, sendDueMails } from '#server/mails/outbox.ts';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await copyTemplate(inject('databaseTemplate')));
});
afterAll(() => close());
beforeEach(async () => {
  await db.deleteFrom('outbox').execute();
});

async function write(count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: crypto.randomUUID(),
    order_id: null,
    kind: 'reference',
    recipient: `guest${index}@example.org`,
    subject: `Your order ${index} – Shīrāz`,
    body_text: 'As text',
    body_html: '<p>As HTML</p>',
    created_at: TEST_NOW,
    run_at: TEST_NOW,
  }));
  await db.insertInto('outbox').values(rows).execute();
  return rows;
}

const never = (error: unknown) => {
  throw error;
};

test('four senders send fifty mails, each once', async () => {
  const rows = await write(50);
  const sent: string[] = [];
  const send = async ({ id }: { id: string }) => void sent.push(id);
  const sender = async () => {
    let total = 0;
    for (let count = -1; count !== 0; total += count)
      count = await sendDueMails(db, send, () => TEST_NOW, never, { limit: 5 });
    return total;
  };
  const totals = await Promise.all([sender(), sender(), sender(), sender()]);
  expect(totals.reduce((sum, total) => sum + total)).toBe(50);
  expect(sent.sort()).toEqual(rows.map(({ id }) => id).sort());
});

test('a sender that is stuck keeps one mail, and others send the rest', async () => {
  await write(3);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let first: Promise<number> | undefined;
  await new Promise<void>((began) => {
    const send = () => {
      began();
      return held;
    };
    first = sendDueMails(db, send, () => TEST_NOW, never);
  });
  expect(
    await sendDueMails(
      db,
      async () => undefined,
      () => TEST_NOW,
      never,
    ),
  ).toBe(2);
  release();
  expect(await first).toBe(1);
});

test('what somebody waits for has a line of its own: tickets that take long hold up no code', async () => {
  const [papers, code, account] = await write(3);
  const kindOf = (row: { id: string } | undefined, kind: string) =>
    db
      .updateTable('outbox')
      .set({ kind })
      .where('id', '=', row?.id ?? '')
      .execute();
  await kindOf(papers, 'papers');
  await kindOf(code, 'code');
  await kindOf(account, 'account');
  const sent: string[] = [];
  const send = async ({ kind }: { kind: string }) => void sent.push(kind);
  const round = (line: MailLine) => sendDueMails(db, send, () => TEST_NOW, never, { line });
  expect([await round('waitedFor'), await round('rest')]).toEqual([2, 1]);
  expect([sent.slice(0, 2).sort(), sent.at(-1)]).toEqual([['account', 'code'], 'papers']);
});

test('a mail that is refused is tried again later, ever more slowly, and the others go out', async () => {
  await write(2);
  const clock = { now: TEST_NOW };
  const errors: unknown[] = [];
  let tries = 0;
  const send = async ({ recipient }: { recipient: string }) => {
    if (!recipient.startsWith('guest0')) return;
    tries += 1;
    throw new Error('Mailbox is away');
  };
  const round = () =>
    sendDueMails(
      db,
      send,
      () => clock.now,
      (error) => errors.push(error),
    );
  expect(await round()).toBe(1);
  expect(await round()).toBe(0);
  expect(tries).toBe(1);
  clock.now += 30_000;
  await round();
  clock.now += 30_000;
  await round();
  expect([tries, errors.length]).toEqual([2, 2]);
});

test('a crash between acceptance and its note sends the mail again, with the same Message-ID', async () => {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: 'Safar <booking@safar.example>',
    publicUrl: 'https://safar.example',
  });
  try {
    const [row] = await write(1);
    expect(await sendDueMails(db, mailer.send, () => TEST_NOW, never)).toBe(1);
    await db.updateTable('outbox').set({ sent_at: null }).execute(); // the mark was lost
    expect(await sendDueMails(db, mailer.send, () => TEST_NOW + 60_000, never)).toBe(1);
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(mail).toContain(`Message-ID: <${row?.id}@safar.example>`);
      expect(mail).toContain('From: Safar <booking@safar.example>');
      expect(mail).toContain('To: guest0@example.org');
      expect(mail).toContain('As text');
      expect(mail).toContain('<p>As HTML</p>');
    }
  } finally {
    mailer.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
});
