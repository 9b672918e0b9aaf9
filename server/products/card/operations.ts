import { ProblemError } from '#domain/core/problem.ts';
import type { Operations } from '#server/contract.ts';

const notThere = (): never => {
  throw new ProblemError(503, { code: 'unavailable', message: 'This part of the travel card is not there yet.' });
};
const later = async (): Promise<never> => notThere();

export const operations = {
  readCardQuote: later,
  holdCard: later,
  readCard: later,
  listCardLines: later,
  saveCardStatement: later,
  blockCard: later,
  askCardCode: later,
  activateCard: later,
  unblockCard: later,
  replaceCard: later,
  closeCard: later,
  showCardPin: later,
  setCardAlert: later,
  spendCard: later,
  reverseCardPayment: later,
  refundCardPayment: later,
  listStaffCardOrders: later,
  readStaffCardOrder: later,
  decideCard: later,
  readStaffCardPicture: later,
  deskFindCard: later,
  deskBlockCard: later,
  deskHandOver: later,
} satisfies Partial<Operations>;
