import type { Transaction } from 'kysely';
import { birthProblem, dayFromParts } from '#domain/core/person.ts';
import { problemsIn } from '#domain/core/problem.ts';
import { dayOf } from '#domain/core/time.ts';
import { dayProblems } from '#domain/insurance/days.ts';
import type { components } from '#openapi/generated/types.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import { isMaker } from '#server/accounts/own-rows.ts';
import type { Who } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import type { Tables } from '#server/db/database.ts';
import { type BeginRequest, openOnce } from '#server/orders/begin-once.ts';
import { createOrder } from '#server/orders/create-order.ts';
import { loadDraft, storeDraft } from '#server/orders/draft.ts';
import type { OrderOf, OrderRow } from '#server/orders/order-row.ts';
import { ownHolds } from '#server/orders/visitor-holds.ts';
import { asInsurance, detailOf, faresOf, INSURANCE, type InsuranceDetail } from '#server/products/insurance/detail.ts';
import { formOf } from '#server/products/insurance/people.ts';

type Wish = components['schemas']['InsuranceWish'];

/** Opens a draft for some people and days; returns the existing draft when it is the same. */
export const holdInsurance: Operation<'holdInsurance'> = (call) =>
  openOnce(call, 'holdInsurance', { product: INSURANCE, open: (tx, asked) => open(tx, asked, call.who) });

async function open(tx: Transaction<Tables>, asked: BeginRequest<Wish>, who: Who): Promise<OrderRow> {
  const { body, now, visitor } = asked;
  refuseFields(problemsOf(body, dayOf(now)));
  const detail = detailOf(body, now);
  const draftContext = { ...asked, who: { ...who, visitor } };
  const { plan, isMountain, isInIran, firstDay, people } = detail;
  const like = { plan, isMountain, isInIran, firstDay };
  const alike = (await ownHolds(tx, INSURANCE, { ...asked, like })).map(asInsurance);
  for (const order of alike) {
    if (order.status !== 'draft' || !isMaker(order, asked) || !isSame(order.detail.people, people)) continue;
    const { passengers } = await loadDraft(tx, order, draftContext);
    const isAsTold = body.people.every(
      ({ birthDate }, place) => birthDate === '' || birthDate === dayFromParts(passengers[place]?.birthDate ?? NO_DAY),
    );
    if (isAsTold) return order;
  }
  const order = await createOrder(tx, asked, { product: INSURANCE, detail, fares: faresOf(detail).amount });
  const draft = formOf(detail, body.people);
  await storeDraft(tx, order, { draft, began: undefined }, draftContext);
  return order;
}

const NO_DAY = { day: '', month: '', year: '' };

const isSame = (some: InsuranceDetail['people'], others: OrderOf<InsuranceDetail>['detail']['people']): boolean =>
  JSON.stringify(some.map(({ band, days }) => [band, days])) ===
  JSON.stringify(others.map(({ band, days }) => [band, days]));

const problemsOf = (wish: Wish, today: string) => ({
  ...dayProblems(wish, today),
  ...problemsIn(
    Object.fromEntries(
      wish.people.map(({ birthDate = '' }, place) => [
        `people.${place}.birthDate`,
        birthDate === '' ? undefined : birthProblem(birthDate, today),
      ]),
    ),
  ),
});
