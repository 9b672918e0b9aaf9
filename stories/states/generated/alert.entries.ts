import type { AtlasEntry } from '../../support/atlas/entry.ts';

export const entries: readonly AtlasEntry[] = [
 {
  "input": 0,
  "way": [],
  "story": "Hidden",
  "name": "Hidden",
  "kind": "hidden",
  "active": [
   "alert.hidden"
  ]
 },
 {
  "input": 0,
  "way": [
   "alert.show success"
  ],
  "story": "VisibleCountingSuccess",
  "name": "Visible / Counting – success",
  "kind": "visible",
  "active": [
   "alert.visible",
   "alert.visible.counting"
  ]
 },
 {
  "input": 0,
  "way": [
   "alert.show success",
   "alert.pause"
  ],
  "story": "VisiblePausedSuccess",
  "name": "Visible / Paused – success",
  "kind": "visible",
  "active": [
   "alert.visible",
   "alert.visible.paused"
  ]
 }
];
