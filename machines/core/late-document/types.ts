import type { Problem } from '#domain/core/problem.ts';

export type LateDocumentContext = {
  /** An earlier read succeeded: its document stays while it is read again. */
  readonly isHere: boolean;
  readonly problem: Problem | null;
};

export type LateDocumentEvent = { type: 'document.read' };
