import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { emailProblem } from '#domain/core/contact.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import { addDays, dayOf } from '#domain/core/time.ts';
import { DAYS_AHEAD } from '#domain/transport/problems.ts';
import { opensAt } from '#domain/transport/runs/timetable.ts';
import type { components } from '#openapi/generated/types.ts';
import { emailOf } from '#server/accounts/contact-fields.ts';
import { mailTo } from '#server/accounts/mails.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { queueMail } from '#server/mails/outbox.ts';
import type { ProductWork } from '#server/orders/product-work.ts';
import { askedMail, notRunningMail, opensMail } from '#server/products/transport/runs/opening-mails.ts';
import { type RunKind, runsBetween, type SoldRun } from '#server/products/transport/runs/runs.ts';

type Wish = components['schemas']['SaleOpeningWish'] & { readonly kind: RunKind };
type Context = { readonly publicUrl: string; readonly now: number };

/** Open wishes of one address, so that nobody fills the mailbox of another. */
const MOST_OPEN = 5;
/** Mails of one round; the others wait for the next. */
const LIMIT = 50;

type Problems = Readonly<Partial<Record<'email' | 'day', FieldProblem>>>;

/** Why nobody can wait for this sale; `opens`: when it opens. */
export async function openingOf(
  db: Queryable,
  { kind, from, to, day, email }: Wish,
  now: number,
): Promise<{ readonly problems: Problems; readonly opens: number }> {
  const [first] = await runsBetween(db, { kind, from, to, day });
  const opens = first ? opensAt(day, first.daysAhead) : 0;
  return { problems: problemsIn({ email: emailProblem(email), day: dayProblem(day, first, { opens, now }) }), opens };
}

type Moments = { readonly opens: number; readonly now: number };

function dayProblem(day: string, first: SoldRun | undefined, { opens, now }: Moments): FieldProblem | undefined {
  if (day > addDays(dayOf(now), DAYS_AHEAD)) return 'date_too_far';
  if (!first) return 'nothing_runs';
  return opens <= now ? 'sale_is_open' : undefined;
}

/** Keeps a wish, and tells its address how it is taken back. Nothing happens where it is known, or has enough of them. */
export async function waitForSale(
  tx: Queryable,
  { kind, from, to, day, email: typed }: Wish,
  { opens, publicUrl, now }: Context & { readonly opens: number },
): Promise<void> {
  const email = emailOf(typed);
  // One wish of an address after the other, so that they are counted.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sale opens for ${email}`}, 0))`.execute(tx);
  const open = await tx.selectFrom('transport_opening').select('id').where('email', '=', email).execute();
  if (open.length >= MOST_OPEN) return;
  const row = { id: randomUUID(), email, kind, from_town: from, to_town: to, day, opens_at: opens, created_at: now };
  const added = await tx
    .insertInto('transport_opening')
    .values(row)
    .onConflict((conflict) => conflict.columns(['email', 'kind', 'from_town', 'to_town', 'day']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  const mail = askedMail(row, publicUrl + pathTo.transportOpening(row.id));
  await mailTo(tx, { accountId: await accountOf(tx, email), email }, mail, now);
}

/** The account whose messages list what goes to an address; null where it has not confirmed that the address is its own. */
async function accountOf(db: Queryable, email: string): Promise<string | null> {
  const account = db.selectFrom('account').select('id').where('email', '=', email);
  return (await account.where('email_confirmed_at', 'is not', null).executeTakeFirst())?.id ?? null;
}

/** Tells those whose sale has opened, once each, and forgets them. */
export const tellOpened: ProductWork = async ({ db, config, now }, onFailure) => {
  const at = now();
  const due = db.selectFrom('transport_opening').select('id').where('opens_at', '<=', at);
  for (const { id } of await due.orderBy('opens_at').orderBy('id').limit(LIMIT).execute())
    await tell(db, id, { publicUrl: config.publicUrl, now: at }).catch((error: unknown) => onFailure(error, id));
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
    if (day < dayOf(now)) return;
    const url = publicUrl + pathTo.transport({ kind, from, to, day });
    const mail = first ? opensMail(wish, runs.length, url) : notRunningMail(wish, url);
    const accountId = await accountOf(tx, email);
    await queueMail(tx, { orderId: null, accountId, kind: 'reminder', recipient: email, mail }, now);
  });

/** Forgets what was asked for with the address of an account. */
export async function forgetOpenings(tx: Queryable, accountId: string): Promise<void> {
  const email = tx.selectFrom('account').select('email').where('id', '=', accountId);
  await tx.deleteFrom('transport_opening').where('email', '=', email).execute();
}
