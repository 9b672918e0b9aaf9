import { randomUUID } from 'node:crypto';
import { emailProblem } from '#domain/core/contact.ts';
import { euro, type Money, times } from '#domain/core/money.ts';
import { EMPTY_PERSON } from '#domain/core/person.ts';
import { type FieldProblem, ProblemError, problemsIn } from '#domain/core/problem.ts';
import { DAY_MS, MINUTE_MS } from '#domain/core/time.ts';
import type { Call } from '#server/contract.ts';
import type { Queryable } from '#server/db/database.ts';
import { openOnce } from '#server/orders/begin-once.ts';
import { createOrder } from '#server/orders/create-order.ts';
import { type GiftKind, givenTo, takeGifts } from '#server/orders/gifts.ts';
import { type OrderOf, orderOf, papersByName } from '#server/orders/order-row.ts';
import { defineProduct, type Paper, type Product } from '#server/orders/product.ts';
import { requirePrice } from '#server/orders/require-price.ts';
import { ownHolds } from '#server/orders/visitor-holds.ts';

const YAZD = { slug: 'yazd', name: 'Yazd' };

export type SimpleDetail = {
  readonly id: string;
  readonly title: string;
  readonly people: number;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Per person. */
  readonly each: Money;
  /** Who are left, once a change has said so. Default: all. */
  readonly units?: number;
};

export type SimpleStock = Omit<Product<SimpleDetail>['stock'], 'holdLimits' | 'explain'>;
type Rules = Product<SimpleDetail>['cancellation'];
type Own = Parameters<typeof defineProduct<SimpleDetail>>[0];

const paidFor = (
  { detail, fares, discount }: Pick<OrderOf<SimpleDetail>, 'detail' | 'fares' | 'discount'>,
  people: number,
): Money => times(euro(fares - discount), people / detail.people);

export const priceOf = ({ each, people }: SimpleDetail): Money => times(each, people);
const partOf = (money: Money, share: number): Money => ({ ...money, amount: Math.floor(money.amount * share) });

