import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { emailProblem } from '#domain/core/contact.ts';
import { problemsIn } from '#domain/core/problem.ts';
import { plainWish } from '#domain/transport/plain-wish.ts';
import type { components } from '#openapi/generated/types.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import type { Operation } from '#server/contract.ts';
import type { Tables } from '#server/db/database.ts';
import { type BeginRequest, beginOnce } from '#server/orders/begin-once.ts';
import { openInquiry, sameInquiry } from '#server/orders/inquiries/ask.ts';
import { adoptInquiry, ownInquiry, withdrawInquiry } from '#server/orders/inquiries/inquiry.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { faresOf, PRODUCT, type TransportDetail } from '#server/products/transport/detail.ts';
import { toInquiry } from '#server/products/transport/inquiry.ts';
import { isSoldNow, soldFor } from '#server/products/transport/sold-for.ts';

type Asked = BeginRequest<components['schemas']['TransportInquiryRequest']>;

/** Asks for what begins too soon to be sold at once; holds nothing until it is offered. */
export const askTransport: Operation<'askTransport'> = (call) => beginOnce(call, 'askTransport', { begin });

async function begin(tx: Transaction<Tables>, asked: Asked) {
  const { body, visitor, now } = asked;
  const { email = null } = body;
  if (email !== null) refuseFields(problemsIn({ email: emailProblem(email) }));
  // One question of a visitor after the other: the second finds the inquiry of the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`transport asked by ${visitor}`}, 0))`.execute(tx);
  const wish = plainWish(body.wish);
  const isSame = (other: unknown) => isDeepStrictEqual((other as TransportDetail).wish, wish);
  const same = await sameInquiry(tx, PRODUCT, asked, { isSame, email });
  if (same) return toInquiry(tx, same, now);
  const detail = await soldFor(tx, wish, { now, purpose: 'ask' });
  if (isSoldNow(detail, now)) throw notAllowed('This is sold at once.');
  return toInquiry(tx, await openInquiry(tx, PRODUCT, asked, { detail, fares: faresOf(detail), email }), now);
}

export const readTransportInquiry: Operation<'readTransportInquiry'> = async ({ path, who, deps }) => {
  const found = await ownInquiry(deps.db, PRODUCT, path.inquiryId, who);
  const row = await adoptInquiry(deps.db, found, who.accountId);
  return { status: 200, body: await toInquiry(deps.db, row, deps.now()) };
};

/** Gives an offered price up. */
export const withdrawTransportInquiry: Operation<'withdrawTransportInquiry'> = async ({ path, who, deps }) => {
  const now = deps.now();
  const { id } = await ownInquiry(deps.db, PRODUCT, path.inquiryId, who);
  await deps.db.transaction().execute((tx) => withdrawInquiry(tx, id, { who, productOf: deps.productOf, now }));
  return { status: 200, body: await toInquiry(deps.db, await ownInquiry(deps.db, PRODUCT, id, who), now) };
};
