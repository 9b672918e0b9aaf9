import { ADDRESS, holderProblems } from '#domain/card/holder.ts';
import type { PassengerDetails, PassengerDraft } from '#domain/core/passengers.ts';
import { EMPTY_PERSON } from '#domain/core/person.ts';
import { type FieldProblem, ProblemError } from '#domain/core/problem.ts';
import { dayOf } from '#domain/core/time.ts';
import type { Queryable } from '#server/db/database.ts';
import { markOf } from '#server/orders/passenger-columns.ts';
import type { Product } from '#server/orders/product.ts';
import { storedPicturesOf } from '#server/pictures/stored.ts';
import type { CardDetail } from '#server/products/card/detail.ts';

export const emptyHolder = (): PassengerDraft => ({
  email: '',
  phone: '',
  passengers: [{ ageClass: 'adult', ...EMPTY_PERSON }],
});

const isPosted = ({ delivery: { to } }: Extract<CardDetail, { kind: 'new' }>): boolean =>
  to !== 'desk' && to !== 'hotel';

/** Whether somebody with this passport has a card that is not closed, in any account. */
const hasCard = async (tx: Queryable, mark: string | null): Promise<boolean> =>
  mark !== null &&
  (await tx
    .selectFrom('card')
    .select('id')
    .where('holder_mark', '=', mark)
    .where('state', '<>', 'closed')
    .executeTakeFirst()) !== undefined;

/**
 * Exactly one holder as in the passport, of age, without another card, with a scan; a card is for an account only. Throws
 * 401 `login_required` for a guest.
 */
export const checkHolder: Product<CardDetail>['people']['check'] = async (
  { id, detail },
  details,
  now,
  { tx, config, accountId },
) => {
  // Of a load and a new plastic it is known since the card was ordered.
  if (detail.kind !== 'new') return { passengers: 'one_holder' };
  if (accountId === null)
    throw new ProblemError(401, { code: 'login_required', message: 'A card belongs to an account: sign in first.' });
  const problems: Record<string, FieldProblem> = holderProblems(details, {
    ...{ arrival: detail.arrival, today: dayOf(now) },
    isPosted: isPosted(detail),
  });
  const [holder] = details.passengers;
  if (holder && (await hasCard(tx, markOf(config, holder)))) problems['passengers.0.passportNumber'] = 'has_card';
  const pictures = (await storedPicturesOf(tx, id)).get(0) ?? [];
  if (!pictures.some(({ kind }) => kind === 'passport')) problems.scan = 'scan_needed';
  return problems;
};

/** The same with the address that it is posted to. */
export function withAddress(detail: CardDetail, { answers = {} }: PassengerDetails): CardDetail {
  const address = (answers[ADDRESS] ?? '').trim();
  if (detail.kind !== 'new' || !isPosted(detail) || address === '') return detail;
  return { ...detail, personal: { ...detail.personal, address } };
}

/** Who only found the order does not read where somebody lives. */
export const isPrivateAnswer = (answer: string): boolean => answer === ADDRESS;
