import type { AtlasEntry } from '../../support/atlas/entry.ts';

export const flow = 'flightBooking';
export const folder = 'flight-booking';
export const entries: readonly AtlasEntry[] = [
 {
  "input": 0,
  "way": [],
  "story": "ResultsChoosing",
  "name": "Results / Choosing",
  "kind": "results",
  "active": [
   "flightBooking.results",
   "flightBooking.results.choosing"
  ]
 },
 {
  "input": 1,
  "way": [],
  "story": "Idle",
  "name": "Idle",
  "kind": "idle",
  "active": [
   "flightBooking.idle"
  ]
 },
 {
  "input": 2,
  "way": [],
  "story": "ResultsChoosingReturnTripWayBackWayOutChosen",
  "name": "Results / Choosing – return trip, way back, way out chosen",
  "kind": "results",
  "active": [
   "flightBooking.results",
   "flightBooking.results.choosing"
  ]
 },
 {
  "input": 3,
  "way": [],
  "story": "HeldBrowsingChoosingLoading",
  "name": "Held / Browsing / Choosing – loading",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 4,
  "way": [],
  "story": "HeldReviewPaymentDeclined",
  "name": "Held / Review – payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 0,
  "way": [
   "offer.choose IR 215"
  ],
  "story": "ResultsHoldingWayOutChosen",
  "name": "Results / Holding – way out chosen",
  "kind": "results",
  "active": [
   "flightBooking.results",
   "flightBooking.results.holding"
  ]
 },
 {
  "input": 0,
  "way": [
   "results.refresh"
  ],
  "story": "ResultsChoosingAskingAgain",
  "name": "Results / Choosing – asking again",
  "kind": "results",
  "active": [
   "flightBooking.results",
   "flightBooking.results.choosing"
  ]
 },
 {
  "input": 0,
  "way": [
   "⏱ resultsAge/age"
  ],
  "story": "ResultsChoosingOldList",
  "name": "Results / Choosing – old list",
  "kind": "results",
  "active": [
   "flightBooking.results",
   "flightBooking.results.choosing"
  ]
 },
 {
  "input": 2,
  "way": [
   "offer.choose IR 214"
  ],
  "story": "ResultsHoldingReturnTripWayBackWayOutChosenWayBackChosen",
  "name": "Results / Holding – return trip, way back, way out chosen, way back chosen",
  "kind": "results",
  "active": [
   "flightBooking.results",
   "flightBooking.results.holding"
  ]
 },
 {
  "input": 3,
  "way": [
   "offer.choose IR 215"
  ],
  "story": "HeldBrowsingHoldingWayOutChosenLoading",
  "name": "Held / Browsing / Holding – way out chosen, loading",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.holding"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers"
  ],
  "story": "HeldPassengersEditing",
  "name": "Held / Passengers / Editing",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "hold.release"
  ],
  "story": "Releasing",
  "name": "Releasing",
  "kind": "resuming",
  "active": [
   "flightBooking.releasing"
  ]
 },
 {
  "input": 3,
  "way": [
   "session.extend"
  ],
  "story": "HeldBrowsingChoosingLoadingAskingForTime",
  "name": "Held / Browsing / Choosing – loading, asking for time",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "order.arrived paying"
  ],
  "story": "Paying",
  "name": "Paying",
  "kind": "verifying",
  "active": [
   "flightBooking.paying"
  ]
 },
 {
  "input": 3,
  "way": [
   "order.arrived paid"
  ],
  "story": "Issuing",
  "name": "Issuing",
  "kind": "issuing",
  "active": [
   "flightBooking.issuing"
  ]
 },
 {
  "input": 3,
  "way": [
   "order.arrived issued"
  ],
  "story": "Issued",
  "name": "Issued",
  "kind": "issued",
  "active": [
   "flightBooking.issued"
  ]
 },
 {
  "input": 3,
  "way": [
   "order.arrived refunded"
  ],
  "story": "Refunded",
  "name": "Refunded",
  "kind": "refunded",
  "active": [
   "flightBooking.refunded"
  ]
 },
 {
  "input": 3,
  "way": [
   "order.arrived expired"
  ],
  "story": "ExpiredOffering",
  "name": "Expired / Offering",
  "kind": "expired",
  "active": [
   "flightBooking.expired",
   "flightBooking.expired.offering"
  ]
 },
 {
  "input": 3,
  "way": [
   "order.arrived cancelled"
  ],
  "story": "ResultsChoosingLoadingHoldExpired",
  "name": "Results / Choosing – loading, hold expired",
  "kind": "results",
  "active": [
   "flightBooking.results",
   "flightBooking.results.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "⏱ flightSession/warning"
  ],
  "story": "HeldBrowsingChoosingLoadingFiveMinutesLeft",
  "name": "Held / Browsing / Choosing – loading, five minutes left",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "✓ resultsAge/searchFlights: 0 0"
  ],
  "story": "HeldBrowsingChoosingNothingFound",
  "name": "Held / Browsing / Choosing – nothing found",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "✗ resultsAge/searchFlights: unavailable"
  ],
  "story": "HeldBrowsingChoosingNotLoadedUnavailable",
  "name": "Held / Browsing / Choosing – not loaded, unavailable",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "✗ resultsAge/searchFlights: TypeError"
  ],
  "story": "HeldBrowsingChoosingNotLoadedUnexpected",
  "name": "Held / Browsing / Choosing – not loaded, unexpected",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 4,
  "way": [
   "problem.dismiss"
  ],
  "story": "HeldReview",
  "name": "Held / Review",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "hold.release"
  ],
  "story": "ReleasingAtReview",
  "name": "Releasing – at review",
  "kind": "resuming",
  "active": [
   "flightBooking.releasing"
  ]
 },
 {
  "input": 4,
  "way": [
   "session.extend"
  ],
  "story": "HeldReviewAskingForTimePaymentDeclined",
  "name": "Held / Review – asking for time, payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "payment.start"
  ],
  "story": "PayingStarting",
  "name": "Paying – starting",
  "kind": "review",
  "active": [
   "flightBooking.paying"
  ]
 },
 {
  "input": 4,
  "way": [
   "order.arrived expired"
  ],
  "story": "ExpiredOfferingAtReview",
  "name": "Expired / Offering – at review",
  "kind": "expired",
  "active": [
   "flightBooking.expired",
   "flightBooking.expired.offering"
  ]
 },
 {
  "input": 4,
  "way": [
   "⏱ flightSession/warning"
  ],
  "story": "HeldReviewFiveMinutesLeftPaymentDeclined",
  "name": "Held / Review – five minutes left, payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 0,
  "way": [
   "offer.choose IR 215",
   "✗ placeHold: price_changed"
  ],
  "story": "ResultsPriceChangedWayOutChosenPriceChanged",
  "name": "Results / Price changed – way out chosen, price changed",
  "kind": "results",
  "active": [
   "flightBooking.results",
   "flightBooking.results.priceChanged"
  ]
 },
 {
  "input": 0,
  "way": [
   "offer.choose IR 215",
   "✗ placeHold: sold_out departing"
  ],
  "story": "ResultsChoosingAskingAgainSoldOutDeparting",
  "name": "Results / Choosing – asking again, sold out departing",
  "kind": "results",
  "active": [
   "flightBooking.results",
   "flightBooking.results.choosing"
  ]
 },
 {
  "input": 0,
  "way": [
   "offer.choose IR 215",
   "✗ placeHold: offer_expired"
  ],
  "story": "ResultsChoosingAskingAgainOfferExpired",
  "name": "Results / Choosing – asking again, offer expired",
  "kind": "results",
  "active": [
   "flightBooking.results",
   "flightBooking.results.choosing"
  ]
 },
 {
  "input": 0,
  "way": [
   "offer.choose IR 215",
   "✗ placeHold: unavailable"
  ],
  "story": "ResultsChoosingWayOutChosenUnavailable",
  "name": "Results / Choosing – way out chosen, unavailable",
  "kind": "results",
  "active": [
   "flightBooking.results",
   "flightBooking.results.choosing"
  ]
 },
 {
  "input": 0,
  "way": [
   "offer.choose IR 215",
   "✗ placeHold: TypeError"
  ],
  "story": "ResultsChoosingWayOutChosenUnexpected",
  "name": "Results / Choosing – way out chosen, unexpected",
  "kind": "results",
  "active": [
   "flightBooking.results",
   "flightBooking.results.choosing"
  ]
 },
 {
  "input": 0,
  "way": [
   "results.refresh",
   "✗ resultsAge/refreshFlights: unavailable"
  ],
  "story": "ResultsChoosingUnavailable",
  "name": "Results / Choosing – unavailable",
  "kind": "results",
  "active": [
   "flightBooking.results",
   "flightBooking.results.choosing"
  ]
 },
 {
  "input": 0,
  "way": [
   "results.refresh",
   "✗ resultsAge/refreshFlights: TypeError"
  ],
  "story": "ResultsChoosingUnexpected",
  "name": "Results / Choosing – unexpected",
  "kind": "results",
  "active": [
   "flightBooking.results",
   "flightBooking.results.choosing"
  ]
 },
 {
  "input": 2,
  "way": [
   "offer.choose IR 214",
   "✗ placeHold: sold_out departing"
  ],
  "story": "ResultsChoosingReturnTripWayBackChosenAskingAgainSoldOutDeparting",
  "name": "Results / Choosing – return trip, way back chosen, asking again, sold out departing",
  "kind": "results",
  "active": [
   "flightBooking.results",
   "flightBooking.results.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "offer.choose IR 215",
   "⏱ flightSession/warning"
  ],
  "story": "HeldBrowsingHoldingWayOutChosenLoadingFiveMinutesLeft",
  "name": "Held / Browsing / Holding – way out chosen, loading, five minutes left",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.holding"
  ]
 },
 {
  "input": 3,
  "way": [
   "offer.choose IR 215",
   "✗ placeHold: price_changed"
  ],
  "story": "HeldBrowsingPriceChangedWayOutChosenLoadingPriceChanged",
  "name": "Held / Browsing / Price changed – way out chosen, loading, price changed",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.priceChanged"
  ]
 },
 {
  "input": 3,
  "way": [
   "offer.choose IR 215",
   "✗ placeHold: sold_out departing"
  ],
  "story": "HeldBrowsingChoosingLoadingSoldOutDeparting",
  "name": "Held / Browsing / Choosing – loading, sold out departing",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "offer.choose IR 215",
   "✗ placeHold: offer_expired"
  ],
  "story": "HeldBrowsingChoosingLoadingOfferExpired",
  "name": "Held / Browsing / Choosing – loading, offer expired",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "offer.choose IR 215",
   "✗ placeHold: unavailable"
  ],
  "story": "HeldBrowsingChoosingWayOutChosenLoadingUnavailable",
  "name": "Held / Browsing / Choosing – way out chosen, loading, unavailable",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "offer.choose IR 215",
   "✗ placeHold: TypeError"
  ],
  "story": "HeldBrowsingChoosingWayOutChosenLoadingUnexpected",
  "name": "Held / Browsing / Choosing – way out chosen, loading, unexpected",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "hold.release"
  ],
  "story": "Releasing2",
  "name": "Releasing (2)",
  "kind": "resuming",
  "active": [
   "flightBooking.releasing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "session.extend"
  ],
  "story": "HeldPassengersEditingAskingForTime",
  "name": "Held / Passengers / Editing – asking for time",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "passengers.submit"
  ],
  "story": "HeldPassengersSubmitting",
  "name": "Held / Passengers / Submitting",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.submitting"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "⏱ flightSession/warning"
  ],
  "story": "HeldPassengersEditingFiveMinutesLeft",
  "name": "Held / Passengers / Editing – five minutes left",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "session.extend",
   "⏱ flightSession/warning"
  ],
  "story": "HeldBrowsingChoosingLoadingFiveMinutesLeftAskingForTime",
  "name": "Held / Browsing / Choosing – loading, five minutes left, asking for time",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "session.extend",
   "✓ flightSession/extendHold: awaitingPayment (2)"
  ],
  "story": "HeldBrowsingChoosingLoadingNoMoreTimeToAskFor",
  "name": "Held / Browsing / Choosing – loading, no more time to ask for",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "session.extend",
   "✗ flightSession/extendHold: extension_refused"
  ],
  "story": "HeldBrowsingChoosingLoadingExtensionRefused",
  "name": "Held / Browsing / Choosing – loading, extension refused",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "session.extend",
   "✗ flightSession/extendHold: unavailable"
  ],
  "story": "HeldBrowsingChoosingLoadingUnavailable",
  "name": "Held / Browsing / Choosing – loading, unavailable",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "session.extend",
   "✗ flightSession/extendHold: TypeError"
  ],
  "story": "HeldBrowsingChoosingLoadingUnexpected",
  "name": "Held / Browsing / Choosing – loading, unexpected",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "order.arrived paying",
   "✓ payment/readOrder: issueFailed"
  ],
  "story": "IssuingRefunding",
  "name": "Issuing – refunding",
  "kind": "issuing",
  "active": [
   "flightBooking.issuing"
  ]
 },
 {
  "input": 3,
  "way": [
   "order.arrived expired",
   "hold.again"
  ],
  "story": "ExpiredHolding",
  "name": "Expired / Holding",
  "kind": "expired",
  "active": [
   "flightBooking.expired",
   "flightBooking.expired.holding"
  ]
 },
 {
  "input": 3,
  "way": [
   "order.arrived expired",
   "order.arrived paymentFailed"
  ],
  "story": "HeldBrowsingChoosingLoadingPaymentDeclined",
  "name": "Held / Browsing / Choosing – loading, payment declined",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "⏱ flightSession/warning",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldBrowsingChoosingLoadingLastMinute",
  "name": "Held / Browsing / Choosing – loading, last minute",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "✓ resultsAge/searchFlights: 0 0",
   "results.refresh"
  ],
  "story": "HeldBrowsingChoosingNothingFoundAskingAgain",
  "name": "Held / Browsing / Choosing – nothing found, asking again",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "✓ resultsAge/searchFlights: 0 0",
   "⏱ resultsAge/age"
  ],
  "story": "HeldBrowsingChoosingNothingFoundOldList",
  "name": "Held / Browsing / Choosing – nothing found, old list",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 4,
  "way": [
   "session.extend",
   "⏱ flightSession/warning"
  ],
  "story": "HeldReviewFiveMinutesLeftAskingForTimePaymentDeclined",
  "name": "Held / Review – five minutes left, asking for time, payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "session.extend",
   "✗ flightSession/extendHold: extension_refused"
  ],
  "story": "HeldReviewExtensionRefusedPaymentDeclined",
  "name": "Held / Review – extension refused, payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "session.extend",
   "✗ flightSession/extendHold: unavailable"
  ],
  "story": "HeldReviewUnavailablePaymentDeclined",
  "name": "Held / Review – unavailable, payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "session.extend",
   "✗ flightSession/extendHold: TypeError"
  ],
  "story": "HeldReviewUnexpectedPaymentDeclined",
  "name": "Held / Review – unexpected, payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "payment.start",
   "✓ payment/startPayment"
  ],
  "story": "PayingLeavingForTheBank",
  "name": "Paying – leaving for the bank",
  "kind": "review",
  "active": [
   "flightBooking.paying"
  ]
 },
 {
  "input": 4,
  "way": [
   "payment.start",
   "✗ payment/startPayment: price_changed"
  ],
  "story": "HeldReviewPriceChanged",
  "name": "Held / Review – price changed",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "payment.start",
   "✗ payment/startPayment: not_allowed"
  ],
  "story": "ResumingAskingAtReview",
  "name": "Resuming / Asking – at review",
  "kind": "resuming",
  "active": [
   "flightBooking.resuming",
   "flightBooking.resuming.asking"
  ]
 },
 {
  "input": 4,
  "way": [
   "payment.start",
   "✗ payment/startPayment: unavailable"
  ],
  "story": "HeldReviewUnavailable",
  "name": "Held / Review – unavailable",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "payment.start",
   "✗ payment/startPayment: TypeError"
  ],
  "story": "HeldReviewUnexpected",
  "name": "Held / Review – unexpected",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "⏱ flightSession/warning",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldReviewLastMinutePaymentDeclined",
  "name": "Held / Review – last minute, payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 0,
  "way": [
   "results.refresh",
   "✗ resultsAge/refreshFlights: unavailable",
   "results.refresh"
  ],
  "story": "ResultsChoosingAskingAgainUnavailable",
  "name": "Results / Choosing – asking again, unavailable",
  "kind": "results",
  "active": [
   "flightBooking.results",
   "flightBooking.results.choosing"
  ]
 },
 {
  "input": 0,
  "way": [
   "results.refresh",
   "✗ resultsAge/refreshFlights: unavailable",
   "⏱ resultsAge/age"
  ],
  "story": "ResultsChoosingOldListUnavailable",
  "name": "Results / Choosing – old list, unavailable",
  "kind": "results",
  "active": [
   "flightBooking.results",
   "flightBooking.results.choosing"
  ]
 },
 {
  "input": 0,
  "way": [
   "results.refresh",
   "✗ resultsAge/refreshFlights: TypeError",
   "results.refresh"
  ],
  "story": "ResultsChoosingAskingAgainUnexpected",
  "name": "Results / Choosing – asking again, unexpected",
  "kind": "results",
  "active": [
   "flightBooking.results",
   "flightBooking.results.choosing"
  ]
 },
 {
  "input": 0,
  "way": [
   "results.refresh",
   "✗ resultsAge/refreshFlights: TypeError",
   "⏱ resultsAge/age"
  ],
  "story": "ResultsChoosingOldListUnexpected",
  "name": "Results / Choosing – old list, unexpected",
  "kind": "results",
  "active": [
   "flightBooking.results",
   "flightBooking.results.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "offer.choose IR 215",
   "⏱ flightSession/warning",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldBrowsingHoldingWayOutChosenLoadingLastMinute",
  "name": "Held / Browsing / Holding – way out chosen, loading, last minute",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.holding"
  ]
 },
 {
  "input": 3,
  "way": [
   "offer.choose IR 215",
   "⏱ flightSession/warning",
   "✗ placeHold: price_changed"
  ],
  "story": "HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedFiveMinutesLeft",
  "name": "Held / Browsing / Price changed – way out chosen, loading, price changed, five minutes left",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.priceChanged"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "session.extend",
   "⏱ flightSession/warning"
  ],
  "story": "HeldPassengersEditingFiveMinutesLeftAskingForTime",
  "name": "Held / Passengers / Editing – five minutes left, asking for time",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "session.extend",
   "✓ flightSession/extendHold: awaitingPayment (2)"
  ],
  "story": "HeldPassengersEditingNoMoreTimeToAskFor",
  "name": "Held / Passengers / Editing – no more time to ask for",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "session.extend",
   "✗ flightSession/extendHold: extension_refused"
  ],
  "story": "HeldPassengersEditingExtensionRefused",
  "name": "Held / Passengers / Editing – extension refused",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "session.extend",
   "✗ flightSession/extendHold: unavailable"
  ],
  "story": "HeldPassengersEditingUnavailable",
  "name": "Held / Passengers / Editing – unavailable",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "session.extend",
   "✗ flightSession/extendHold: TypeError"
  ],
  "story": "HeldPassengersEditingUnexpected",
  "name": "Held / Passengers / Editing – unexpected",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "passengers.submit",
   "⏱ flightSession/warning"
  ],
  "story": "HeldPassengersSubmittingFiveMinutesLeft",
  "name": "Held / Passengers / Submitting – five minutes left",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.submitting"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "passengers.submit",
   "✗ submitPassengers: invalid_details"
  ],
  "story": "HeldPassengersEditingInvalidDetails",
  "name": "Held / Passengers / Editing – invalid details",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "passengers.submit",
   "✗ submitPassengers: unavailable"
  ],
  "story": "HeldPassengersEditingUnavailable2",
  "name": "Held / Passengers / Editing – unavailable (2)",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "order.arrived expired",
   "order.arrived paymentFailed"
  ],
  "story": "HeldPassengersEditingPaymentDeclined",
  "name": "Held / Passengers / Editing – payment declined",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "⏱ flightSession/warning",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldPassengersEditingLastMinute",
  "name": "Held / Passengers / Editing – last minute",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: extension_refused"
  ],
  "story": "HeldBrowsingChoosingLoadingFiveMinutesLeftExtensionRefused",
  "name": "Held / Browsing / Choosing – loading, five minutes left, extension refused",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: unavailable"
  ],
  "story": "HeldBrowsingChoosingLoadingFiveMinutesLeftUnavailable",
  "name": "Held / Browsing / Choosing – loading, five minutes left, unavailable",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: TypeError"
  ],
  "story": "HeldBrowsingChoosingLoadingFiveMinutesLeftUnexpected",
  "name": "Held / Browsing / Choosing – loading, five minutes left, unexpected",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldBrowsingChoosingLoadingLastMinuteAskingForTime",
  "name": "Held / Browsing / Choosing – loading, last minute, asking for time",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "session.extend",
   "✓ flightSession/extendHold: awaitingPayment (2)",
   "⏱ flightSession/warning"
  ],
  "story": "HeldBrowsingChoosingLoadingFiveMinutesLeftNoMoreTimeToAskFor",
  "name": "Held / Browsing / Choosing – loading, five minutes left, no more time to ask for",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "session.extend",
   "✗ flightSession/extendHold: extension_refused",
   "session.extend"
  ],
  "story": "HeldBrowsingChoosingLoadingAskingForTimeExtensionRefused",
  "name": "Held / Browsing / Choosing – loading, asking for time, extension refused",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "session.extend",
   "✗ flightSession/extendHold: unavailable",
   "session.extend"
  ],
  "story": "HeldBrowsingChoosingLoadingAskingForTimeUnavailable",
  "name": "Held / Browsing / Choosing – loading, asking for time, unavailable",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "session.extend",
   "✗ flightSession/extendHold: TypeError",
   "session.extend"
  ],
  "story": "HeldBrowsingChoosingLoadingAskingForTimeUnexpected",
  "name": "Held / Browsing / Choosing – loading, asking for time, unexpected",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "order.arrived expired",
   "hold.again",
   "✗ holdAgain: price_changed"
  ],
  "story": "ExpiredPriceChangedPriceChanged",
  "name": "Expired / Price changed – price changed",
  "kind": "expired",
  "active": [
   "flightBooking.expired",
   "flightBooking.expired.priceChanged"
  ]
 },
 {
  "input": 3,
  "way": [
   "order.arrived expired",
   "hold.again",
   "✗ holdAgain: sold_out"
  ],
  "story": "ExpiredOfferingSoldOut",
  "name": "Expired / Offering – sold out",
  "kind": "expired",
  "active": [
   "flightBooking.expired",
   "flightBooking.expired.offering"
  ]
 },
 {
  "input": 4,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: extension_refused"
  ],
  "story": "HeldReviewFiveMinutesLeftExtensionRefusedPaymentDeclined",
  "name": "Held / Review – five minutes left, extension refused, payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: unavailable"
  ],
  "story": "HeldReviewFiveMinutesLeftUnavailablePaymentDeclined",
  "name": "Held / Review – five minutes left, unavailable, payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: TypeError"
  ],
  "story": "HeldReviewFiveMinutesLeftUnexpectedPaymentDeclined",
  "name": "Held / Review – five minutes left, unexpected, payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldReviewLastMinuteAskingForTimePaymentDeclined",
  "name": "Held / Review – last minute, asking for time, payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "session.extend",
   "✓ flightSession/extendHold: awaitingPayment (2)",
   "⏱ flightSession/warning"
  ],
  "story": "HeldReviewFiveMinutesLeftNoMoreTimeToAskForPaymentDeclined",
  "name": "Held / Review – five minutes left, no more time to ask for, payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "session.extend",
   "✗ flightSession/extendHold: extension_refused",
   "session.extend"
  ],
  "story": "HeldReviewAskingForTimeExtensionRefusedPaymentDeclined",
  "name": "Held / Review – asking for time, extension refused, payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "session.extend",
   "✗ flightSession/extendHold: unavailable",
   "session.extend"
  ],
  "story": "HeldReviewAskingForTimeUnavailablePaymentDeclined",
  "name": "Held / Review – asking for time, unavailable, payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "session.extend",
   "✗ flightSession/extendHold: TypeError",
   "session.extend"
  ],
  "story": "HeldReviewAskingForTimeUnexpectedPaymentDeclined",
  "name": "Held / Review – asking for time, unexpected, payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "payment.start",
   "✗ payment/startPayment: not_allowed",
   "✓ readOrder: held"
  ],
  "story": "HeldPassengersEditingNotAllowed",
  "name": "Held / Passengers / Editing – not allowed",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 4,
  "way": [
   "payment.start",
   "✗ payment/startPayment: not_allowed",
   "✓ readOrder: awaitingPayment"
  ],
  "story": "HeldReviewNotAllowed",
  "name": "Held / Review – not allowed",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "payment.start",
   "✗ payment/startPayment: not_allowed",
   "✓ readOrder: expired"
  ],
  "story": "ExpiredOfferingAtReviewNotAllowed",
  "name": "Expired / Offering – at review, not allowed",
  "kind": "expired",
  "active": [
   "flightBooking.expired",
   "flightBooking.expired.offering"
  ]
 },
 {
  "input": 4,
  "way": [
   "payment.start",
   "✗ payment/startPayment: not_allowed",
   "✗ readOrder: unavailable"
  ],
  "story": "ResumingFailedAtReviewUnavailable",
  "name": "Resuming / Failed – at review, unavailable",
  "kind": "resuming",
  "active": [
   "flightBooking.resuming",
   "flightBooking.resuming.failed"
  ]
 },
 {
  "input": 4,
  "way": [
   "payment.start",
   "✗ payment/startPayment: conflict",
   "✓ readOrder: held"
  ],
  "story": "HeldPassengersEditingConflict",
  "name": "Held / Passengers / Editing – conflict",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 4,
  "way": [
   "payment.start",
   "✗ payment/startPayment: conflict",
   "✓ readOrder: awaitingPayment"
  ],
  "story": "HeldReviewConflict",
  "name": "Held / Review – conflict",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "payment.start",
   "✗ payment/startPayment: conflict",
   "✓ readOrder: expired"
  ],
  "story": "ExpiredOfferingAtReviewConflict",
  "name": "Expired / Offering – at review, conflict",
  "kind": "expired",
  "active": [
   "flightBooking.expired",
   "flightBooking.expired.offering"
  ]
 },
 {
  "input": 3,
  "way": [
   "offer.choose IR 215",
   "⏱ flightSession/warning",
   "⏱ flightSession/lastWarning",
   "✗ placeHold: price_changed"
  ],
  "story": "HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedLastMinute",
  "name": "Held / Browsing / Price changed – way out chosen, loading, price changed, last minute",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.priceChanged"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: extension_refused"
  ],
  "story": "HeldPassengersEditingFiveMinutesLeftExtensionRefused",
  "name": "Held / Passengers / Editing – five minutes left, extension refused",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: unavailable"
  ],
  "story": "HeldPassengersEditingFiveMinutesLeftUnavailable",
  "name": "Held / Passengers / Editing – five minutes left, unavailable",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: TypeError"
  ],
  "story": "HeldPassengersEditingFiveMinutesLeftUnexpected",
  "name": "Held / Passengers / Editing – five minutes left, unexpected",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "session.extend",
   "⏱ flightSession/warning",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldPassengersEditingLastMinuteAskingForTime",
  "name": "Held / Passengers / Editing – last minute, asking for time",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "session.extend",
   "✓ flightSession/extendHold: awaitingPayment (2)",
   "⏱ flightSession/warning"
  ],
  "story": "HeldPassengersEditingFiveMinutesLeftNoMoreTimeToAskFor",
  "name": "Held / Passengers / Editing – five minutes left, no more time to ask for",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "session.extend",
   "✗ flightSession/extendHold: extension_refused",
   "session.extend"
  ],
  "story": "HeldPassengersEditingAskingForTimeExtensionRefused",
  "name": "Held / Passengers / Editing – asking for time, extension refused",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "session.extend",
   "✗ flightSession/extendHold: unavailable",
   "session.extend"
  ],
  "story": "HeldPassengersEditingAskingForTimeUnavailable",
  "name": "Held / Passengers / Editing – asking for time, unavailable",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "session.extend",
   "✗ flightSession/extendHold: TypeError",
   "session.extend"
  ],
  "story": "HeldPassengersEditingAskingForTimeUnexpected",
  "name": "Held / Passengers / Editing – asking for time, unexpected",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "passengers.submit",
   "⏱ flightSession/warning",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldPassengersSubmittingLastMinute",
  "name": "Held / Passengers / Submitting – last minute",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.submitting"
  ]
 },
 {
  "input": 3,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: extension_refused",
   "session.extend"
  ],
  "story": "HeldBrowsingChoosingLoadingFiveMinutesLeftAskingForTimeExtensionRefused",
  "name": "Held / Browsing / Choosing – loading, five minutes left, asking for time, extension refused",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: extension_refused",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldBrowsingChoosingLoadingLastMinuteExtensionRefused",
  "name": "Held / Browsing / Choosing – loading, last minute, extension refused",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: unavailable",
   "session.extend"
  ],
  "story": "HeldBrowsingChoosingLoadingFiveMinutesLeftAskingForTimeUnavailable",
  "name": "Held / Browsing / Choosing – loading, five minutes left, asking for time, unavailable",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: unavailable",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldBrowsingChoosingLoadingLastMinuteUnavailable",
  "name": "Held / Browsing / Choosing – loading, last minute, unavailable",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: TypeError",
   "session.extend"
  ],
  "story": "HeldBrowsingChoosingLoadingFiveMinutesLeftAskingForTimeUnexpected",
  "name": "Held / Browsing / Choosing – loading, five minutes left, asking for time, unexpected",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: TypeError",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldBrowsingChoosingLoadingLastMinuteUnexpected",
  "name": "Held / Browsing / Choosing – loading, last minute, unexpected",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "session.extend",
   "✓ flightSession/extendHold: awaitingPayment (2)",
   "⏱ flightSession/warning",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldBrowsingChoosingLoadingLastMinuteNoMoreTimeToAskFor",
  "name": "Held / Browsing / Choosing – loading, last minute, no more time to ask for",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 4,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: extension_refused",
   "session.extend"
  ],
  "story": "HeldReviewFiveMinutesLeftAskingForTimeExtensionRefusedPaymentDeclined",
  "name": "Held / Review – five minutes left, asking for time, extension refused, payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: extension_refused",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldReviewLastMinuteExtensionRefusedPaymentDeclined",
  "name": "Held / Review – last minute, extension refused, payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: unavailable",
   "session.extend"
  ],
  "story": "HeldReviewFiveMinutesLeftAskingForTimeUnavailablePaymentDeclined",
  "name": "Held / Review – five minutes left, asking for time, unavailable, payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: unavailable",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldReviewLastMinuteUnavailablePaymentDeclined",
  "name": "Held / Review – last minute, unavailable, payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: TypeError",
   "session.extend"
  ],
  "story": "HeldReviewFiveMinutesLeftAskingForTimeUnexpectedPaymentDeclined",
  "name": "Held / Review – five minutes left, asking for time, unexpected, payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: TypeError",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldReviewLastMinuteUnexpectedPaymentDeclined",
  "name": "Held / Review – last minute, unexpected, payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "session.extend",
   "✓ flightSession/extendHold: awaitingPayment (2)",
   "⏱ flightSession/warning",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldReviewLastMinuteNoMoreTimeToAskForPaymentDeclined",
  "name": "Held / Review – last minute, no more time to ask for, payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: extension_refused",
   "session.extend"
  ],
  "story": "HeldPassengersEditingFiveMinutesLeftAskingForTimeExtensionRefused",
  "name": "Held / Passengers / Editing – five minutes left, asking for time, extension refused",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: extension_refused",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldPassengersEditingLastMinuteExtensionRefused",
  "name": "Held / Passengers / Editing – last minute, extension refused",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: unavailable",
   "session.extend"
  ],
  "story": "HeldPassengersEditingFiveMinutesLeftAskingForTimeUnavailable",
  "name": "Held / Passengers / Editing – five minutes left, asking for time, unavailable",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: unavailable",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldPassengersEditingLastMinuteUnavailable",
  "name": "Held / Passengers / Editing – last minute, unavailable",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: TypeError",
   "session.extend"
  ],
  "story": "HeldPassengersEditingFiveMinutesLeftAskingForTimeUnexpected",
  "name": "Held / Passengers / Editing – five minutes left, asking for time, unexpected",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: TypeError",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldPassengersEditingLastMinuteUnexpected",
  "name": "Held / Passengers / Editing – last minute, unexpected",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "session.extend",
   "✓ flightSession/extendHold: awaitingPayment (2)",
   "⏱ flightSession/warning",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldPassengersEditingLastMinuteNoMoreTimeToAskFor",
  "name": "Held / Passengers / Editing – last minute, no more time to ask for",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: extension_refused",
   "session.extend",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldBrowsingChoosingLoadingLastMinuteAskingForTimeExtensionRefused",
  "name": "Held / Browsing / Choosing – loading, last minute, asking for time, extension refused",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: unavailable",
   "session.extend",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldBrowsingChoosingLoadingLastMinuteAskingForTimeUnavailable",
  "name": "Held / Browsing / Choosing – loading, last minute, asking for time, unavailable",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 3,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: TypeError",
   "session.extend",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldBrowsingChoosingLoadingLastMinuteAskingForTimeUnexpected",
  "name": "Held / Browsing / Choosing – loading, last minute, asking for time, unexpected",
  "kind": "results",
  "active": [
   "flightBooking.held",
   "flightBooking.held.browsing",
   "flightBooking.held.browsing.choosing"
  ]
 },
 {
  "input": 4,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: extension_refused",
   "session.extend",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldReviewLastMinuteAskingForTimeExtensionRefusedPaymentDeclined",
  "name": "Held / Review – last minute, asking for time, extension refused, payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: unavailable",
   "session.extend",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldReviewLastMinuteAskingForTimeUnavailablePaymentDeclined",
  "name": "Held / Review – last minute, asking for time, unavailable, payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: TypeError",
   "session.extend",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldReviewLastMinuteAskingForTimeUnexpectedPaymentDeclined",
  "name": "Held / Review – last minute, asking for time, unexpected, payment declined",
  "kind": "review",
  "active": [
   "flightBooking.held",
   "flightBooking.held.review"
  ]
 },
 {
  "input": 4,
  "way": [
   "payment.start",
   "✗ payment/startPayment: not_allowed",
   "✗ readOrder: unavailable",
   "order.retry",
   "✓ readOrder: expired"
  ],
  "story": "ExpiredOfferingAtReviewUnavailable",
  "name": "Expired / Offering – at review, unavailable",
  "kind": "expired",
  "active": [
   "flightBooking.expired",
   "flightBooking.expired.offering"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: extension_refused",
   "session.extend",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldPassengersEditingLastMinuteAskingForTimeExtensionRefused",
  "name": "Held / Passengers / Editing – last minute, asking for time, extension refused",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: unavailable",
   "session.extend",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldPassengersEditingLastMinuteAskingForTimeUnavailable",
  "name": "Held / Passengers / Editing – last minute, asking for time, unavailable",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 },
 {
  "input": 3,
  "way": [
   "step.visit passengers",
   "session.extend",
   "⏱ flightSession/warning",
   "✗ flightSession/extendHold: TypeError",
   "session.extend",
   "⏱ flightSession/lastWarning"
  ],
  "story": "HeldPassengersEditingLastMinuteAskingForTimeUnexpected",
  "name": "Held / Passengers / Editing – last minute, asking for time, unexpected",
  "kind": "passengers",
  "active": [
   "flightBooking.held",
   "flightBooking.held.passengers",
   "flightBooking.held.passengers.editing"
  ]
 }
];
