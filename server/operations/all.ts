import type { Operations } from '#server/contract.ts';
import { answerConversation } from '#server/operations/answerConversation.ts';
import { applyDiscount } from '#server/operations/applyDiscount.ts';
import { beginUpload } from '#server/operations/beginUpload.ts';
import { cancelOrder } from '#server/operations/cancelOrder.ts';
import { changeEmail } from '#server/operations/changeEmail.ts';
import { changePassword } from '#server/operations/changePassword.ts';
import { changePhone } from '#server/operations/changePhone.ts';
import { changeSavedPassenger } from '#server/operations/changeSavedPassenger.ts';
import { closeConversation } from '#server/operations/closeConversation.ts';
import { confirmChange } from '#server/operations/confirmChange.ts';
import { confirmEmail } from '#server/operations/confirmEmail.ts';
import { downloadDocument } from '#server/operations/downloadDocument.ts';
import { dropChange } from '#server/operations/dropChange.ts';
import { endOtherSessions } from '#server/operations/endOtherSessions.ts';
import { endSession } from '#server/operations/endSession.ts';
import { eraseAccount } from '#server/operations/eraseAccount.ts';
import { exportAccount } from '#server/operations/exportAccount.ts';
import { extendHold } from '#server/operations/extendHold.ts';
import { findOrder } from '#server/operations/findOrder.ts';
import { forgotPassword } from '#server/operations/forgotPassword.ts';
import { holdAgain } from '#server/operations/holdAgain.ts';
import { keepOrder } from '#server/operations/keepOrder.ts';
import { keepQuote } from '#server/operations/keepQuote.ts';
import { leavePayment } from '#server/operations/leavePayment.ts';
import { listConversations } from '#server/operations/listConversations.ts';
import { listMessages } from '#server/operations/listMessages.ts';
import { listOrders } from '#server/operations/listOrders.ts';
import { listPosts } from '#server/operations/listPosts.ts';
import { listSavedPassengers } from '#server/operations/listSavedPassengers.ts';
import { listSessions } from '#server/operations/listSessions.ts';
import { listStaffConversations } from '#server/operations/listStaffConversations.ts';
import { listTransactions } from '#server/operations/listTransactions.ts';
import { logIn } from '#server/operations/logIn.ts';
import { logInWithCode } from '#server/operations/logInWithCode.ts';
import { logInWithLink } from '#server/operations/logInWithLink.ts';
import { logOut } from '#server/operations/logOut.ts';
import { lookAtInvitation } from '#server/operations/lookAtInvitation.ts';
import { mailDocuments } from '#server/operations/mailDocuments.ts';
import { quoteCancellation } from '#server/operations/quoteCancellation.ts';
import { quoteChange } from '#server/operations/quoteChange.ts';
import { quotePayout } from '#server/operations/quotePayout.ts';
import { readAccount } from '#server/operations/readAccount.ts';
import { readArrival } from '#server/operations/readArrival.ts';
import { readBalance } from '#server/operations/readBalance.ts';
import { readConversation } from '#server/operations/readConversation.ts';
import { readDocuments } from '#server/operations/readDocuments.ts';
import { readDraft } from '#server/operations/readDraft.ts';
import { readFitting } from '#server/operations/readFitting.ts';
import { readJourneys } from '#server/operations/readJourneys.ts';
import { readMessage } from '#server/operations/readMessage.ts';
import { readOrder } from '#server/operations/readOrder.ts';
import { readPassengers } from '#server/operations/readPassengers.ts';
import { readPicture } from '#server/operations/readPicture.ts';
import { readPost } from '#server/operations/readPost.ts';
import { readReport } from '#server/operations/readReport.ts';
import { readSavedPassport } from '#server/operations/readSavedPassport.ts';
import { readSession } from '#server/operations/readSession.ts';
import { readSituation } from '#server/operations/readSituation.ts';
import { readStaffConversation } from '#server/operations/readStaffConversation.ts';
import { readStaffSession } from '#server/operations/readStaffSession.ts';
import { readTopUp } from '#server/operations/readTopUp.ts';
import { readTrip } from '#server/operations/readTrip.ts';
import { readUpload } from '#server/operations/readUpload.ts';
import { receivePaymentCallback } from '#server/operations/receivePaymentCallback.ts';
import { register } from '#server/operations/register.ts';
import { registerByInvitation } from '#server/operations/registerByInvitation.ts';
import { releaseHold } from '#server/operations/releaseHold.ts';
import { removeDiscount } from '#server/operations/removeDiscount.ts';
import { removePicture } from '#server/operations/removePicture.ts';
import { removeSavedPassenger } from '#server/operations/removeSavedPassenger.ts';
import { replyInConversation } from '#server/operations/replyInConversation.ts';
import { resendConfirmation } from '#server/operations/resendConfirmation.ts';
import { saveDraft } from '#server/operations/saveDraft.ts';
import { savePassenger } from '#server/operations/savePassenger.ts';
import { searchPosts } from '#server/operations/searchPosts.ts';
import { sendContactMessage } from '#server/operations/sendContactMessage.ts';
import { sendOrderCode } from '#server/operations/sendOrderCode.ts';
import { sendStepUpCode } from '#server/operations/sendStepUpCode.ts';
import { sendUpload } from '#server/operations/sendUpload.ts';
import { setInquiryEmail } from '#server/operations/setInquiryEmail.ts';
import { staffLogIn } from '#server/operations/staffLogIn.ts';
import { staffLogOut } from '#server/operations/staffLogOut.ts';
import { startPayment } from '#server/operations/startPayment.ts';
import { startPayout } from '#server/operations/startPayout.ts';
import { startTopUp } from '#server/operations/startTopUp.ts';
import { submitPassengers } from '#server/operations/submitPassengers.ts';
import { submitReport } from '#server/operations/submitReport.ts';
import { subscribeNewsletter } from '#server/operations/subscribeNewsletter.ts';
import { updateAccount } from '#server/operations/updateAccount.ts';
import { verifyOrderCode } from '#server/operations/verifyOrderCode.ts';
import { verifyStepUpCode } from '#server/operations/verifyStepUpCode.ts';
import { operations as productOperations } from '#server/products/registry.gen.ts';

