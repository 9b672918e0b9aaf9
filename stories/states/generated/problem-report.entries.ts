import type { AtlasEntry } from '../../support/atlas/entry.ts';

export const entries: readonly AtlasEntry[] = [
 {
  "input": 0,
  "way": [],
  "story": "Closed",
  "name": "Closed",
  "kind": "closed",
  "active": [
   "problemReport.closed"
  ]
 },
 {
  "input": 0,
  "way": [
   "report.open"
  ],
  "story": "Preparing",
  "name": "Preparing",
  "kind": "preparing",
  "active": [
   "problemReport.preparing"
  ]
 },
 {
  "input": 0,
  "way": [
   "report.open",
   "✓ prepareReport"
  ],
  "story": "Previewing",
  "name": "Previewing",
  "kind": "previewing",
  "active": [
   "problemReport.previewing"
  ]
 },
 {
  "input": 0,
  "way": [
   "report.open",
   "✓ prepareReport (2)"
  ],
  "story": "Previewing2",
  "name": "Previewing (2)",
  "kind": "previewing",
  "active": [
   "problemReport.previewing"
  ]
 },
 {
  "input": 0,
  "way": [
   "report.open",
   "✓ prepareReport (3)"
  ],
  "story": "Previewing3",
  "name": "Previewing (3)",
  "kind": "previewing",
  "active": [
   "problemReport.previewing"
  ]
 },
 {
  "input": 0,
  "way": [
   "report.open",
   "✓ prepareReport (4)"
  ],
  "story": "Previewing4",
  "name": "Previewing (4)",
  "kind": "previewing",
  "active": [
   "problemReport.previewing"
  ]
 },
 {
  "input": 0,
  "way": [
   "report.open",
   "✗ prepareReport: TypeError"
  ],
  "story": "FailedUnexpected",
  "name": "Failed – unexpected",
  "kind": "previewing",
  "active": [
   "problemReport.failed"
  ]
 },
 {
  "input": 0,
  "way": [
   "report.open",
   "✓ prepareReport",
   "report.send"
  ],
  "story": "Sending",
  "name": "Sending",
  "kind": "previewing",
  "active": [
   "problemReport.sending"
  ]
 },
 {
  "input": 0,
  "way": [
   "report.open",
   "✓ prepareReport",
   "report.send",
   "✓ sendReport"
  ],
  "story": "Sent",
  "name": "Sent",
  "kind": "sent",
  "active": [
   "problemReport.sent"
  ]
 },
 {
  "input": 0,
  "way": [
   "report.open",
   "✓ prepareReport",
   "report.send",
   "✗ sendReport: rate_limited"
  ],
  "story": "FailedRateLimited",
  "name": "Failed – rate limited",
  "kind": "previewing",
  "active": [
   "problemReport.failed"
  ]
 },
 {
  "input": 0,
  "way": [
   "report.open",
   "✓ prepareReport",
   "report.send",
   "✗ sendReport: unavailable"
  ],
  "story": "FailedUnavailable",
  "name": "Failed – unavailable",
  "kind": "previewing",
  "active": [
   "problemReport.failed"
  ]
 },
 {
  "input": 0,
  "way": [
   "report.open",
   "✓ prepareReport",
   "report.send",
   "✗ sendReport: invalid_details"
  ],
  "story": "FailedInvalidDetails",
  "name": "Failed – invalid details",
  "kind": "previewing",
  "active": [
   "problemReport.failed"
  ]
 }
];
