import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { emailProblem } from '#domain/core/contact.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import { dayOf } from '#domain/core/time.ts';
import { dayProblem } from '#domain/transport/days.ts';
import { opensAt } from '#domain/transport/runs/timetable.ts';
import type { components } from '#openapi/generated/types.ts';
import { emailOf, LABEL, mailboxOf } from '#server/accounts/contact-fields.ts';
import { mailTo } from '#server/accounts/mails.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { queueMail } from '#server/mails/outbox.ts';
import type { ProductWork } from '#server/orders/product-work.ts';
import { askedMail, notRunningMail, opensMail } from '#server/products/transport/runs/opening-mails.ts';
import { isSampleOf, type RunKind, runsBetween } from '#server/products/transport/runs/runs.ts';
import { inTurn } from '#server/work/in-turn.ts';

type Wish = components['schemas']['SaleOpeningWish'] & { readonly kind: RunKind };
type Context = { readonly publicUrl: string; readonly now: number };

/** Wishes of strangers for one mailbox, those that were taken back too, so that nobody fills the mailbox of another. */
const MOST_OF_MAILBOX = 5;
/** Mails of one round; the others wait for the next. */
const LIMIT = 50;

type Problems = Readonly<Partial<Record<'email' | 'day', FieldProblem>>>;

/** Why nobody can wait for this sale; `opens`: when it opens. */
export async function openingOf(
  db: Queryable,
  { kind, from, to, day, email }: Wish,
  now: number,
): Promise<{ readonly problems: Problems; readonly opens: number }> {
  // Such days are in no timetable.
  const strange = dayProblem(day, dayOf(now));
  const [first] = strange ? [] : await runsBetween(db, { kind, from, to, day });
  const opens = first ? opensAt(day, first.daysAhead) : 0;
  const saleProblem = !first ? 'nothing_runs' : opens <= now ? 'sale_is_open' : undefined;
  return { problems: problemsIn({ email: emailProblem(email), day: strange ?? saleProblem }), opens };
}

/** True for the address of an account that has confirmed it. */
export async function isOwnAddress(db: Queryable, accountId: string | null, typed: string): Promise<boolean> {
  return accountId !== null && (await accountOf(db, emailOf(typed))) === accountId;
}

/** True where somebody asked for the same with this address already, also where it was taken back. */
export async function isKnown(db: Queryable, { kind, from, to, day, email }: Wish): Promise<boolean> {
  const same = db.selectFrom('transport_opening').select('id').where('email', '=', emailOf(email));
  const of = same.where('kind', '=', kind).where('from_town', '=', from).where('to_town', '=', to);
  return (await of.where('day', '=', day).executeTakeFirst()) !== undefined;
}

/**
 * Keeps a wish, and tells its address how it is taken back. Nothing happens where it is known, or where its mailbox has enough of them; who
 * proved that the address is their own (`isOwn`) has as many as they ask for, so that strangers keep nobody from it.
 */
