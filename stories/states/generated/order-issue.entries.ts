import type { AtlasEntry } from '../../support/atlas/entry.ts';

export const entries: readonly AtlasEntry[] = [
 {
  "input": 0,
  "way": [],
  "story": "Waiting",
  "name": "Waiting",
  "kind": "issuing",
  "active": [
   "orderIssue.waiting"
  ]
 },
 {
  "input": 1,
  "way": [],
  "story": "Waiting2",
  "name": "Waiting (2)",
  "kind": "refunding",
  "active": [
   "orderIssue.waiting"
  ]
 },
 {
  "input": 0,
  "way": [
   "⏱ pause"
  ],
  "story": "Asking",
  "name": "Asking",
  "kind": "issuing",
  "active": [
   "orderIssue.asking"
  ]
 },
 {
  "input": 0,
  "way": [
   "⏱ pause",
   "✓ readOrder: issued"
  ],
  "story": "Settled",
  "name": "Settled",
  "kind": "settled",
  "active": [
   "orderIssue.settled"
  ]
 }
];
