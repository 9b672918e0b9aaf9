import type { Transaction } from 'kysely';
import { dayOf } from '#domain/core/time.ts';
import { type VisaTrip, visaTripProblems } from '#domain/visa/visa-trip.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import { isMaker } from '#server/accounts/own-rows.ts';
import type { Operation } from '#server/contract.ts';
import type { Database, Tables } from '#server/db/database.ts';
import { type BeginRequest, openOnce } from '#server/orders/begin-once.ts';
import { createOrder } from '#server/orders/create-order.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { ownHolds } from '#server/orders/visitor-holds.ts';
import { asVisa, detailOf, faresOf, VISA, type VisaDetail } from '#server/products/visa/detail.ts';
import { serviceOf } from '#server/products/visa/fees.ts';
import { visaRulesNow } from '#server/products/visa/rules-now.ts';

/** Opens a draft for a group and its trip; returns the existing draft when it is the same. */
export const beginVisaRequest: Operation<'beginVisaRequest'> = (call) =>
  openOnce(call, 'beginVisaRequest', { product: VISA, refuse, open });

async function refuse({ body, now }: BeginRequest<VisaTrip>, db: Database): Promise<void> {
  refuseFields(visaTripProblems(body, dayOf(now), await visaRulesNow(db, now)));
}

async function open(tx: Transaction<Tables>, asked: BeginRequest<VisaTrip>): Promise<OrderRow> {
  const { body, now } = asked;
  const rules = await visaRulesNow(tx, now);
  refuseFields(visaTripProblems(body, dayOf(now), rules));
  const { fee } = await serviceOf(tx, body.processing);
  const detail = detailOf(body, fee, rules);
  const { residence, entry, arrival, days, processing } = detail;
  const alike = await ownHolds(tx, VISA, { ...asked, like: { residence, entry, arrival, days, processing } });
  const drafts = alike.filter(({ status }) => status === 'draft').map(asVisa);
  const same = drafts.find((order) => isMaker(order, asked) && wishOf(order.detail) === wishOf(detail));
  return same ?? createOrder(tx, asked, { product: VISA, detail, fares: faresOf(detail).amount });
}

/** The wish without the fee, which we set. */
const wishOf = ({ applicants, residence, entry, arrival, days, processing }: VisaDetail): string =>
  JSON.stringify([
    applicants.map(({ nationality, hasUsedExemption }) => [nationality, hasUsedExemption]),
    ...[residence, entry, arrival, days, processing],
  ]);
