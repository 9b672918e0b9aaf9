import { sql, type Transaction } from 'kysely';
import { emailProblem } from '#domain/core/contact.ts';
import { problemsIn } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import type { Operation } from '#server/contract.ts';
import type { Tables } from '#server/db/database.ts';
import { type BeginRequest, beginOnce } from '#server/orders/begin-once.ts';
import { openInquiry, sameInquiry } from '#server/orders/inquiries/ask.ts';
import { adoptInquiry, ownInquiry, withdrawInquiry } from '#server/orders/inquiries/inquiry.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { type AskedDetail, isSameQuestion, partyOf, wantedOf } from '#server/products/tours/asking.ts';
import { faresOf, PRODUCT } from '#server/products/tours/detail.ts';
import { toInquiry } from '#server/products/tours/inquiry.ts';
import { requireInventory } from '#server/products/tours/inventory/catalogue.ts';
import { checkLineLimits, lockedFreeIn } from '#server/products/tours/line.ts';

type Tx = Transaction<Tables>;
type Asked = BeginRequest<components['schemas']['ToursInquiryRequest']>;

/** Asks for private dates, for a day tour by request, or for places of a full departure; holds nothing until it is offered. */
export const askTours: Operation<'askTours'> = (call) =>
  beginOnce(call, 'askTours', { refuse: ({ now }, db) => requireInventory(db, now), begin });

async function begin(tx: Tx, asked: Asked) {
  const { body, visitor, now } = asked;
  const { email = null } = body;
  if (email !== null) refuseFields(problemsIn({ email: emailProblem(email) }));
  // One question of a visitor after the other: the second finds the inquiry of the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tours asked by ${visitor}`}, 0))`.execute(tx);
  const detail = body.kind === 'waiting' ? await wantedOf(tx, body, now) : await partyOf(tx, body, now);
  const isSame = (other: unknown) => isSameQuestion(other as AskedDetail, detail);
  // Before the departure is locked: an answer locks the inquiry first.
  const same = await sameInquiry(tx, PRODUCT, asked, { isSame, email });
  if (same) return toInquiry(tx, same, now);
  const { departure } = detail;
  if (departure !== null && (await lockedFreeIn(tx, departure)) > 0)
    throw notAllowed('This departure has places left: they can be booked.');
  const row = await openInquiry(tx, PRODUCT, asked, { detail, fares: faresOf(detail), email });
  if (departure !== null) await checkLineLimits(tx, departure, asked);
  return toInquiry(tx, row, now);
}

export const readTourInquiry: Operation<'readTourInquiry'> = async ({ path, who, deps }) => {
  const found = await ownInquiry(deps.db, PRODUCT, path.inquiryId, who);
  const row = await adoptInquiry(deps.db, found, who.accountId);
  return { status: 200, body: await toInquiry(deps.db, row, deps.now()) };
};

/** Frees offered places. */
export const withdrawTourInquiry: Operation<'withdrawTourInquiry'> = async ({ path, who, deps }) => {
  const now = deps.now();
  const { id } = await ownInquiry(deps.db, PRODUCT, path.inquiryId, who);
  await deps.db.transaction().execute((tx) => withdrawInquiry(tx, id, { who, productOf: deps.productOf, now }));
  return { status: 200, body: await toInquiry(deps.db, await ownInquiry(deps.db, PRODUCT, id, who), now) };
};
