import { mostOnCard } from '#domain/card/load.ts';
import { add, euro } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { ratesNow } from '#server/facts/current.ts';
import { defineProduct } from '#server/orders/product.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { cancellation } from '#server/products/card/cancellation.ts';
import {
  type CardDetail,
  faresOf,
  HOLD_MS,
  itemOf,
  type Load,
  linesOf,
  PROMISE_MS,
  priceOf,
  quoteOf,
  summaryOf,
} from '#server/products/card/detail.ts';
import { issueCard } from '#server/products/card/issue.ts';
import { boughtBlock, NEW_WORDS, wordsOf } from '#server/products/card/mails.ts';
import { checkHolder, emptyHolder, isPrivateAnswer, withAddress } from '#server/products/card/people.ts';
import { pictures } from '#server/products/card/pictures.ts';
import { receiptOf } from '#server/products/card/receipt.ts';
import { giveCardBack } from '#server/products/card/take-back.ts';

/** A prepaid card in rials, with its loads and paid replacements; its issuer is simulated. */
export const card = defineProduct<CardDetail>({
  pageOf: (orderId) => pathTo.cardIssue(orderId),
  summary: summaryOf,
  view: (order, _people, asker) => ({ item: itemOf(order, asker), lines: linesOf(order.detail) }),
  holdSeconds: HOLD_MS / 1000,
  reprice: async (_tx, { detail, fares }, details) => ({ detail: withAddress(detail, details), fares: euro(fares) }),
  holdAgain: async (tx, { detail }) => {
    const again = atNewRates(detail, await ratesNow(tx));
    return { detail: again, fares: faresOf(again) };
  },
  people: { emptyDraft: emptyHolder, check: checkHolder, isPrivate: isPrivateAnswer },
  pictures,
  stock: {
    // Nothing runs out; only the rate of the quote is held, and that ends with it.
    take: async () => ({ taken: true }),
    release: async () => undefined,
    sell: async () => undefined,
    hasSpare: async () => false,
    unsell: async (tx, detail) => {
      if (detail.kind === 'new') await giveCardBack(tx, detail);
    },
  },
  payment: {
    // A load is money of its own: whoever could lower it could draw it as cash.
    discountable: (detail) => {
      const { card, way } = priceOf(detail);
      return add(card, way);
    },
  },
  supplier: { issue: issueCard, promiseMs: () => PROMISE_MS },
  cancellation,
  papers: {
    words: NEW_WORDS,
    wordsOf,
    bought: boughtBlock,
    files: async (order, documents) => [receiptOf(order, documents)],
  },
});

/** The euros stay; what they become is that of now. */
function atNewRates(detail: CardDetail, { on, rials }: Load['rates']): CardDetail {
  if (detail.kind === 'replacement') return detail;
  const load: Load = { ...detail.load, rates: { on, rials: { EUR: rials.EUR, USD: rials.USD } } };
  if (quoteOf(load).rials > mostOnCard(load.rates))
    throw notAllowed('At the rate of now it is more than a card may hold.');
  const isSame = quoteOf(load).rials === quoteOf(detail.load).rials;
  return { ...detail, load, loadBefore: isSame ? detail.loadBefore : detail.load };
}
