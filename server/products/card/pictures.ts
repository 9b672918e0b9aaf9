import { CARD_PAPERS, CARD_PICTURES } from '#domain/card/card-pictures.ts';
import { ENDED_APPLICATION_DAYS, ORDER_PASSPORT_DAYS } from '#domain/core/retention.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import type { PicturePlace, Pictures } from '#server/orders/product.ts';
import { type CardDetail, isNew } from '#server/products/card/detail.ts';
import { answered, writeCheck } from '#server/products/card/issue.ts';

const isAsked = ({ status, detail }: OrderOf<CardDetail>, kind: string): boolean =>
  status === 'issuing' && detail.kind === 'new' && (detail.check?.asked ?? []).some((paper) => paper === kind);

/** The page of the passport of everybody, and what the issuer asks for besides. */
export const pictures: Pick<Pictures<CardDetail>, 'kinds' | 'isFor' | 'keptDays' | 'isAskedAgain' | 'arrivedAgain'> = {
  kinds: CARD_PICTURES,
  isFor: (order, { position, kind }) =>
    isNew(order) &&
    position === 0 &&
    CARD_PAPERS.some((paper) => paper === kind) &&
    (kind === 'passport' || isAsked(order, kind)),
  keptDays: { afterStart: ORDER_PASSPORT_DAYS, afterEnd: ENDED_APPLICATION_DAYS },
  isAskedAgain: (order, { kind }: PicturePlace) => isAsked(order, kind),
  /** When all that was asked for is there, the look goes on. */
  arrivedAgain: async (tx, order, { kind }, { now, config }) => {
    if (!isNew(order) || !order.detail.check) return;
    await writeCheck(tx, order, answered(order.detail.check, kind, now), { now, config });
  },
};
