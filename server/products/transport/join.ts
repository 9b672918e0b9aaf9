import type { Product } from '#server/orders/product.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import type { TransportDetail } from '#server/products/transport/detail.ts';
import { isRun, type RunItemDetail } from '#server/products/transport/runs/detail.ts';

export type SoldDetail = TransportDetail | RunItemDetail;
type Joined = Product<SoldDetail>;
type Kinds = { readonly rides: Product<TransportDetail>; readonly runs: Product<RunItemDetail> };
type Shown = { readonly item?: object };

/**
 * Rides, and places in trains and buses, as one product: what looks at a detail is asked of the one or the other. The rest (how
 * long a price is held, how much is held at once, that something is asked for first) is that of rides, and holds for both.
 */
export function joined({ rides, runs }: Kinds): Joined {
  // Each is asked only of details of its own kind.
  const of = (detail: unknown): Joined => (isRun(detail) ? runs : rides) as Joined;
  // Orders as they are shown have an item instead.
  const shown = (order: Shown): Joined => (order.item && !('rides' in order.item) ? runs : rides) as Joined;
  const partsOf = (detail: unknown) => {
    const { parts } = of(detail).cancellation;
    if (!parts) throw notAllowed('This order is cancelled as a whole.');
    return parts;
  };
  const changesOf = (detail: unknown) => {
    const { changes } = of(detail);
    if (!changes) throw notAllowed('This is not changed.');
    return changes;
  };
  return {
    pageOf: rides.pageOf,
    summary: (detail) => of(detail).summary(detail),
    steps: (detail) => of(detail).steps(detail),
    mend: rides.mend,
    view: (order, people, asker) => of(order.detail).view(order, people, asker),
    holdSeconds: rides.holdSeconds,
    reprice: (tx, order, details) => of(order.detail).reprice(tx, order, details),
    holdAgain: (tx, order, asked) => of(order.detail).holdAgain(tx, order, asked),
    draft: null,
    pictures: null,
    gives: (detail) => of(detail).gives(detail),
    people: {
      emptyDraft: (detail) => of(detail).people.emptyDraft(detail),
      check: (order, details, now, kept) => of(order.detail).people.check(order, details, now, kept),
      knownPassports: (tx, order, config) => of(order.detail).people.knownPassports(tx, order, config),
      isPrivate: rides.people.isPrivate,
      ageClassOf: (detail, person) => of(detail).people.ageClassOf(detail, person),
    },
    stock: {
      take: (db, detail) => of(detail).stock.take(db, detail),
      release: (db, detail) => of(detail).stock.release(db, detail),
      sell: (db, detail) => of(detail).stock.sell(db, detail),
      unsell: (db, detail) => of(detail).stock.unsell(db, detail),
      hasSpare: (db, detail) => of(detail).stock.hasSpare(db, detail),
      holdLimits: rides.stock.holdLimits,
      explain: (deps, order, error) => of(order.detail).stock.explain(deps, order, error),
    },
    payment: {
      plan: (detail, total, now) => of(detail).payment.plan(detail, total, now),
      asSold: (db, detail) => of(detail).payment.asSold(db, detail),
      reminders: (detail, dueAt) => of(detail).payment.reminders(detail, dueAt),
      discountable: (detail, fares) => of(detail).payment.discountable(detail, fares),
      protectionPrice: rides.payment.protectionPrice,
      isInTime: (detail, now) => of(detail).payment.isInTime(detail, now),
      takesPlace: (db, detail) => of(detail).payment.takesPlace(db, detail),
    },
    supplier: {
      issue: (order, supply) => of(order.detail).supplier.issue(order, supply),
      promiseMs: (detail) => of(detail).supplier.promiseMs(detail),
      lastAnswer: null,
      whenPaid: null,
      refused: (detail) => of(detail).supplier.refused(detail),
      cancel: (order) => of(order.detail).supplier.cancel(order),
    },
    cancellation: {
      quote: (db, order, people, now) => of(order.detail).cancellation.quote(db, order, people, now),
      quoteMs: null,
      isAllowedUnderWay: false,
      parts: {
        quote: async (db, order, parts, now) =>
          (await of(order.detail).cancellation.parts?.quote(db, order, parts, now)) ?? null,
        stayProblem: (detail, people) => partsOf(detail).stayProblem(detail, people),
        namesOf: (detail, parts) => partsOf(detail).namesOf(detail, parts),
        unsell: (db, detail, parts) => partsOf(detail).unsell(db, detail, parts),
      },
    },
    changes: rides.changes && {
      quoteMs: rides.changes.quoteMs,
      quote: async (tx, order, asked) => changesOf(order.detail).quote(tx, order, asked),
      drop: (db, before, after) => changesOf(before).drop(db, before, after),
      take: (db, before, after) => changesOf(before).take(db, before, after),
      follow: (now, quoted) => changesOf(now).follow(now, quoted),
      partOf: (before, after) => of(before).changes?.partOf(before, after) ?? null,
      issue: (change, supply) => changesOf(change.detail).issue(change, supply),
    },
    inquiries: rides.inquiries as Joined['inquiries'],
    papers: {
      words: rides.papers.words,
      wordsOf: (detail) => of(detail).papers.wordsOf(detail),
      sayBirth: rides.papers.sayBirth,
      bought: (detail) => of(detail).papers.bought(detail),
      files: (order, documents, url, wish) => shown(order).papers.files(order, documents, url, wish),
      blocks: (order) => shown(order).papers.blocks(order),
      calendar: (order, url) => shown(order).papers.calendar(order, url),
    },
  };
}
