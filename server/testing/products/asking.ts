import { HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import type { Call } from '#server/contract.ts';
import type { Queryable } from '#server/db/database.ts';
import { mailOf } from '#server/mails/layout.ts';
import { beginOnce } from '#server/orders/begin-once.ts';
import { openInquiry, sameInquiry } from '#server/orders/inquiries/ask.ts';
import { ownInquiry, toInquiryCore, withdrawInquiry } from '#server/orders/inquiries/inquiry.ts';
import type { Inquiries } from '#server/orders/product.ts';
import { priceOf, type SimpleDetail } from '#server/testing/products/simple.ts';

/** When the supplier answers, how long it has, and how long its offer is held. */
export const ASKED = {
  ...{ answersMs: MINUTE_MS, answerMs: 2 * HOUR_MS, offerMs: HOUR_MS / 2 },
  mails: { offered: 'Offered', refused: 'Refused', lapsed: 'Lapsed' },
};

type Said = 'offered' | 'refused' | 'wait';

/** A product whose supplier is asked first; those who ask for the same are in one line, one after the other. */
export const simpleInquiries = (
  answer: (tx: Queryable, detail: SimpleDetail) => Promise<Said>,
): Inquiries<SimpleDetail> => ({
  answerBy: (_detail, askedAt) => askedAt + ASKED.answerMs,
  offerMs: ASKED.offerMs,
  lineOf: ({ id }) => id,
  answersAt: (_detail, askedAt) => askedAt + ASKED.answersMs,
  answer: async (tx, { detail, before }) => {
    if (before > 0) return 'wait';
    const said = await answer(tx, detail);
    return said === 'offered' ? { detail, fares: priceOf(detail) } : said;
  },
  mails: {
    offered: ({ detail }) => mailOf(`Offered: ${detail.title}`, []),
    refused: ({ detail }) => mailOf(`Refused: ${detail.title}`, []),
    lapsed: ({ detail }) => mailOf(`Lapsed: ${detail.title}`, []),
  },
});

type Header = { header: { 'Idempotency-Key': string } };
type Asking = Call<{
  parameters: Header;
  requestBody: { content: { 'application/json': SimpleDetail & { readonly email?: string } } };
}>;
type OneAsked = Call<{ parameters: Header & { path: { inquiryId: string } } }>;

export const askingOperations = (product: string) => ({
  [`ask-${product}`]: (call: Asking) =>
    beginOnce(call, `ask-${product}`, {
      begin: async (tx, asked) => {
        const { email = null, ...detail } = asked.body;
        const same = await sameInquiry(tx, product, asked, {
          isSame: (other) => (other as SimpleDetail).id === detail.id,
          email,
        });
        const row = same ?? (await openInquiry(tx, product, asked, { detail, fares: priceOf(detail), email }));
        return toInquiryCore(tx, row, asked.now);
      },
    }),
  [`read-${product}-inquiry`]: async ({ path, who, deps }: OneAsked) => {
    const row = await ownInquiry(deps.db, product, path.inquiryId, who);
    return { status: 200, body: await toInquiryCore(deps.db, row, deps.now()) };
  },
  [`withdraw-${product}-inquiry`]: async ({ path, who, deps }: OneAsked) => {
    const [now, { id }] = [deps.now(), await ownInquiry(deps.db, product, path.inquiryId, who)];
    await deps.db.transaction().execute((tx) => withdrawInquiry(tx, id, { who, productOf: deps.productOf, now }));
    return { status: 200, body: await toInquiryCore(deps.db, await ownInquiry(deps.db, product, id, who), now) };
  },
});

/** The part of its contract. `simple`: the schema of what is asked for, as for a hold. */
export function askingContract(name: string, simple: { readonly properties: object }) {
  const answers = (status: string) => ({
    [status]: { description: 'As it stands.', content: { 'application/json': { schema: { type: 'object' } } } },
    default: { $ref: '#/components/responses/Problem' },
  });
  const parameters = [{ name: 'inquiryId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }];
  const body = { $ref: `#/components/schemas/Asked${name}` };
  return {
    schemas: { [`Asked${name}`]: { ...simple, properties: { ...simple.properties, email: { type: 'string' } } } },
    paths: {
      [`/${name}/inquiries`]: {
        post: {
          operationId: `ask-${name}`,
          parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
          requestBody: { required: true, content: { 'application/json': { schema: body } } },
          responses: answers('201'),
        },
      },
      [`/${name}/inquiries/{inquiryId}`]: {
        parameters,
        get: { operationId: `read-${name}-inquiry`, responses: answers('200') },
      },
      [`/${name}/inquiries/{inquiryId}/withdraw`]: {
        parameters,
        post: { operationId: `withdraw-${name}-inquiry`, responses: answers('200') },
      },
    },
  };
}
