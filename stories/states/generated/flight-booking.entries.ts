import type { AtlasEntry } from '../../support/atlas/entry.ts';

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
   "✓ resultsAge/searchFlights: departing 0 returning 0"
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
 }
];