export const operations: Operations = {
  ...productOperations,
  applyDiscount,
  beginUpload,
  readUpload,
  sendUpload,
  readPicture,
  removePicture,
  cancelOrder,
  quoteChange,
  confirmChange,
  dropChange,
  setInquiryEmail,
  changeEmail,
  changePassword,
  changePhone,
  changeSavedPassenger,
  closeConversation,
  confirmEmail,
  downloadDocument,
  endOtherSessions,
  endSession,
  eraseAccount,
  exportAccount,
  extendHold,
  findOrder,
  forgotPassword,
  holdAgain,
  keepOrder,
  keepQuote,
  listMessages,
  listOrders,
  listPosts,
  listSavedPassengers,
  listSessions,
  listTransactions,
  logIn,
  logInWithCode,
  logInWithLink,
  logOut,
  mailDocuments,
  quoteCancellation,
  readAccount,
  readArrival,
  readBalance,
  readDocuments,
  readDraft,
  readMessage,
  readOrder,
  readPassengers,
  readPost,
  readReport,
  readSavedPassport,
  readSession,
  readTopUp,
  readFitting,
  readJourneys,
  readTrip,
  receivePaymentCallback,
  register,
  lookAtInvitation,
  registerByInvitation,
  leavePayment,
  releaseHold,
  removeDiscount,
  removeSavedPassenger,
  resendConfirmation,
  saveDraft,
  savePassenger,
  searchPosts,
  sendContactMessage,
  listConversations,
  readConversation,
  replyInConversation,
  listStaffConversations,
  readSituation,
  readStaffConversation,
  answerConversation,
  sendOrderCode,
  sendStepUpCode,
  readStaffSession,
  staffLogIn,
  staffLogOut,
  startPayment,
  quotePayout,
  startPayout,
  startTopUp,
  submitPassengers,
  submitReport,
  subscribeNewsletter,
  updateAccount,
  verifyOrderCode,
  verifyStepUpCode,
};
