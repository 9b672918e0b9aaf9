import type { LateDocumentView } from '#machines/core/late-document/view.ts';

export const lateDocumentViews = {
  idle: { kind: 'idle', isHere: false },
  reading: { kind: 'reading', isHere: false },
  read: { kind: 'read', isHere: true },
  readingAgain: { kind: 'reading', isHere: true },
  failed: { kind: 'failed', isHere: false },
  failedAgain: { kind: 'failed', isHere: true },
} satisfies Record<string, LateDocumentView>;
