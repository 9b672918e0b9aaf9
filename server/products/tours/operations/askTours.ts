import { sql, type Transaction } from 'kysely';
import { emailProblem } from '#domain/core/contact.ts';
import { ProblemError, problemsIn } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import type { Operation } from '#server/contract.ts';
import type { Tables } from '#server/db/database.ts';
import { type BeginRequest, beginOnce } from '#server/orders/begin-once.ts';
import { openInquiry, sameInquiry } from '#server/orders/inquiries/ask.ts';
import { adoptInquiry, ownInquiry, withdrawInquiry } from '#server/orders/inquiries/inquiry.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { type AskedDetail, isSameParty, isSameQuestion, partyOf, wantedOf } from '#server/products/tours/asking.ts';
import { faresOf, PRODUCT } from '#server/products/tours/detail.ts';
import { toInquiry } from '#server/products/tours/inquiry.ts';
import { requireInventory } from '#server/products/tours/inventory/catalogue.ts';
import { checkLineLimits, lockedFullness } from '#server/products/tours/line.ts';

type Tx = Transaction<Tables>;
type Asked = BeginRequest<components['schemas']['ToursInquiryRequest']>;
type Inquiry = components['schemas']['ToursInquiry'];

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
  if (same) {
    if (!isSameParty(same.detail as AskedDetail, detail)) throw alreadyAsked(same.id);
    return withoutAddress(await toInquiry(tx, same, now));
  }
  const { departure } = detail;
  if (departure !== null) await requireFull(tx, departure);
  const row = await openInquiry(tx, PRODUCT, asked, { detail, fares: faresOf(detail), email });
  if (departure !== null) await checkLineLimits(tx, departure, asked);
  return withoutAddress(await toInquiry(tx, row, now));
}

/** The answer is kept for whoever repeats the request; where the answer goes, the inquiry itself says. */
const withoutAddress = (inquiry: Inquiry): Inquiry => ({ ...inquiry, email: null });

async function requireFull(tx: Tx, departure: string): Promise<void> {
  const { left, isHeld } = await lockedFullness(tx, departure);
  if (left > 0) throw notAllowed('This departure has places left: they can be booked.');
  if (isHeld) throw notAllowed('Others hold its last places for some minutes: these are not waited for.');
}

const alreadyAsked = (inquiryId: string) =>
  new ProblemError(409, {
    code: 'not_allowed',
    message: 'This browser waits for this departure already, for other people or rooms.',
    inquiryId,
  });

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
