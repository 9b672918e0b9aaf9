import type { AtlasEntry } from '../../support/atlas/entry.ts';

export const entries: readonly AtlasEntry[] = [
 {
  "input": 0,
  "way": [],
  "story": "Loading",
  "name": "Loading",
  "kind": "loading",
  "active": [
   "resultsAge.loading"
  ]
 },
 {
  "input": 1,
  "way": [],
  "story": "Fresh",
  "name": "Fresh",
  "kind": "shown",
  "active": [
   "resultsAge.fresh"
  ]
 },
 {
  "input": 0,
  "way": [
   "✓ searchFlights: departing 0 returning 0"
  ],
  "story": "FreshNothingFound",
  "name": "Fresh – nothing found",
  "kind": "shown",
  "active": [
   "resultsAge.fresh"
  ]
 },
 {
  "input": 0,
  "way": [
   "✗ searchFlights: unavailable"
  ],
  "story": "FailedUnavailable",
  "name": "Failed – unavailable",
  "kind": "failed",
  "active": [
   "resultsAge.failed"
  ]
 },
 {
  "input": 0,
  "way": [
   "✗ searchFlights: TypeError"
  ],
  "story": "FailedUnexpected",
  "name": "Failed – unexpected",
  "kind": "failed",
  "active": [
   "resultsAge.failed"
  ]
 },
 {
  "input": 1,
  "way": [
   "results.refresh"
  ],
  "story": "RefreshingAskingAgain",
  "name": "Refreshing – asking again",
  "kind": "shown",
  "active": [
   "resultsAge.refreshing"
  ]
 },
 {
  "input": 1,
  "way": [
   "⏱ age"
  ],
  "story": "StaleOldList",
  "name": "Stale – old list",
  "kind": "shown",
  "active": [
   "resultsAge.stale"
  ]
 },
 {
  "input": 1,
  "way": [
   "results.refresh",
   "✗ refreshFlights: unavailable"
  ],
  "story": "FreshUnavailable",
  "name": "Fresh – unavailable",
  "kind": "shown",
  "active": [
   "resultsAge.fresh"
  ]
 },
 {
  "input": 1,
  "way": [
   "results.refresh",
   "✗ refreshFlights: TypeError"
  ],
  "story": "FreshUnexpected",
  "name": "Fresh – unexpected",
  "kind": "shown",
  "active": [
   "resultsAge.fresh"
  ]
 },
 {
  "input": 1,
  "way": [
   "results.refresh",
   "✗ refreshFlights: unavailable",
   "results.refresh"
  ],
  "story": "RefreshingAskingAgainUnavailable",
  "name": "Refreshing – asking again, unavailable",
  "kind": "shown",
  "active": [
   "resultsAge.refreshing"
  ]
 },
 {
  "input": 1,
  "way": [
   "results.refresh",
   "✗ refreshFlights: unavailable",
   "⏱ age"
  ],
  "story": "StaleOldListUnavailable",
  "name": "Stale – old list, unavailable",
  "kind": "shown",
  "active": [
   "resultsAge.stale"
  ]
 },
 {
  "input": 1,
  "way": [
   "results.refresh",
   "✗ refreshFlights: TypeError",
   "results.refresh"
  ],
  "story": "RefreshingAskingAgainUnexpected",
  "name": "Refreshing – asking again, unexpected",
  "kind": "shown",
  "active": [
   "resultsAge.refreshing"
  ]
 },
 {
  "input": 1,
  "way": [
   "results.refresh",
   "✗ refreshFlights: TypeError",
   "⏱ age"
  ],
  "story": "StaleOldListUnexpected",
  "name": "Stale – old list, unexpected",
  "kind": "shown",
  "active": [
   "resultsAge.stale"
  ]
 }
];
