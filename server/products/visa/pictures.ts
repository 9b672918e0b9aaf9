import { ENDED_APPLICATION_DAYS, ORDER_PASSPORT_DAYS } from '#domain/core/retention.ts';
import { isVisaPictureKind } from '#domain/visa/visa-picture-kinds.ts';
import { VISA_PICTURES } from '#domain/visa/visa-pictures.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import type { PicturePlace, Pictures } from '#server/orders/product.ts';
import { passengerAt, type VisaDetail } from '#server/products/visa/detail.ts';
import { corrected } from '#server/products/visa/review.ts';
import { nextLookAt } from '#server/products/visa/reviewer.ts';
import { writeReview } from '#server/products/visa/write-review.ts';

/** The photo and the page of the passport of each applicant who needs a code. They are kept as long as the answers. */
export const pictures: Pictures<VisaDetail> = {
  kinds: VISA_PICTURES,
  isFor: (order, { position, kind }) => isVisaPictureKind(kind) && passengerAt(order.detail, position) >= 0,
  keptDays: { afterStart: ORDER_PASSPORT_DAYS, afterEnd: ENDED_APPLICATION_DAYS },
  isAskedAgain: ({ status, detail }: OrderOf<VisaDetail>, { position, kind }: PicturePlace) =>
    status === 'issuing' && detail.review?.people[passengerAt(detail, position)]?.correction?.field === kind,
  /** The review of this person continues. */
  arrivedAgain: async (tx, order, { position }, { now, config }) => {
    const { review } = order.detail;
    if (!review) return;
    const index = passengerAt(order.detail, position);
    await writeReview(tx, order, corrected(review, { index, nextAt: nextLookAt(order, config, now), now }), now);
  },
};
