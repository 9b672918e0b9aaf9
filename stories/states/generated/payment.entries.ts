import type { AtlasEntry } from '../../support/atlas/entry.ts';

export const entries: readonly AtlasEntry[] = [
 {
  "input": 0,
  "way": [],
  "story": "Starting",
  "name": "Starting",
  "kind": "starting",
  "active": [
   "payment.starting"
  ]
 },
 {
  "input": 1,
  "way": [],
  "story": "VerifyingAsking",
  "name": "Verifying / Asking",
  "kind": "verifying",
  "active": [
   "payment.verifying",
   "payment.verifying.asking"
  ]
 },
 {
  "input": 0,
  "way": [
   "✓ startPayment"
  ],
  "story": "AtBank",
  "name": "At bank",
  "kind": "atBank",
  "active": [
   "payment.atBank"
  ]
 },
 {
  "input": 0,
  "way": [
   "✗ startPayment: price_changed"
  ],
  "story": "Ended",
  "name": "Ended",
  "kind": "ended",
  "active": [
   "payment.ended"
  ]
 },
 {
  "input": 1,
  "way": [
   "✓ readOrder: paying"
  ],
  "story": "VerifyingWaiting",
  "name": "Verifying / Waiting",
  "kind": "verifying",
  "active": [
   "payment.verifying",
   "payment.verifying.waiting"
  ]
 }
];
