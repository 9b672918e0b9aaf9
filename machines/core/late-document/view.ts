import type { LateDocumentSnapshot } from '#machines/core/late-document/machine.ts';

export type LateDocumentView = {
  readonly kind: 'idle' | 'reading' | 'read' | 'failed';
  /** There is a document to show, also an earlier one. */
  readonly isHere: boolean;
};

export const lateDocumentView = ({ value, context }: LateDocumentSnapshot): LateDocumentView => ({
  kind: value,
  isHere: context.isHere,
});
