import { randomUUID } from 'node:crypto';
import { emailProblem } from '#domain/core/contact.ts';
import { euro, type Money, times } from '#domain/core/money.ts';
import { EMPTY_PERSON } from '#domain/core/person.ts';
import { type FieldProblem, ProblemError, problemsIn } from '#domain/core/problem.ts';
import type { Call } from '#server/contract.ts';
import type { Queryable } from '#server/db/database.ts';
import { openOnce } from '#server/orders/begin-once.ts';
import { createOrder } from '#server/orders/create-order.ts';
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
};

export type SimpleStock = Omit<Product<SimpleDetail>['stock'], 'holdLimits' | 'explain'>;
type Rules = Product<SimpleDetail>['cancellation'];

const paidFor = (
  { detail, fares, discount }: Pick<OrderOf<SimpleDetail>, 'detail' | 'fares' | 'discount'>,
  people: number,
): Money => times(euro(fares - discount), people / detail.people);

const priceOf = ({ each, people }: SimpleDetail): Money => times(each, people);
const partOf = (money: Money, share: number): Money => ({ ...money, amount: Math.floor(money.amount * share) });

/** A minimal product: only what the order code requires of any product. */
export function simpleProduct({
  kind,
  holdMs,
  draftMs = null,
  plan = () => null,
  promiseMs,
  stock,
  issue,
  eachNow = ({ each }) => each,
  shareBack = () => 0.8,
  unsellPart,
  ...rules
}: {
  readonly kind: string;
  readonly holdMs: number;
  readonly draftMs?: number | null;
  readonly plan?: Product<SimpleDetail>['payment']['plan'];
  readonly promiseMs: number | null;
  readonly stock?: SimpleStock;
  readonly issue: Product<SimpleDetail>['supplier']['issue'];
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
    holdAgain: async (tx, order, { accepted }) => {
      const detail = { ...order.detail, each: eachNow(order.detail) };
      const price = priceOf(detail);
      requirePrice(price, { shown: euro(order.fares), accepted });
      if (stock && !(await stock.take(tx, detail)).taken) throw soldOut();
      return { detail, fares: price };
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
    payment: { plan },
    supplier: { issue, promiseMs: () => promiseMs },
    cancellation: {
      ...rules,
      quote: (db, order, _people, now) => back(db, order.detail, paidFor(order, order.detail.people), now),
      parts: unsellPart
        ? {
            mayStay: () => true,
            namesOf: (_detail, parts) => papersByName(`the ${kind}`, parts),
            unsell: async (db, detail, { papers }) => {
              await unsellPart(db, detail, papers);
              return { detail, left: [] };
            },
            quote: (db, order, { papers }, now) => back(db, order.detail, paidFor(order, papers.length), now),
          }
        : null,
    },
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
  return {
    order,
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

export const newNumber = (): string => randomUUID().slice(0, 8);