export async function waitForSale(
  tx: Queryable,
  { kind, from, to, day, email: typed }: Wish,
  { opens, isOwn, publicUrl, now }: Context & { readonly opens: number; readonly isOwn: boolean },
): Promise<void> {
  const email = emailOf(typed);
  const mailbox = mailboxOf(typed);
  // One wish of a mailbox after the other, so that they are counted.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sale opens for ${mailbox}`}, 0))`.execute(tx);
  const same = sql<boolean>`regexp_replace(email, ${LABEL.source}, '@') = ${mailbox}`;
  // What its owner asked for keeps no stranger away, such as themselves in a browser without their account.
  const strange = tx.selectFrom('transport_opening').select('id').where('is_own', '=', false);
  const wishes = await strange.where(same).execute();
  if (!isOwn && wishes.length >= MOST_OF_MAILBOX) return;
  const row = {
    ...{ id: randomUUID(), email, kind, from_town: from, to_town: to, day },
    ...{ opens_at: opens, is_own: isOwn, created_at: now },
  };
  const added = await tx
    .insertInto('transport_opening')
    .values(row)
    .onConflict((conflict) => conflict.columns(['email', 'kind', 'from_town', 'to_town', 'day']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  const timetable = { isSample: await isSampleOf(tx, kind) };
  const mail = askedMail(row, timetable, publicUrl + pathTo.transportOpening(row.id));
  await mailTo(tx, { accountId: await accountOf(tx, email), email }, mail, now);
}

/** The account whose messages list what goes to an address; null where it has not confirmed that the address is its own. */
async function accountOf(db: Queryable, email: string): Promise<string | null> {
  const account = db.selectFrom('account').select('id').where('email', '=', email);
  return (await account.where('email_confirmed_at', 'is not', null).executeTakeFirst())?.id ?? null;
}

/** After an import: each sale opens when the timetable of now says so. Where nothing runs on a day any more, its moment stays, and `tellOpened` says so then. */
export async function moveOpenings(tx: Queryable): Promise<void> {
  const wishes = tx.selectFrom('transport_opening').select(['kind', 'from_town', 'to_town', 'day']).distinct();
  for (const { kind, from_town, to_town, day } of await wishes.execute()) {
    const [first] = await runsBetween(tx, { kind, from: from_town, to: to_town, day });
    if (!first) continue;
    const same = tx.updateTable('transport_opening').set({ opens_at: opensAt(day, first.daysAhead) });
    const of = same.where('kind', '=', kind).where('from_town', '=', from_town).where('to_town', '=', to_town);
    await of.where('day', '=', day).execute();
  }
}

/** Tells those whose sale has opened, once each, and forgets them; who has taken the wish back is only forgotten. */
export const tellOpened: ProductWork = async ({ db, config, now }, onFailure) => {
  const at = now();
  const rows = db.selectFrom('transport_opening').select('id').where('opens_at', '<=', at);
  const due = await rows.orderBy('opens_at').orderBy('id').execute();
  const turn = { job: 'sale-opens', now: at, limit: LIMIT };
  await inTurn(db, turn, due, ({ id }) => tell(db, id, { publicUrl: config.publicUrl, now: at }), onFailure);
};

/** The row goes with its mail, or neither: another process, or a repeat after a crash, finds nothing to tell. */
const tell = (db: Database, id: string, { publicUrl, now }: Context): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const rows = tx.selectFrom('transport_opening').selectAll().where('id', '=', id);
    const wish = await rows.forUpdate().skipLocked().executeTakeFirst();
    if (!wish) return;
    const { kind, from_town: from, to_town: to, day, email } = wish;
    const runs = await runsBetween(tx, { kind, from, to, day });
    const [first] = runs;
    const opens = first ? opensAt(day, first.daysAhead) : now;
    // Another timetable, sold later.
    if (opens > now) {
      await tx.updateTable('transport_opening').set({ opens_at: opens }).where('id', '=', id).execute();
      return;
    }
    await tx.deleteFrom('transport_opening').where('id', '=', id).execute();
    if (wish.is_ended || day < dayOf(now)) return;
    const url = publicUrl + pathTo.transport({ kind, from, to, day });
    const timetable = { isSample: await isSampleOf(tx, kind), runs: runs.length };
    const mail = first ? opensMail(wish, timetable, url) : notRunningMail(wish, timetable, url);
    const accountId = await accountOf(tx, email);
    await queueMail(tx, { orderId: null, accountId, kind: 'reminder', recipient: email, mail }, now);
  });

/** Forgets what was asked for with the address of an account that has confirmed it: who only typed it deletes nothing of its owner. */
export async function forgetOpenings(tx: Queryable, accountId: string): Promise<void> {
  const email = tx.selectFrom('account').select('email').where('id', '=', accountId);
  const proved = email.where('email_confirmed_at', 'is not', null);
  await tx.deleteFrom('transport_opening').where('email', '=', proved).execute();
}