/** A minimal product: only what the order code requires of any product. */
export function simpleProduct({
  kind,
  holdMs,
  draftMs = null,
  plan = () => null,
  reminders = () => [],
  promiseMs,
  stock,
  issue,
  whenPaid = null,
  eachNow = ({ each }) => each,
  shareBack = () => 0.8,
  unsellPart,
  moves,
  inquiries,
  gives = () => [],
  freeBy,
  ...rules
}: {
  readonly kind: string;
  readonly holdMs: number;
  readonly draftMs?: number | null;
  readonly plan?: Product<SimpleDetail>['payment']['plan'];
  readonly reminders?: Product<SimpleDetail>['payment']['reminders'];
  readonly promiseMs: number | null;
  readonly stock?: SimpleStock;
  readonly issue: Product<SimpleDetail>['supplier']['issue'];
  readonly whenPaid?: Product<SimpleDetail>['supplier']['whenPaid'];
  /** Current price per person. */
  readonly eachNow?: (detail: SimpleDetail) => Money;
  /** Share of the payment that is refunded when cancelled at a time. */
  readonly shareBack?: (detail: SimpleDetail, now: number, db: Queryable) => number | Promise<number>;
  /** Frees the stock of some papers; without it the order is cancelled only as a whole. */
  readonly unsellPart?: (
    db: Queryable,
    detail: SimpleDetail,
    papers: readonly Pick<Paper, 'kind' | 'person'>[],
  ) => Promise<void>;
  /** Changes of issued orders; `refuses`: the supplier does not make one to this detail. */
  readonly moves?: { readonly refuses: (detail: SimpleDetail) => boolean; readonly stock?: UnitStock };
  /** What is asked for first. */
  readonly inquiries?: Product<SimpleDetail>['inquiries'];
  readonly gives?: Product<SimpleDetail>['gives'];
  /** Costs nothing for those who are given this, once each. */
  readonly freeBy?: GiftKind;
} & Partial<Pick<Rules, 'quoteMs' | 'isAllowedUnderWay'>>): Product<SimpleDetail> {
  const back = async (db: Queryable, detail: SimpleDetail, paid: Money, now: number) => {
    if (now >= detail.startsAt) return null;
    const share = await shareBack(detail, now, db);
    const refund = partOf(paid, share);
    return { refund, lines: [{ part: kind, percent: share * 100, paid, amount: refund }], byProtection: false };
  };
  return defineProduct<SimpleDetail>({
    pageOf: (orderId) => `/${kind}/${orderId}`,
    summary: ({ title, startsAt, endsAt, people }) => ({ title, place: YAZD.slug, startsAt, endsAt, people }),
    steps: ({ title, startsAt, endsAt }) => [
      {
        kind: 'stay',
        startsAt,
        endsAt,
        from: YAZD,
        to: YAZD,
        title,
        text: '',
        driver: null,
        desk: null,
        counterClosesAt: null,
        answerBy: null,
        enterBy: null,
      },
    ],
    view: ({ detail }) => ({
      item: { id: detail.id },
      lines: [{ part: kind, words: detail.title, count: detail.people, each: detail.each, sum: priceOf(detail) }],
    }),
    holdSeconds: holdMs / 1000,
    gives,
    holdAgain: async (tx, order, { people, accepted }) => {
      const detail = { ...order.detail, each: eachNow(order.detail) };
      const price = priceOf(detail);
      requirePrice(price, { shown: euro(order.fares), accepted });
      if (stock && !(await stock.take(tx, detail)).taken) throw soldOut();
      if (!freeBy) return { detail, fares: price };
      const free = await takeGifts(tx, order, await givenTo(tx, order, freeBy, people));
      return { detail, fares: times(detail.each, detail.people - free.length) };
    },
    draft: draftMs === null ? null : { ms: draftMs, isStillRight: async () => true },
    people: {
      emptyDraft: ({ people }) => ({
        email: '',
        phone: '',
        passengers: Array.from({ length: people }, () => ({ ...EMPTY_PERSON, ageClass: 'adult' as const })),
      }),
      check: ({ detail }, { passengers, email }) => {
        const fields: Record<string, FieldProblem> = { ...problemsIn({ email: emailProblem(email) }) };
        if (passengers.length !== detail.people) fields.passengers = 'invalid';
        passengers.forEach(({ firstName }, index) => {
          if (firstName.trim() === '') fields[`passengers.${index}.firstName`] = 'required';
        });
        return fields;
      },
    },
    ...(stock && { stock }),
    payment: { plan, reminders },
    supplier: {
      issue,
      whenPaid,
      promiseMs: () => promiseMs,
      cancel: async ({ numbers }) => {
        for (const number of numbers) validNumbers.delete(number);
      },
    },
    cancellation: {
      ...rules,
      quote: (db, order, _people, now) => back(db, order.detail, paidFor(order, order.detail.people), now),
      parts: unsellPart
        ? {
            stayProblem: () => null,
            namesOf: (_detail, parts) => papersByName(`the ${kind}`, parts),
            unsell: async (db, detail, { papers }) => {
              await unsellPart(db, detail, papers);
              return { detail, left: [] };
            },
            quote: async (db, order, { papers }, now) => {
              const leaving = papers.filter(({ person }) => person !== null).length;
              return leaving === 0 ? null : back(db, order.detail, paidFor(order, leaving), now);
            },
          }
        : null,
    },
    ...(moves && { changes: changesBy({ ...moves, eachNow }) }),
    ...(inquiries && { inquiries }),
    papers: {
      words: {
        whenPaid: `As soon as the payment is confirmed you get your ${kind}.`,
        papers: `Your ${kind}`,
        issued: `Your ${kind} is ready.`,
        numbers: 'Numbers',
        attached: 'Attached: the papers.',
        cancelled: `Your ${kind} is no longer valid.`,
        cancelledByBank: 'Your bank took your payment back.',
        nothingBack: 'Nothing.',
        notIssued: `We could not give you your ${kind}.`,
        notIssuedByBank: 'Your bank took the payment back before.',
      },
      bought: ({ title }) => ({ heading: 'Bought', lines: [title] }),
      files: async (_order, { papers }) => [
        {
          of: 'papers',
          name: `${kind}.txt`,
          type: 'text/plain; charset=utf-8',
          bytes: new TextEncoder().encode(papers.map(({ number }) => number).join('\n')),
        },
      ],
    },
  });
}

/** Stock by numbers of units, because a part may have left. */
export type UnitStock = {
  readonly take: (db: Queryable, detail: SimpleDetail, units: number) => Promise<boolean>;
  readonly release: (db: Queryable, detail: SimpleDetail, units: number) => Promise<void>;
  readonly sell: (db: Queryable, detail: SimpleDetail, units: number) => Promise<void>;
  readonly unsell: (db: Queryable, detail: SimpleDetail, units: number) => Promise<void>;
};

const SIMPLE_QUOTE_MS = 10 * MINUTE_MS;
/** `move`: to another offer, a day later; `rename`: another first name. */
export type SimpleWish =
  | { readonly kind: 'move'; readonly to: string }
  | { readonly kind: 'rename'; readonly person: number; readonly firstName: string };

const NO_STOCK: UnitStock = {
  take: async () => true,
  release: async () => undefined,
  sell: async () => undefined,
  unsell: async () => undefined,
};

type Moves = {
  readonly refuses: (detail: SimpleDetail) => boolean;
  readonly stock?: UnitStock;
  readonly eachNow: (detail: SimpleDetail) => Money;
};

