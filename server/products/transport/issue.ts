import { createHash } from 'node:crypto';
import type { Product } from '#server/orders/product.ts';
import { type TransportDetail, VOUCHER } from '#server/products/transport/detail.ts';

/** Cannot be taken for a real number, and is the same whenever it is asked for. */
export const numberFor = (orderId: string, what: string): string =>
  `SIM ${createHash('sha256').update(`${orderId} ${what}`).digest('hex').slice(0, 8).toUpperCase()}`;

/** A voucher for each ride; of a service at an airport one for each person. */
export const issueVouchers: Product<TransportDetail>['supplier']['issue'] = async ({ orderId, detail, people }) => {
  const isByPerson = detail.wish.kind === 'cip';
  const count = isByPerson ? people : detail.rides.length;
  return {
    papers: Array.from({ length: count }, (_, place) => ({
      ...{ kind: VOUCHER, number: numberFor(orderId, `${VOUCHER} ${place}`) },
      person: isByPerson ? place : null,
    })),
  };
};
