import type { KnownParty } from '#domain/core/third-parties.ts';
import type { ConsentView } from '#machines/core/consent/view.ts';

export const ANALYTICS: KnownParty = { party: 'analytics', host: 'stats.example' };
export const RECORDING: KnownParty = { party: 'recording', host: 'replay.example' };

const said = (isAnalytics: boolean, isRecording: boolean) => [
  { ...ANALYTICS, isAgreed: isAnalytics },
  { ...RECORDING, isAgreed: isRecording },
];

export const consentViews = {
  asking: { kind: 'asking', parties: said(false, false) },
  refused: { kind: 'settled', parties: said(false, false), isKept: true, isRefusedByBrowser: false },
  agreed: { kind: 'settled', parties: said(true, true), isKept: true, isRefusedByBrowser: false },
  some: { kind: 'settled', parties: said(true, false), isKept: true, isRefusedByBrowser: false },
  forgotten: { kind: 'settled', parties: said(true, false), isKept: false, isRefusedByBrowser: false },
  refusedByBrowser: { kind: 'settled', parties: said(false, false), isKept: true, isRefusedByBrowser: true },
  nobody: { kind: 'settled', parties: [], isKept: true, isRefusedByBrowser: false },
} satisfies Record<string, ConsentView>;
