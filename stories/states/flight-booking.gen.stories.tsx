// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Flight booking', render: renderStage, args: { flow: 'flightBooking' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const ResultsChoosing: Story = {
  name: 'Results / Choosing',
  args: { input: 0, way: [] },
};
export const Idle: Story = {
  name: 'Idle',
  args: { input: 1, way: [] },
};
export const ResultsChoosingReturnTripWayBackWayOutChosen: Story = {
  name: 'Results / Choosing – return trip, way back, way out chosen',
  args: { input: 2, way: [] },
};
export const HeldBrowsingChoosingLoading: Story = {
  name: 'Held / Browsing / Choosing – loading',
  args: { input: 3, way: [] },
};
export const HeldReviewPaymentDeclined: Story = {
  name: 'Held / Review – payment declined',
  args: { input: 4, way: [] },
};
export const ResultsHoldingWayOutChosen: Story = {
  name: 'Results / Holding – way out chosen',
  args: { input: 0, way: ['offer.choose IR 215'] },
};
export const ResultsChoosingAskingAgain: Story = {
  name: 'Results / Choosing – asking again',
  args: { input: 0, way: ['results.refresh'] },
};
export const ResultsChoosingOldList: Story = {
  name: 'Results / Choosing – old list',
  args: { input: 0, way: ['⏱ resultsAge/age'] },
};
export const ResultsHoldingReturnTripWayBackWayOutChosenWayBackChosen: Story = {
  name: 'Results / Holding – return trip, way back, way out chosen, way back chosen',
  args: { input: 2, way: ['offer.choose IR 214'] },
};
export const HeldBrowsingHoldingWayOutChosenLoading: Story = {
  name: 'Held / Browsing / Holding – way out chosen, loading',
  args: { input: 3, way: ['offer.choose IR 215'] },
};
export const HeldPassengersEditing: Story = {
  name: 'Held / Passengers / Editing',
  args: { input: 3, way: ['step.visit passengers'] },
};
export const Releasing: Story = {
  name: 'Releasing',
  args: { input: 3, way: ['hold.release'] },
};
export const HeldBrowsingChoosingLoadingAskingForTime: Story = {
  name: 'Held / Browsing / Choosing – loading, asking for time',
  args: { input: 3, way: ['session.extend'] },
};
export const Paying: Story = {
  name: 'Paying',
  args: { input: 3, way: ['order.arrived paying'] },
};
export const Issuing: Story = {
  name: 'Issuing',
  args: { input: 3, way: ['order.arrived paid'] },
};
export const Issued: Story = {
  name: 'Issued',
  args: { input: 3, way: ['order.arrived issued'] },
};
export const Refunded: Story = {
  name: 'Refunded',
  args: { input: 3, way: ['order.arrived refunded'] },
};
export const ExpiredOffering: Story = {
  name: 'Expired / Offering',
  args: { input: 3, way: ['order.arrived expired'] },
};
export const ResultsChoosingLoadingHoldExpired: Story = {
  name: 'Results / Choosing – loading, hold expired',
  args: { input: 3, way: ['order.arrived cancelled'] },
};
export const HeldBrowsingChoosingLoadingFiveMinutesLeft: Story = {
  name: 'Held / Browsing / Choosing – loading, five minutes left',
  args: { input: 3, way: ['⏱ flightSession/warning'] },
};
export const HeldBrowsingChoosingNothingFound: Story = {
  name: 'Held / Browsing / Choosing – nothing found',
  args: { input: 3, way: ['✓ resultsAge/searchFlights: departing 0 returning 0'] },
};
export const HeldBrowsingChoosingNotLoadedUnavailable: Story = {
  name: 'Held / Browsing / Choosing – not loaded, unavailable',
  args: { input: 3, way: ['✗ resultsAge/searchFlights: unavailable'] },
};
export const HeldBrowsingChoosingNotLoadedUnexpected: Story = {
  name: 'Held / Browsing / Choosing – not loaded, unexpected',
  args: { input: 3, way: ['✗ resultsAge/searchFlights: TypeError'] },
};
export const HeldReview: Story = {
  name: 'Held / Review',
  args: { input: 4, way: ['problem.dismiss'] },
};
export const ReleasingAtReview: Story = {
  name: 'Releasing – at review',
  args: { input: 4, way: ['hold.release'] },
};
export const HeldReviewAskingForTimePaymentDeclined: Story = {
  name: 'Held / Review – asking for time, payment declined',
  args: { input: 4, way: ['session.extend'] },
};
export const PayingStarting: Story = {
  name: 'Paying – starting',
  args: { input: 4, way: ['payment.start'] },
};
export const ExpiredOfferingAtReview: Story = {
  name: 'Expired / Offering – at review',
  args: { input: 4, way: ['order.arrived expired'] },
};
export const HeldReviewFiveMinutesLeftPaymentDeclined: Story = {
  name: 'Held / Review – five minutes left, payment declined',
  args: { input: 4, way: ['⏱ flightSession/warning'] },
};
export const ResultsPriceChangedWayOutChosenPriceChanged: Story = {
  name: 'Results / Price changed – way out chosen, price changed',
  args: { input: 0, way: ['offer.choose IR 215', '✗ placeHold: price_changed'] },
};
export const ResultsChoosingAskingAgainSoldOutDeparting: Story = {
  name: 'Results / Choosing – asking again, sold out departing',
  args: { input: 0, way: ['offer.choose IR 215', '✗ placeHold: sold_out departing'] },
};
export const ResultsChoosingAskingAgainOfferExpired: Story = {
  name: 'Results / Choosing – asking again, offer expired',
  args: { input: 0, way: ['offer.choose IR 215', '✗ placeHold: offer_expired'] },
};
export const ResultsChoosingWayOutChosenUnavailable: Story = {
  name: 'Results / Choosing – way out chosen, unavailable',
  args: { input: 0, way: ['offer.choose IR 215', '✗ placeHold: unavailable'] },
};
export const ResultsChoosingWayOutChosenUnexpected: Story = {
  name: 'Results / Choosing – way out chosen, unexpected',
  args: { input: 0, way: ['offer.choose IR 215', '✗ placeHold: TypeError'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingFiveMinutesLeft: Story = {
  name: 'Held / Browsing / Holding – way out chosen, loading, five minutes left',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChanged: Story = {
  name: 'Held / Browsing / Price changed – way out chosen, loading, price changed',
  args: { input: 3, way: ['offer.choose IR 215', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingChoosingLoadingSoldOutDeparting: Story = {
  name: 'Held / Browsing / Choosing – loading, sold out departing',
  args: { input: 3, way: ['offer.choose IR 215', '✗ placeHold: sold_out departing'] },
};
export const HeldBrowsingChoosingLoadingOfferExpired: Story = {
  name: 'Held / Browsing / Choosing – loading, offer expired',
  args: { input: 3, way: ['offer.choose IR 215', '✗ placeHold: offer_expired'] },
};
export const HeldBrowsingChoosingWayOutChosenLoadingUnavailable: Story = {
  name: 'Held / Browsing / Choosing – way out chosen, loading, unavailable',
  args: { input: 3, way: ['offer.choose IR 215', '✗ placeHold: unavailable'] },
};
export const HeldBrowsingChoosingWayOutChosenLoadingUnexpected: Story = {
  name: 'Held / Browsing / Choosing – way out chosen, loading, unexpected',
  args: { input: 3, way: ['offer.choose IR 215', '✗ placeHold: TypeError'] },
};
export const Releasing2: Story = {
  name: 'Releasing (2)',
  args: { input: 3, way: ['step.visit passengers', 'hold.release'] },
};
export const HeldPassengersEditingAskingForTime: Story = {
  name: 'Held / Passengers / Editing – asking for time',
  args: { input: 3, way: ['step.visit passengers', 'session.extend'] },
};
export const HeldPassengersSubmitting: Story = {
  name: 'Held / Passengers / Submitting',
  args: { input: 3, way: ['step.visit passengers', 'passengers.submit'] },
};
export const HeldPassengersEditingFiveMinutesLeft: Story = {
  name: 'Held / Passengers / Editing – five minutes left',
  args: { input: 3, way: ['step.visit passengers', '⏱ flightSession/warning'] },
};
export const HeldBrowsingChoosingLoadingExtensionRefused: Story = {
  name: 'Held / Browsing / Choosing – loading, extension refused',
  args: { input: 3, way: ['session.extend', '✗ flightSession/extendHold: extension_refused'] },
};
export const HeldBrowsingChoosingLoadingUnavailable: Story = {
  name: 'Held / Browsing / Choosing – loading, unavailable',
  args: { input: 3, way: ['session.extend', '✗ flightSession/extendHold: unavailable'] },
};
export const HeldBrowsingChoosingLoadingUnexpected: Story = {
  name: 'Held / Browsing / Choosing – loading, unexpected',
  args: { input: 3, way: ['session.extend', '✗ flightSession/extendHold: TypeError'] },
};
export const IssuingRefunding: Story = {
  name: 'Issuing – refunding',
  args: { input: 3, way: ['order.arrived paying', '✓ payment/readOrder: issueFailed'] },
};
export const ExpiredHolding: Story = {
  name: 'Expired / Holding',
  args: { input: 3, way: ['order.arrived expired', 'hold.again'] },
};
export const HeldBrowsingChoosingLoadingPaymentDeclined: Story = {
  name: 'Held / Browsing / Choosing – loading, payment declined',
  args: { input: 3, way: ['order.arrived expired', 'order.arrived paymentFailed'] },
};
export const HeldBrowsingChoosingLoadingLastMinute: Story = {
  name: 'Held / Browsing / Choosing – loading, last minute',
  args: { input: 3, way: ['⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const HeldReviewExtensionRefusedPaymentDeclined: Story = {
  name: 'Held / Review – extension refused, payment declined',
  args: { input: 4, way: ['session.extend', '✗ flightSession/extendHold: extension_refused'] },
};
export const HeldReviewUnavailablePaymentDeclined: Story = {
  name: 'Held / Review – unavailable, payment declined',
  args: { input: 4, way: ['session.extend', '✗ flightSession/extendHold: unavailable'] },
};
export const HeldReviewUnexpectedPaymentDeclined: Story = {
  name: 'Held / Review – unexpected, payment declined',
  args: { input: 4, way: ['session.extend', '✗ flightSession/extendHold: TypeError'] },
};
export const PayingLeavingForTheBank: Story = {
  name: 'Paying – leaving for the bank',
  args: { input: 4, way: ['payment.start', '✓ payment/startPayment'] },
};
export const HeldReviewPriceChanged: Story = {
  name: 'Held / Review – price changed',
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: price_changed'] },
};
export const ResumingAskingAtReview: Story = {
  name: 'Resuming / Asking – at review',
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: not_allowed'] },
};
export const HeldReviewUnavailable: Story = {
  name: 'Held / Review – unavailable',
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: unavailable'] },
};
export const HeldReviewUnexpected: Story = {
  name: 'Held / Review – unexpected',
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: TypeError'] },
};
export const HeldReviewLastMinutePaymentDeclined: Story = {
  name: 'Held / Review – last minute, payment declined',
  args: { input: 4, way: ['⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingLastMinute: Story = {
  name: 'Held / Browsing / Holding – way out chosen, loading, last minute',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedFiveMinutesLeft: Story = {
  name: 'Held / Browsing / Price changed – way out chosen, loading, price changed, five minutes left',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '✗ placeHold: price_changed'] },
};
export const HeldPassengersEditingExtensionRefused: Story = {
  name: 'Held / Passengers / Editing – extension refused',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '✗ flightSession/extendHold: extension_refused'] },
};
export const HeldPassengersEditingUnavailable: Story = {
  name: 'Held / Passengers / Editing – unavailable',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '✗ flightSession/extendHold: unavailable'] },
};
export const HeldPassengersEditingUnexpected: Story = {
  name: 'Held / Passengers / Editing – unexpected',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '✗ flightSession/extendHold: TypeError'] },
};
export const HeldPassengersSubmittingFiveMinutesLeft: Story = {
  name: 'Held / Passengers / Submitting – five minutes left',
  args: { input: 3, way: ['step.visit passengers', 'passengers.submit', '⏱ flightSession/warning'] },
};
export const HeldPassengersEditingInvalidDetails: Story = {
  name: 'Held / Passengers / Editing – invalid details',
  args: { input: 3, way: ['step.visit passengers', 'passengers.submit', '✗ submitPassengers: invalid_details'] },
};
export const HeldPassengersEditingUnavailable2: Story = {
  name: 'Held / Passengers / Editing – unavailable (2)',
  args: { input: 3, way: ['step.visit passengers', 'passengers.submit', '✗ submitPassengers: unavailable'] },
};
export const HeldPassengersEditingPaymentDeclined: Story = {
  name: 'Held / Passengers / Editing – payment declined',
  args: { input: 3, way: ['step.visit passengers', 'order.arrived expired', 'order.arrived paymentFailed'] },
};
export const HeldPassengersEditingLastMinute: Story = {
  name: 'Held / Passengers / Editing – last minute',
  args: { input: 3, way: ['step.visit passengers', '⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const ExpiredPriceChangedPriceChanged: Story = {
  name: 'Expired / Price changed – price changed',
  args: { input: 3, way: ['order.arrived expired', 'hold.again', '✗ holdAgain: price_changed'] },
};
export const ExpiredOfferingSoldOut: Story = {
  name: 'Expired / Offering – sold out',
  args: { input: 3, way: ['order.arrived expired', 'hold.again', '✗ holdAgain: sold_out'] },
};
export const HeldPassengersEditingNotAllowed: Story = {
  name: 'Held / Passengers / Editing – not allowed',
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: not_allowed', '✓ readOrder: held'] },
};
export const HeldReviewNotAllowed: Story = {
  name: 'Held / Review – not allowed',
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: not_allowed', '✓ readOrder: awaitingPayment'] },
};
export const ExpiredOfferingAtReviewNotAllowed: Story = {
  name: 'Expired / Offering – at review, not allowed',
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: not_allowed', '✓ readOrder: expired'] },
};
export const ResumingFailedAtReviewUnavailable: Story = {
  name: 'Resuming / Failed – at review, unavailable',
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: not_allowed', '✗ readOrder: unavailable'] },
};
export const HeldPassengersEditingConflict: Story = {
  name: 'Held / Passengers / Editing – conflict',
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: conflict', '✓ readOrder: held'] },
};
export const HeldReviewConflict: Story = {
  name: 'Held / Review – conflict',
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: conflict', '✓ readOrder: awaitingPayment'] },
};
export const ExpiredOfferingAtReviewConflict: Story = {
  name: 'Expired / Offering – at review, conflict',
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: conflict', '✓ readOrder: expired'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedLastMinute: Story = {
  name: 'Held / Browsing / Price changed – way out chosen, loading, price changed, last minute',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✗ placeHold: price_changed'] },
};
export const HeldPassengersSubmittingLastMinute: Story = {
  name: 'Held / Passengers / Submitting – last minute',
  args: { input: 3, way: ['step.visit passengers', 'passengers.submit', '⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const ExpiredOfferingAtReviewUnavailable: Story = {
  name: 'Expired / Offering – at review, unavailable',
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: not_allowed', '✗ readOrder: unavailable', 'order.retry', '✓ readOrder: expired'] },
};
