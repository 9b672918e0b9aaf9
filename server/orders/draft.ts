import { mergeDrafts } from '#domain/core/merge-drafts.ts';
import type { DraftPassenger, PassengerDraft } from '#domain/core/passengers.ts';
import { EMPTY_PERSON, passportText } from '#domain/core/person.ts';
import { ProblemError } from '#domain/core/problem.ts';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type { Who } from '#server/accounts/who.ts';
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';
import { decrypt, encrypt } from '#server/db/encrypt.ts';
import { openPassport } from '#server/db/passports.ts';
import { passportsSeen, peopleShown } from '#server/orders/authority.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { passengersOf } from '#server/orders/read-order.ts';

type DraftContext = Pick<Deps, 'productOf'> & {
  readonly config: Pick<Config, 'secret'>;
  readonly who: Who;
  readonly now: number;
};
/** Also stores the visitor whose browser typed each passport number; older drafts have no typists. */
type KeptDraft = PassengerDraft & { readonly typedBy?: readonly (string | null)[] };

const context = (orderId: string) => `draft ${orderId}`;

/**
 * The stored draft, or an empty form for the order's party. It tells a browser no more than readPassengers does: passport
 * numbers only until the order is paid and where this browser may see them, and to a browser that found the order by reference
 * and e-mail only what the order shows of its people, and no answer that is private.
 */
export async function loadDraft(db: Queryable, order: OrderRow, asked: DraftContext): Promise<PassengerDraft> {
  const kept = await keptDraft(db, order, asked);
  if (!kept) return asked.productOf(order.product).people.emptyDraft(order.detail);
  const { typedBy = [], ...draft } = kept;
  const { isTold, seesPassport } = await peopleShown(db, order, asked.who, asked.now);
  const passengers = draft.passengers.map((passenger, index) => {
    const isWhole = seesPassport({ typed_by: typedBy[index] ?? null });
    const shown = isTold ? passenger : shownToFinder(passenger);
    return { ...shown, passportNumber: isWhole ? passenger.passportNumber : '' };
  });
  if (isTold || !draft.answers) return { ...draft, passengers };
  const { isPrivate } = asked.productOf(order.product).people;
  const open = Object.entries(draft.answers).filter(([name]) => !isPrivate(name));
  return { ...draft, passengers, answers: Object.fromEntries(open) };
}

/** Deletes what was typed of the people of an order: somebody of them does not come any more. */
export const forgetDraft = (db: Queryable, orderId: string) =>
  db.deleteFrom('order_draft').where('order_id', '=', orderId).execute();

const shownToFinder = ({ ageClass, title, firstName, lastName, nationality }: DraftPassenger): DraftPassenger => ({
  ...EMPTY_PERSON,
  ageClass,
  title,
  firstName,
  lastName,
  nationality,
});

type Typed = {
  readonly draft: PassengerDraft;
  /** The draft that its form began with; undefined: all of it was typed. */
  readonly began: PassengerDraft | undefined;
};

/**
 * Stores the whole draft encrypted: half a passport number is personal data too. Fields that this form did not change stay
 * as another tab typed them, and so does a number that this browser may not see and left empty. Call with the order locked.
 * Throws 400 `invalid_request` when both together have more answers than the contract allows.
 */
export async function storeDraft(db: Queryable, order: OrderRow, typed: Typed, asked: DraftContext): Promise<void> {
  const before = await keptDraft(db, order, asked);
  const draft = before && typed.began ? mergeDrafts(before, typed.began, typed.draft) : typed.draft;
  requireFewAnswers(draft);
  const isSeen = await passportsSeen(db, order, asked.who, asked.now);
  const typistOf = await typistsOf(db, order, before, asked);
  const numbers = draft.passengers.map(({ passportNumber }, index) => {
    const hidden = {
      passportNumber: before?.passengers[index]?.passportNumber ?? '',
      typed_by: before?.typedBy?.[index] ?? null,
    };
    return passportNumber !== '' || isSeen(hidden) ? { passportNumber, typed_by: typistOf(passportNumber) } : hidden;
  });
  const kept: KeptDraft = {
    ...draft,
    passengers: draft.passengers.map((passenger, index) => ({
      ...passenger,
      passportNumber: numbers[index]?.passportNumber ?? '',
    })),
    typedBy: numbers.map(({ typed_by }) => typed_by),
  };
  const sealed = encrypt(asked.config.secret, context(order.id), JSON.stringify(kept));
  const row = { sealed, saved_at: asked.now };
  await db
    .insertInto('order_draft')
    .values({ order_id: order.id, ...row })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
    .execute();
}

const MAX_ANSWERS = contract.components.schemas.ProductAnswers.maxProperties;

/** The contract limits each sent draft, not what two of them make together. */
function requireFewAnswers({ answers = {} }: PassengerDraft): void {
  if (Object.keys(answers).length <= MAX_ANSWERS) return;
  throw new ProblemError(400, { code: 'invalid_request', message: 'The draft would have too many answers.' });
}

/**
 * Returns the browser that first typed each number. A browser that was shown a number for a while and sends it back has
 * not typed it; otherwise it would see the number permanently. Only a number new to the order counts as typed here.
 */
export async function typists(
  db: Queryable,
  order: OrderRow,
  asked: Omit<DraftContext, 'now' | 'productOf'>,
): Promise<(passportNumber: string) => string | null> {
  return typistsOf(db, order, await keptDraft(db, order, asked), asked);
}

async function typistsOf(
  db: Queryable,
  order: OrderRow,
  draft: KeptDraft | null,
  asked: Omit<DraftContext, 'now' | 'productOf'>,
): Promise<(passportNumber: string) => string | null> {
  const typed = new Map(
    draft?.passengers.map(({ passportNumber }, index) => [
      passportText(passportNumber),
      draft.typedBy?.[index] ?? null,
    ]),
  );
  for (const { position, passport_sealed, typed_by } of await passengersOf(db, order.id)) {
    if (passport_sealed !== '') typed.set(openPassport(asked.config, order.id, position, passport_sealed), typed_by);
  }
  // An empty field belongs to nobody: the browser that left it empty sees it empty.
  typed.delete('');
  return (number) => {
    const typist = typed.get(passportText(number));
    return typist === undefined ? asked.who.visitor : typist;
  };
}

async function keptDraft(
  db: Queryable,
  order: OrderRow,
  { config }: Pick<DraftContext, 'config'>,
): Promise<KeptDraft | null> {
  const row = await db.selectFrom('order_draft').select('sealed').where('order_id', '=', order.id).executeTakeFirst();
  // Only storeDraft writes it, and only values that passed the contract.
  return row ? (JSON.parse(decrypt(config.secret, context(order.id), row.sealed)) as KeptDraft) : null;
}