function changesBy({ refuses, stock = NO_STOCK, eachNow }: Moves): NonNullable<Own['changes']> {
  const unitsOf = ({ units, people }: SimpleDetail) => units ?? people;
  const isMove = (before: SimpleDetail, after: SimpleDetail) => before.id !== after.id;
  return {
    quoteMs: SIMPLE_QUOTE_MS,
    quote: async (tx, order, { wish, people, papers }) => {
      const asked = wish as SimpleWish; // the test contract has no other kinds
      if (asked.kind === 'rename') {
        const person = people.find(({ position, left_at }) => position === asked.person && left_at === null);
        if (!person || asked.firstName.trim() === '') throw wrongWish(person ? 'firstName' : 'person');
        const { title, last_name: lastName } = person;
        return {
          detail: order.detail,
          fares: euro(order.fares),
          people: [{ position: asked.person, title, firstName: asked.firstName, lastName }],
          replaces: papers.flatMap((paper) => (paper.person === asked.person ? [paper.position] : [])),
          takesNothing: true,
        };
      }
      const units = people.filter(({ left_at }) => left_at === null).length;
      const { startsAt, endsAt, each } = order.detail;
      const moved = { ...order.detail, id: asked.to, units, startsAt: startsAt + DAY_MS, endsAt: endsAt + DAY_MS };
      const detail = { ...moved, each: eachNow(moved) };
      if (!isMove(order.detail, detail)) throw wrongWish('to');
      if (!(await stock.take(tx, detail, units))) throw soldOut();
      const more = units * (detail.each.amount - each.amount);
      return { detail, fares: euro(order.fares + more), replaces: papers.map(({ position }) => position) };
    },
    drop: async (db, before, after) => {
      if (isMove(before, after)) await stock.release(db, after, unitsOf(after));
    },
    take: async (db, before, after) => {
      if (!isMove(before, after)) return;
      await stock.sell(db, after, unitsOf(after));
      await stock.unsell(db, before, unitsOf(after));
    },
    issue: async ({ detail, replaced }) => (refuses(detail) ? 'refused' : replaced.map(newNumber)),
  };
}

const wrongWish = (field: string) =>
  new ProblemError(422, { code: 'invalid_details', message: 'This wish cannot be.', fields: { [field]: 'invalid' } });

export const soldOut = () => new ProblemError(409, { code: 'sold_out', message: 'Somebody else has it.' });

type Placed = Call<{
  parameters: { header: { 'Idempotency-Key': string } };
  requestBody: { content: { 'application/json': SimpleDetail } };
}>;

/** Operation that places a hold or opens a draft; the same request returns the same order. */
export const holdOf = (product: string, stock?: SimpleStock) => (call: Placed) =>
  openOnce(call, product, {
    product,
    open: async (tx, asked) => {
      const { body } = asked;
      const own = (await ownHolds(tx, product, asked)).map(orderOf<SimpleDetail>(product));
      const same = own.find(({ detail }) => detail.id === body.id);
      if (same) return same;
      if (stock && !(await stock.take(tx, body)).taken) throw soldOut();
      return createOrder(tx, asked, { product, detail: body, fares: priceOf(body).amount });
    },
  });

/** `stages`: those that its orders may have; left out: any. */
export const contractOf = (name: string, stages: readonly string[] = []) => {
  const order = `Test${name}Order`;
  const money = { $ref: '#/components/schemas/Money' };
  const kind = (name: string) => ({ type: 'string', enum: [name] });
  return {
    order,
    change: `Test${name}Change`,
    paths: {
      [`/${name}/holds`]: {
        post: {
          operationId: `hold-${name}`,
          parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { $ref: `#/components/schemas/Test${name}` } } },
          },
          responses: {
            '201': { $ref: '#/components/responses/Order' },
            default: { $ref: '#/components/responses/Problem' },
          },
        },
      },
    },
    components: {
      schemas: {
        [`Test${name}`]: {
          type: 'object',
          required: ['id', 'title', 'people', 'startsAt', 'endsAt', 'each'],
          additionalProperties: false,
          properties: {
            id: { type: 'string' },
            title: { type: 'string' },
            people: { type: 'integer' },
            startsAt: { type: 'integer' },
            endsAt: { type: 'integer' },
            each: money,
          },
        },
        [`Test${name}Change`]: {
          oneOf: [
            {
              type: 'object',
              required: ['kind', 'to'],
              additionalProperties: false,
              properties: { kind: kind('move'), to: { type: 'string' } },
            },
            {
              type: 'object',
              required: ['kind', 'person', 'firstName'],
              additionalProperties: false,
              properties: { kind: kind('rename'), person: { type: 'integer' }, firstName: { type: 'string' } },
            },
          ],
        },
        [order]: {
          allOf: [
            { $ref: '#/components/schemas/OrderCore' },
            {
              type: 'object',
              required: ['product', 'item'],
              properties: {
                product: { type: 'string', enum: [name] },
                ...(stages.length > 0 && { stage: { oneOf: [{ type: 'string', enum: stages }, { type: 'null' }] } }),
                item: {
                  type: 'object',
                  required: ['id'],
                  additionalProperties: false,
                  properties: { id: { type: 'string' } },
                },
              },
            },
          ],
          unevaluatedProperties: false,
        },
      },
    },
  };
};

/** Numbers that the suppliers of the test products issued and did not void. */
export const validNumbers = new Set<string>();

export function newNumber(): string {
  const number = randomUUID().slice(0, 8);
  validNumbers.add(number);
  return number;
}
