import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { accountSettingsAlphabet } from '#machines/account-settings/alphabet.ts';
import { accountSettingsMachine } from '#machines/account-settings/machine.ts';
import { accountSettingsView } from '#machines/account-settings/view.ts';
import { alertAlphabet } from '#machines/alert/alphabet.ts';
import { alertMachine } from '#machines/alert/machine.ts';
import { alertView } from '#machines/alert/view.ts';
import { authAlphabet } from '#machines/auth/alphabet.ts';
import { authMachine } from '#machines/auth/machine.ts';
import { authView } from '#machines/auth/view.ts';
import { confirmEmailAlphabet } from '#machines/confirm-email/alphabet.ts';
import { confirmEmailMachine } from '#machines/confirm-email/machine.ts';
import { confirmEmailView } from '#machines/confirm-email/view.ts';
import { documentsMailAlphabet } from '#machines/documents-mail/alphabet.ts';
import { documentsMailMachine } from '#machines/documents-mail/machine.ts';
import { documentsMailView } from '#machines/documents-mail/view.ts';
import { findBookingAlphabet } from '#machines/find-booking/alphabet.ts';
import { findBookingMachine } from '#machines/find-booking/machine.ts';
import { findBookingView } from '#machines/find-booking/view.ts';
import { flightBookingAlphabet } from '#machines/flight-booking/alphabet.ts';
import { flightBookingMachine } from '#machines/flight-booking/machine.ts';
import { flightBookingView } from '#machines/flight-booking/view.ts';
import { flightSessionAlphabet } from '#machines/flight-session/alphabet.ts';
import { flightSessionMachine } from '#machines/flight-session/machine.ts';
import { flightSessionView } from '#machines/flight-session/view.ts';
import { forgotPasswordAlphabet } from '#machines/forgot-password/alphabet.ts';
import { forgotPasswordMachine } from '#machines/forgot-password/machine.ts';
import { forgotPasswordView } from '#machines/forgot-password/view.ts';
import { keptPapersAlphabet } from '#machines/kept-papers/alphabet.ts';
import { keptPapersMachine } from '#machines/kept-papers/machine.ts';
import { keptPapersView } from '#machines/kept-papers/view.ts';
import { loginModalAlphabet } from '#machines/login-modal/alphabet.ts';
import { loginModalMachine } from '#machines/login-modal/machine.ts';
import { loginModalView } from '#machines/login-modal/view.ts';
import { newsletterAlphabet } from '#machines/newsletter/alphabet.ts';
import { newsletterMachine } from '#machines/newsletter/machine.ts';
import { newsletterView } from '#machines/newsletter/view.ts';
import { orderCancelAlphabet } from '#machines/order-cancel/alphabet.ts';
import { orderCancelMachine } from '#machines/order-cancel/machine.ts';
import { orderCancelView } from '#machines/order-cancel/view.ts';
import { orderExtrasAlphabet } from '#machines/order-extras/alphabet.ts';
import { orderExtrasMachine } from '#machines/order-extras/machine.ts';
import { orderExtrasView } from '#machines/order-extras/view.ts';
import { orderIssueAlphabet } from '#machines/order-issue/alphabet.ts';
import { orderIssueMachine } from '#machines/order-issue/machine.ts';
import { orderIssueView } from '#machines/order-issue/view.ts';
import { otpCountdownAlphabet } from '#machines/otp-countdown/alphabet.ts';
import { otpCountdownMachine } from '#machines/otp-countdown/machine.ts';
import { otpCountdownView } from '#machines/otp-countdown/view.ts';
import { passengerBookAlphabet } from '#machines/passenger-book/alphabet.ts';
import { passengerBookMachine } from '#machines/passenger-book/machine.ts';
import { passengerBookView } from '#machines/passenger-book/view.ts';
import { payOutAlphabet } from '#machines/pay-out/alphabet.ts';
import { payOutMachine } from '#machines/pay-out/machine.ts';
import { payOutView } from '#machines/pay-out/view.ts';
import { paymentAlphabet } from '#machines/payment/alphabet.ts';
import { paymentMachine } from '#machines/payment/machine.ts';
import { paymentView } from '#machines/payment/view.ts';
import { problemReportAlphabet } from '#machines/problem-report/alphabet.ts';
import { problemReportMachine } from '#machines/problem-report/machine.ts';
import { problemReportView } from '#machines/problem-report/view.ts';
import { resetPasswordAlphabet } from '#machines/reset-password/alphabet.ts';
import { resetPasswordMachine } from '#machines/reset-password/machine.ts';
import { resetPasswordView } from '#machines/reset-password/view.ts';
import { resultsAgeAlphabet } from '#machines/results-age/alphabet.ts';
import { resultsAgeMachine } from '#machines/results-age/machine.ts';
import { resultsAgeView } from '#machines/results-age/view.ts';
import { signUpAlphabet } from '#machines/sign-up/alphabet.ts';
import { signUpMachine } from '#machines/sign-up/machine.ts';
import { signUpView } from '#machines/sign-up/view.ts';
import { stepUpAlphabet } from '#machines/step-up/alphabet.ts';
import { stepUpMachine } from '#machines/step-up/machine.ts';
import { stepUpView } from '#machines/step-up/view.ts';
import { topUpAlphabet } from '#machines/top-up/alphabet.ts';
import { topUpMachine } from '#machines/top-up/machine.ts';
import { topUpView } from '#machines/top-up/view.ts';
import type { Alphabet } from '#machines/trace/alphabet.ts';

