import type { Transaction } from 'kysely';
import { dayOf } from '#domain/core/time.ts';
import { visaTripProblems } from '#domain/visa/visa-trip.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import { isMaker } from '#server/accounts/own.ts';
import { visitorFor } from '#server/accounts/visitor.ts';
import type { Who } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import type { Tables } from '#server/db/database.ts';
import { visaRulesNow } from '#server/facts/current.ts';
import { countUse } from '#server/http/rate-limit.ts';
import { createOrder } from '#server/orders/create-order.ts';
import { idempotent } from '#server/orders/idempotent.ts';
import { toOrder } from '#server/orders/order-view.ts';
import { asVisa, DRAFT_MS, detailOf, faresOf, VISA, type VisaDetail } from '#server/products/visa/detail.ts';
import { serviceOf } from '#server/products/visa/fees.ts';

/** Opens a draft for a group and its trip; returns the existing draft when it is the same. */
export const beginVisaRequest: Operation<'beginVisaRequest'> = async ({
  body,
  headers,
  request,
  who,
  setCookie,
  deps,
}) => {
  await countUse(deps, LIMITS.holdByAddress, request.ip);
  const now = deps.now();
  const rules = await visaRulesNow(deps.db, now);
  refuseFields(visaTripProblems(body, dayOf(now), rules));
  const key = headers['Idempotency-Key'];
  const { visitor, cookie } = await visitorFor(deps, who, key);
  const intention = { owner: visitor, operation: 'beginVisaRequest', key, request: body, now };
  const answer = await idempotent(deps.db, intention, async (tx) => {
    const { fee } = await serviceOf(tx, body.processing);
    const detail = detailOf(body, fee, rules);
    const order =
      (await ownDraft(tx, { ...who, visitor }, detail, now)) ??
      (await createOrder(tx, deps.productOf, {
        owner: visitor,
        accountId: who.accountId,
        product: VISA,
        detail,
        fares: faresOf(detail).amount,
        deadlineAt: now + DRAFT_MS,
        now,
      }));
    return { status: 201 as const, body: await toOrder(tx, order, now, who, deps) };
  });
  if (cookie) setCookie(cookie);
  return answer;
};

async function ownDraft(
  tx: Transaction<Tables>,
  who: Pick<Who, 'visitor' | 'accountId'>,
  detail: VisaDetail,
  now: number,
) {
  const drafts = await tx
    .selectFrom('orders')
    .selectAll()
    .where('owner', '=', who.visitor)
    .where('product', '=', VISA)
    .where('status', '=', 'draft')
    .where('deadline_at', '>', now)
    .execute();
  return drafts.find((order) => isMaker(order, who) && wishOf(asVisa(order).detail) === wishOf(detail));
}

/** The wish without the fee, which we set. */
const wishOf = ({ applicants, residence, entry, arrival, days, processing }: VisaDetail): string =>
  JSON.stringify([
    applicants.map(({ nationality, hasUsedExemption }) => [nationality, hasUsedExemption]),
    ...[residence, entry, arrival, days, processing],
  ]);
