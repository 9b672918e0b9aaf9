import type { AtlasEntry } from '../../support/atlas/entry.ts';

export const entries: readonly AtlasEntry[] = [
 {
  "input": 0,
  "way": [],
  "story": "RunningTimeCalmExtensionIdle",
  "name": "Running / Time / Calm + Extension / Idle",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.calm",
   "flightSession.running.extension",
   "flightSession.running.extension.idle"
  ]
 },
 {
  "input": 1,
  "way": [],
  "story": "RunningTimeCalmExtensionIdleNoMoreTimeToAskFor",
  "name": "Running / Time / Calm + Extension / Idle – no more time to ask for",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.calm",
   "flightSession.running.extension",
   "flightSession.running.extension.idle"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend"
  ],
  "story": "RunningTimeCalmExtensionAskingAskingForTime",
  "name": "Running / Time / Calm + Extension / Asking – asking for time",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.calm",
   "flightSession.running.extension",
   "flightSession.running.extension.asking"
  ]
 },
 {
  "input": 0,
  "way": [
   "⏱ warning"
  ],
  "story": "RunningTimeClosingExtensionIdleFiveMinutesLeft",
  "name": "Running / Time / Closing + Extension / Idle – five minutes left",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.closing",
   "flightSession.running.extension",
   "flightSession.running.extension.idle"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend",
   "⏱ warning"
  ],
  "story": "RunningTimeClosingExtensionAskingFiveMinutesLeftAskingForTime",
  "name": "Running / Time / Closing + Extension / Asking – five minutes left, asking for time",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.closing",
   "flightSession.running.extension",
   "flightSession.running.extension.asking"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend",
   "✗ extendHold: extension_refused"
  ],
  "story": "RunningTimeCalmExtensionIdleExtensionRefused",
  "name": "Running / Time / Calm + Extension / Idle – extension refused",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.calm",
   "flightSession.running.extension",
   "flightSession.running.extension.idle"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend",
   "✗ extendHold: hold_expired"
  ],
  "story": "Expired",
  "name": "Expired",
  "kind": "expired",
  "active": [
   "flightSession.expired"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend",
   "✗ extendHold: unavailable"
  ],
  "story": "RunningTimeCalmExtensionIdleUnavailable",
  "name": "Running / Time / Calm + Extension / Idle – unavailable",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.calm",
   "flightSession.running.extension",
   "flightSession.running.extension.idle"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend",
   "✗ extendHold: TypeError"
  ],
  "story": "RunningTimeCalmExtensionIdleUnexpected",
  "name": "Running / Time / Calm + Extension / Idle – unexpected",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.calm",
   "flightSession.running.extension",
   "flightSession.running.extension.idle"
  ]
 },
 {
  "input": 0,
  "way": [
   "⏱ warning",
   "⏱ lastWarning"
  ],
  "story": "RunningTimeUrgentExtensionIdleLastMinute",
  "name": "Running / Time / Urgent + Extension / Idle – last minute",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.urgent",
   "flightSession.running.extension",
   "flightSession.running.extension.idle"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend",
   "⏱ warning",
   "✗ extendHold: extension_refused"
  ],
  "story": "RunningTimeClosingExtensionIdleFiveMinutesLeftExtensionRefused",
  "name": "Running / Time / Closing + Extension / Idle – five minutes left, extension refused",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.closing",
   "flightSession.running.extension",
   "flightSession.running.extension.idle"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend",
   "⏱ warning",
   "✗ extendHold: unavailable"
  ],
  "story": "RunningTimeClosingExtensionIdleFiveMinutesLeftUnavailable",
  "name": "Running / Time / Closing + Extension / Idle – five minutes left, unavailable",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.closing",
   "flightSession.running.extension",
   "flightSession.running.extension.idle"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend",
   "⏱ warning",
   "✗ extendHold: TypeError"
  ],
  "story": "RunningTimeClosingExtensionIdleFiveMinutesLeftUnexpected",
  "name": "Running / Time / Closing + Extension / Idle – five minutes left, unexpected",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.closing",
   "flightSession.running.extension",
   "flightSession.running.extension.idle"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend",
   "⏱ warning",
   "⏱ lastWarning"
  ],
  "story": "RunningTimeUrgentExtensionAskingLastMinuteAskingForTime",
  "name": "Running / Time / Urgent + Extension / Asking – last minute, asking for time",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.urgent",
   "flightSession.running.extension",
   "flightSession.running.extension.asking"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend",
   "✗ extendHold: extension_refused",
   "session.extend"
  ],
  "story": "RunningTimeCalmExtensionAskingAskingForTimeExtensionRefused",
  "name": "Running / Time / Calm + Extension / Asking – asking for time, extension refused",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.calm",
   "flightSession.running.extension",
   "flightSession.running.extension.asking"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend",
   "✗ extendHold: unavailable",
   "session.extend"
  ],
  "story": "RunningTimeCalmExtensionAskingAskingForTimeUnavailable",
  "name": "Running / Time / Calm + Extension / Asking – asking for time, unavailable",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.calm",
   "flightSession.running.extension",
   "flightSession.running.extension.asking"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend",
   "✗ extendHold: TypeError",
   "session.extend"
  ],
  "story": "RunningTimeCalmExtensionAskingAskingForTimeUnexpected",
  "name": "Running / Time / Calm + Extension / Asking – asking for time, unexpected",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.calm",
   "flightSession.running.extension",
   "flightSession.running.extension.asking"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend",
   "⏱ warning",
   "✗ extendHold: extension_refused",
   "session.extend"
  ],
  "story": "RunningTimeClosingExtensionAskingFiveMinutesLeftAskingForTimeExtensionRefused",
  "name": "Running / Time / Closing + Extension / Asking – five minutes left, asking for time, extension refused",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.closing",
   "flightSession.running.extension",
   "flightSession.running.extension.asking"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend",
   "⏱ warning",
   "✗ extendHold: extension_refused",
   "⏱ lastWarning"
  ],
  "story": "RunningTimeUrgentExtensionIdleLastMinuteExtensionRefused",
  "name": "Running / Time / Urgent + Extension / Idle – last minute, extension refused",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.urgent",
   "flightSession.running.extension",
   "flightSession.running.extension.idle"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend",
   "⏱ warning",
   "✗ extendHold: unavailable",
   "session.extend"
  ],
  "story": "RunningTimeClosingExtensionAskingFiveMinutesLeftAskingForTimeUnavailable",
  "name": "Running / Time / Closing + Extension / Asking – five minutes left, asking for time, unavailable",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.closing",
   "flightSession.running.extension",
   "flightSession.running.extension.asking"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend",
   "⏱ warning",
   "✗ extendHold: unavailable",
   "⏱ lastWarning"
  ],
  "story": "RunningTimeUrgentExtensionIdleLastMinuteUnavailable",
  "name": "Running / Time / Urgent + Extension / Idle – last minute, unavailable",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.urgent",
   "flightSession.running.extension",
   "flightSession.running.extension.idle"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend",
   "⏱ warning",
   "✗ extendHold: TypeError",
   "session.extend"
  ],
  "story": "RunningTimeClosingExtensionAskingFiveMinutesLeftAskingForTimeUnexpected",
  "name": "Running / Time / Closing + Extension / Asking – five minutes left, asking for time, unexpected",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.closing",
   "flightSession.running.extension",
   "flightSession.running.extension.asking"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend",
   "⏱ warning",
   "✗ extendHold: TypeError",
   "⏱ lastWarning"
  ],
  "story": "RunningTimeUrgentExtensionIdleLastMinuteUnexpected",
  "name": "Running / Time / Urgent + Extension / Idle – last minute, unexpected",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.urgent",
   "flightSession.running.extension",
   "flightSession.running.extension.idle"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend",
   "⏱ warning",
   "⏱ lastWarning",
   "⏱ end"
  ],
  "story": "RunningTimeOverExtensionAskingLastMinuteAskingForTime",
  "name": "Running / Time / Over + Extension / Asking – last minute, asking for time",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.over",
   "flightSession.running.extension",
   "flightSession.running.extension.asking"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend",
   "⏱ warning",
   "✗ extendHold: extension_refused",
   "session.extend",
   "⏱ lastWarning"
  ],
  "story": "RunningTimeUrgentExtensionAskingLastMinuteAskingForTimeExtensionRefused",
  "name": "Running / Time / Urgent + Extension / Asking – last minute, asking for time, extension refused",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.urgent",
   "flightSession.running.extension",
   "flightSession.running.extension.asking"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend",
   "⏱ warning",
   "✗ extendHold: unavailable",
   "session.extend",
   "⏱ lastWarning"
  ],
  "story": "RunningTimeUrgentExtensionAskingLastMinuteAskingForTimeUnavailable",
  "name": "Running / Time / Urgent + Extension / Asking – last minute, asking for time, unavailable",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.urgent",
   "flightSession.running.extension",
   "flightSession.running.extension.asking"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend",
   "⏱ warning",
   "✗ extendHold: TypeError",
   "session.extend",
   "⏱ lastWarning"
  ],
  "story": "RunningTimeUrgentExtensionAskingLastMinuteAskingForTimeUnexpected",
  "name": "Running / Time / Urgent + Extension / Asking – last minute, asking for time, unexpected",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.urgent",
   "flightSession.running.extension",
   "flightSession.running.extension.asking"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend",
   "⏱ warning",
   "✗ extendHold: extension_refused",
   "session.extend",
   "⏱ lastWarning",
   "⏱ end"
  ],
  "story": "RunningTimeOverExtensionAskingLastMinuteAskingForTimeExtensionRefused",
  "name": "Running / Time / Over + Extension / Asking – last minute, asking for time, extension refused",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.over",
   "flightSession.running.extension",
   "flightSession.running.extension.asking"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend",
   "⏱ warning",
   "✗ extendHold: unavailable",
   "session.extend",
   "⏱ lastWarning",
   "⏱ end"
  ],
  "story": "RunningTimeOverExtensionAskingLastMinuteAskingForTimeUnavailable",
  "name": "Running / Time / Over + Extension / Asking – last minute, asking for time, unavailable",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.over",
   "flightSession.running.extension",
   "flightSession.running.extension.asking"
  ]
 },
 {
  "input": 0,
  "way": [
   "session.extend",
   "⏱ warning",
   "✗ extendHold: TypeError",
   "session.extend",
   "⏱ lastWarning",
   "⏱ end"
  ],
  "story": "RunningTimeOverExtensionAskingLastMinuteAskingForTimeUnexpected",
  "name": "Running / Time / Over + Extension / Asking – last minute, asking for time, unexpected",
  "kind": "running",
  "active": [
   "flightSession.running",
   "flightSession.running.time",
   "flightSession.running.time.over",
   "flightSession.running.extension",
   "flightSession.running.extension.asking"
  ]
 }
];
