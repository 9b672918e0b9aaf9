import type { Operations } from '#server/contract.ts';
import {
  askTransport,
  readTransportInquiry,
  withdrawTransportInquiry,
} from '#server/products/transport/operations/askTransport.ts';
import { holdRun } from '#server/products/transport/operations/holdRun.ts';
import { holdTransport } from '#server/products/transport/operations/holdTransport.ts';
import { listRuns } from '#server/products/transport/operations/listRuns.ts';
import { listRunTowns } from '#server/products/transport/operations/listRunTowns.ts';
import { readDoorToDoor } from '#server/products/transport/operations/readDoorToDoor.ts';
import { readOtherRuns } from '#server/products/transport/operations/readOtherRuns.ts';
import { readRun } from '#server/products/transport/operations/readRun.ts';
import { readTransportPrices } from '#server/products/transport/operations/readTransportPrices.ts';
import { reportRide } from '#server/products/transport/operations/reportRide.ts';
import { tellWhenSaleOpens } from '#server/products/transport/operations/tellWhenSaleOpens.ts';

export const operations = {
  askTransport,
  holdRun,
  holdTransport,
  listRunTowns,
  listRuns,
  readDoorToDoor,
  readOtherRuns,
  readRun,
  readTransportInquiry,
  readTransportPrices,
  reportRide,
  tellWhenSaleOpens,
  withdrawTransportInquiry,
} satisfies Partial<Operations>;
