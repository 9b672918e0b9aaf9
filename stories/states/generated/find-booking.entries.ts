import type { AtlasEntry } from '../../support/atlas/entry.ts';

export const entries: readonly AtlasEntry[] = [
 {
  "input": 0,
  "way": [],
  "story": "Asking",
  "name": "Asking",
  "kind": "asking",
  "active": [
   "findBooking.asking"
  ]
 },
 {
  "input": 1,
  "way": [],
  "story": "AskingNotFound",
  "name": "Asking – not found",
  "kind": "asking",
  "active": [
   "findBooking.asking"
  ]
 },
 {
  "input": 0,
  "way": [
   "booking.find SFR-7K2M-9Q"
  ],
  "story": "Finding",
  "name": "Finding",
  "kind": "finding",
  "active": [
   "findBooking.finding"
  ]
 },
 {
  "input": 0,
  "way": [
   "booking.find SFR-7K2M-9Q",
   "✓ findOrder"
  ],
  "story": "Found",
  "name": "Found",
  "kind": "found",
  "active": [
   "findBooking.found"
  ]
 },
 {
  "input": 0,
  "way": [
   "booking.find SFR-7K2M-9Q",
   "✗ findOrder: rate_limited"
  ],
  "story": "AskingRateLimited",
  "name": "Asking – rate limited",
  "kind": "asking",
  "active": [
   "findBooking.asking"
  ]
 },
 {
  "input": 0,
  "way": [
   "booking.find SFR-7K2M-9Q",
   "✗ findOrder: TypeError"
  ],
  "story": "AskingUnexpected",
  "name": "Asking – unexpected",
  "kind": "asking",
  "active": [
   "findBooking.asking"
  ]
 }
];
