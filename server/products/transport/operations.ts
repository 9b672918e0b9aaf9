import type { Operations } from '#server/contract.ts';
import {
  askTransport,
  readTransportInquiry,
  withdrawTransportInquiry,
} from '#server/products/transport/operations/askTransport.ts';
import { holdTransport } from '#server/products/transport/operations/holdTransport.ts';
import { readTransportPrices } from '#server/products/transport/operations/readTransportPrices.ts';
import { reportRide } from '#server/products/transport/operations/reportRide.ts';

export const operations = {
  askTransport,
  holdTransport,
  readTransportInquiry,
  readTransportPrices,
  reportRide,
  withdrawTransportInquiry,
} satisfies Partial<Operations>;
