import type { Operations } from '#server/contract.ts';
import { activateCard } from '#server/products/card/operations/activateCard.ts';
import { askCardCode } from '#server/products/card/operations/askCardCode.ts';
import { blockCard } from '#server/products/card/operations/blockCard.ts';
import { changeCardDelivery } from '#server/products/card/operations/changeCardDelivery.ts';
import { closeCard } from '#server/products/card/operations/closeCard.ts';
import { decideCard } from '#server/products/card/operations/decideCard.ts';
import { deskBlockCard } from '#server/products/card/operations/deskBlockCard.ts';
import { deskFindCard } from '#server/products/card/operations/deskFindCard.ts';
import { deskHandOver } from '#server/products/card/operations/deskHandOver.ts';
import { holdCard } from '#server/products/card/operations/holdCard.ts';
import { listCardLines } from '#server/products/card/operations/listCardLines.ts';
import { listCardPapers } from '#server/products/card/operations/listCardPapers.ts';
import { listStaffCardOrders } from '#server/products/card/operations/listStaffCardOrders.ts';
import { readCard } from '#server/products/card/operations/readCard.ts';
import { readCardQuote } from '#server/products/card/operations/readCardQuote.ts';
import { readStaffCardOrder } from '#server/products/card/operations/readStaffCardOrder.ts';
import { readStaffCardPicture } from '#server/products/card/operations/readStaffCardPicture.ts';
import { refundCardPayment } from '#server/products/card/operations/refundCardPayment.ts';
import { replaceCard } from '#server/products/card/operations/replaceCard.ts';
import { reverseCardPayment } from '#server/products/card/operations/reverseCardPayment.ts';
import { saveCardStatement } from '#server/products/card/operations/saveCardStatement.ts';
import { setCardAlert } from '#server/products/card/operations/setCardAlert.ts';
import { showCardPin } from '#server/products/card/operations/showCardPin.ts';
import { spendCard } from '#server/products/card/operations/spendCard.ts';
import { unblockCard } from '#server/products/card/operations/unblockCard.ts';

export const operations = {
  readCardQuote,
  holdCard,
  readCard,
  listCardLines,
  listCardPapers,
  changeCardDelivery,
  saveCardStatement,
  blockCard,
  askCardCode,
  activateCard,
  unblockCard,
  replaceCard,
  closeCard,
  showCardPin,
  setCardAlert,
  spendCard,
  reverseCardPayment,
  refundCardPayment,
  listStaffCardOrders,
  readStaffCardOrder,
  decideCard,
  readStaffCardPicture,
  deskFindCard,
  deskBlockCard,
  deskHandOver,
} satisfies Partial<Operations>;