export type Registered = {
  readonly machine: AnyStateMachine;
  /** Changes when a trace of before cannot mean the same any more. */
  readonly version: string;
  /** Where it lives below machines/. */
  readonly folder: string;
  readonly alphabet: Alphabet;
  /** What a screen would see. */
  readonly view: (snapshot: unknown) => unknown;
};

const entry = <M extends AnyStateMachine>(
  folder: string,
  machine: M,
  alphabet: Alphabet,
  view: (snapshot: SnapshotFrom<M>) => unknown,
): Registered => ({
  machine,
  version: '1',
  folder,
  alphabet,
  view: (snapshot) => view(snapshot as SnapshotFrom<M>),
});

/** Every machine that can be recorded and replayed, by its id. */
export const registry: Readonly<Record<string, Registered>> = {
  alert: entry('alert', alertMachine, alertAlphabet, alertView),
  documentsMail: entry('documents-mail', documentsMailMachine, documentsMailAlphabet, documentsMailView),
  findBooking: entry('find-booking', findBookingMachine, findBookingAlphabet, findBookingView),
  flightSession: entry('flight-session', flightSessionMachine, flightSessionAlphabet, flightSessionView),
  resultsAge: entry('results-age', resultsAgeMachine, resultsAgeAlphabet, resultsAgeView),
  payment: entry('payment', paymentMachine, paymentAlphabet, paymentView),
  orderIssue: entry('order-issue', orderIssueMachine, orderIssueAlphabet, orderIssueView),
  problemReport: entry('problem-report', problemReportMachine, problemReportAlphabet, problemReportView),
  auth: entry('auth', authMachine, authAlphabet, authView),
  confirmEmail: entry('confirm-email', confirmEmailMachine, confirmEmailAlphabet, confirmEmailView),
  forgotPassword: entry('forgot-password', forgotPasswordMachine, forgotPasswordAlphabet, forgotPasswordView),
  keptPapers: entry('kept-papers', keptPapersMachine, keptPapersAlphabet, keptPapersView),
  loginModal: entry('login-modal', loginModalMachine, loginModalAlphabet, loginModalView),
  newsletter: entry('newsletter', newsletterMachine, newsletterAlphabet, newsletterView),
  otpCountdown: entry('otp-countdown', otpCountdownMachine, otpCountdownAlphabet, otpCountdownView),
  resetPassword: entry('reset-password', resetPasswordMachine, resetPasswordAlphabet, resetPasswordView),
  signUp: entry('sign-up', signUpMachine, signUpAlphabet, signUpView),
  accountSettings: entry('account-settings', accountSettingsMachine, accountSettingsAlphabet, accountSettingsView),
  orderCancel: entry('order-cancel', orderCancelMachine, orderCancelAlphabet, orderCancelView),
  orderExtras: entry('order-extras', orderExtrasMachine, orderExtrasAlphabet, orderExtrasView),
  passengerBook: entry('passenger-book', passengerBookMachine, passengerBookAlphabet, passengerBookView),
  stepUp: entry('step-up', stepUpMachine, stepUpAlphabet, stepUpView),
  payOut: entry('pay-out', payOutMachine, payOutAlphabet, payOutView),
  topUp: entry('top-up', topUpMachine, topUpAlphabet, topUpView),
  flightBooking: entry('flight-booking', flightBookingMachine, flightBookingAlphabet, flightBookingView),
};

/** undefined: a machine that this build does not know. */
export const registered = (id: string): Registered | undefined =>
  Object.hasOwn(registry, id) ? registry[id] : undefined;
