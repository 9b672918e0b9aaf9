import { sql } from 'kysely';
import { isIssued } from '#domain/core/status-questions.ts';
import { endOf, lastDayOf } from '#domain/insurance/days.ts';
import { policyState } from '#domain/insurance/policy-state.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Queryable } from '#server/db/database.ts';
import { papersOf } from '#server/orders/read-order.ts';
import { asInsurance, INSURANCE, type InsuranceDetail } from '#server/products/insurance/detail.ts';

type Check = components['schemas']['InsuranceCheck'];
type Found = {
  readonly order_id: string;
  readonly position: number;
  readonly person: number | null;
  readonly cancelled_at: number | null;
  /** A replaced number: the policy as it was while this one was valid. */
  readonly before: InsuranceDetail | null;
};

/** What a certificate's number says at a moment; undefined for a number that was never given out. */
export async function lookUp(db: Queryable, number: string, now: number): Promise<Check | undefined> {
  const paper = (await validOrGivenBack(db, number)) ?? (await replaced(db, number));
  if (!paper) return undefined;
  const row = await db.selectFrom('orders').selectAll().where('id', '=', paper.order_id).executeTakeFirstOrThrow();
  if (row.product !== INSURANCE || row.issued_at === null) return undefined;
  const { detail: current, issued_at } = asInsurance(row);
  const detail = paper.before ?? current;
  const { plan, isMountain, firstDay, coverFrom } = detail;
  const days = detail.people[paper.person ?? 0]?.days ?? 1;
  const lastDay = lastDayOf(firstDay, days);
  const coverUntil = endOf(lastDay);
  const policy = { status: row.status, issuedAt: issued_at, coverFrom, coverUntil };
  return {
    number,
    state: paper.before ? 'replaced' : stateOf(paper, policyState(policy, now)),
    ...{ plan, isMountain, firstDay, lastDay, days, coverFrom, coverUntil, issuedAt: issued_at ?? now },
    place: (paper.person ?? 0) + 1,
    count: isIssued(row.status)
      ? new Set((await papersOf(db, row.id)).map(({ person }) => person)).size
      : current.people.length,
    at: now,
    isSimulated: true,
  };
}

const stateOf = ({ cancelled_at }: Found, state: ReturnType<typeof policyState>): Check['state'] =>
  cancelled_at !== null || state === 'none' ? 'cancelled' : state;

const validOrGivenBack = async (db: Queryable, number: string): Promise<Found | undefined> => {
  const paper = await db.selectFrom('paper').selectAll().where('number', '=', number).executeTakeFirst();
  return paper && { ...paper, before: null };
};

/** The paper that has taken the place of the one with this number, and what the policy was before. */
async function replaced(db: Queryable, number: string): Promise<Found | undefined> {
  const change = await db
    .selectFrom('order_change')
    .select(['order_id', 'replaces', 'numbers', 'before'])
    .where(sql<boolean>`numbers @> ${[number]}`)
    .executeTakeFirst();
  const place = change?.numbers?.indexOf(number) ?? -1;
  const position = change?.replaces[place];
  if (!change || position === undefined) return undefined;
  const paper = await db
    .selectFrom('paper')
    .selectAll()
    .where('order_id', '=', change.order_id)
    .where('position', '=', position)
    .executeTakeFirst();
  // What a change of a policy stores is its detail.
  return paper && { ...paper, before: change.before as InsuranceDetail };
}
