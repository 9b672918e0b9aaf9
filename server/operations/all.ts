import type { Operations } from '#server/contract.ts';
import { applyDiscount } from '#server/operations/applyDiscount.ts';
import { extendHold } from '#server/operations/extendHold.ts';
import { findOrder } from '#server/operations/findOrder.ts';
import { holdAgain } from '#server/operations/holdAgain.ts';
import { listDomesticAirports } from '#server/operations/listDomesticAirports.ts';
import { listLowestFares } from '#server/operations/listLowestFares.ts';
import { listOrders } from '#server/operations/listOrders.ts';
import { listTransactions } from '#server/operations/listTransactions.ts';
import { logIn } from '#server/operations/logIn.ts';
import { logOut } from '#server/operations/logOut.ts';
import { placeHold } from '#server/operations/placeHold.ts';
import { readBalance } from '#server/operations/readBalance.ts';
import { readDocuments } from '#server/operations/readDocuments.ts';
import { readDraft } from '#server/operations/readDraft.ts';
import { readOrder } from '#server/operations/readOrder.ts';
import { readReport } from '#server/operations/readReport.ts';
import { readSession } from '#server/operations/readSession.ts';
import { readTopUp } from '#server/operations/readTopUp.ts';
import { receivePaymentCallback } from '#server/operations/receivePaymentCallback.ts';
import { register } from '#server/operations/register.ts';
import { releaseHold } from '#server/operations/releaseHold.ts';
import { removeDiscount } from '#server/operations/removeDiscount.ts';
import { saveDraft } from '#server/operations/saveDraft.ts';
import { searchFlights } from '#server/operations/searchFlights.ts';
import { startPayment } from '#server/operations/startPayment.ts';
import { startTopUp } from '#server/operations/startTopUp.ts';
import { submitPassengers } from '#server/operations/submitPassengers.ts';
import { submitReport } from '#server/operations/submitReport.ts';

export const operations: Operations = {
  applyDiscount,
  extendHold,
  findOrder,
  holdAgain,
  listDomesticAirports,
  listLowestFares,
  listOrders,
  listTransactions,
  logIn,
  logOut,
  placeHold,
  readBalance,
  readDocuments,
  readDraft,
  readOrder,
  readReport,
  readSession,
  readTopUp,
  receivePaymentCallback,
  register,
  releaseHold,
  removeDiscount,
  saveDraft,
  searchFlights,
  startPayment,
  startTopUp,
  submitPassengers,
  submitReport,
};
