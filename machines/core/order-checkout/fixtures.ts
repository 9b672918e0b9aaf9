import { add, euro } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import { sessionViews } from '#machines/core/hold-session/fixtures.ts';
import type { HoldSessionView } from '#machines/core/hold-session/view.ts';
import type { CheckoutPageView } from '#machines/core/order-checkout/view.ts';
import { issueViews } from '#machines/core/order-issue/fixtures.ts';
import { paymentViews } from '#machines/core/payment/fixtures.ts';
import { ORDER_ID, OTHER_ORDER_ID } from '#machines/core/testing/moment.ts';

const OLD = euro(20_600);
const dearer = { old: OLD, new: add(OLD, euro(1200)) };

export const checkoutProblems = {
  priceUp: { code: 'price_changed', message: 'The price changed.', price: dearer },
  priceDown: { code: 'price_changed', message: 'The price changed.', price: { old: dearer.new, new: dearer.old } },
  holdExpired: { code: 'hold_expired', message: 'The hold ended.' },
  extensionRefused: { code: 'extension_refused', message: 'Others are looking for the same.' },
  declined: { code: 'payment_declined', message: 'insufficient_funds' },
  invalidDetails: {
    code: 'invalid_details',
    message: 'Something has to be corrected.',
    fields: {
      'passengers.0.firstName': 'not_latin',
      'passengers.1.passportExpiry': 'passport_expired',
      'passengers.2.birthDate': 'age_not_child',
      phone: 'phone_invalid',
    },
  },
  rateLimited: { code: 'rate_limited', message: 'Too many requests.', retryAfterSeconds: 30 },
  unavailable: { code: 'unavailable', message: 'Try again in a moment.' },
} satisfies Record<string, Problem>;

const calm = { orderId: ORDER_ID, session: sessionViews.calm };
const form = { kind: 'passengers', ...calm, isSubmitting: false, problem: null } satisfies CheckoutPageView;
const review = {
  kind: 'review',
  ...calm,
  payment: 'ready',
  cancelPackage: false,
  problem: null,
} satisfies CheckoutPageView;
const ended = {
  kind: 'expired',
  orderId: ORDER_ID,
  page: 'passengers',
  isHolding: false,
  isSupplierSlow: false,
  isPriceChanged: false,
  problem: null,
} satisfies CheckoutPageView;

/** The page of details for a hold: its form, also when the hold is over. */
export const heldBy = (session: HoldSessionView): CheckoutPageView =>
  session.kind === 'expired' ? ended : { ...form, session };

export const checkoutViews = {
  heldCalm: form,
  heldClosing: { ...form, session: sessionViews.closing },
  heldUrgent: { ...form, session: sessionViews.urgent },
  extending: { ...form, session: sessionViews.extending },
  extensionRefused: { ...form, session: sessionViews.refused },
  lastExtensionUsed: { ...form, session: sessionViews.noExtensionsLeft },
  submitting: { ...form, isSubmitting: true },
  invalidDetails: { ...form, problem: checkoutProblems.invalidDetails },
  notSaved: { ...form, problem: checkoutProblems.unavailable },
  reviewing: review,
  reviewingClosing: { ...review, session: sessionViews.closing },
  reviewingProtected: { ...review, cancelPackage: true },
  payingStarts: { ...review, session: sessionViews.standing, payment: 'starting' },
  leavingForBank: { ...review, session: sessionViews.standing, payment: 'atBank' },
  declined: { ...review, problem: checkoutProblems.declined },
  priceUpAtPayment: { ...review, problem: checkoutProblems.priceUp },
  bankUnavailable: { ...review, problem: checkoutProblems.unavailable },
  expiredKeepingForm: ended,
  expiredAtReview: { ...ended, page: 'confirm' },
  holdingAgain: { ...ended, isHolding: true },
  supplierSlowAgain: { ...ended, isHolding: true, isSupplierSlow: true },
  priceUpAgain: { ...ended, isPriceChanged: true, problem: checkoutProblems.priceUp },
  soldOutAgain: { ...ended, problem: { code: 'sold_out', message: 'It is sold out.' } },
  verifying: { ...paymentViews.verifying, orderId: ORDER_ID },
  verifyingOpen: { ...paymentViews.verifyingOpen, orderId: ORDER_ID },
  verifyingSlow: { ...paymentViews.verifyingSlow, orderId: ORDER_ID },
  issuing: { kind: 'issuing', orderId: ORDER_ID, issue: issueViews.issuing },
  issuingOffline: { kind: 'issuing', orderId: ORDER_ID, issue: issueViews.offline },
  refunding: { kind: 'issuing', orderId: ORDER_ID, issue: issueViews.refunding },
  issued: { kind: 'issued', orderId: ORDER_ID },
  refunded: { kind: 'refunded', orderId: ORDER_ID },
  resuming: { kind: 'resuming', orderId: OTHER_ORDER_ID, page: 'passengers', problem: null },
  resumingFailed: { kind: 'resuming', orderId: OTHER_ORDER_ID, page: 'confirm', problem: checkoutProblems.unavailable },
} satisfies Record<string, CheckoutPageView>;
