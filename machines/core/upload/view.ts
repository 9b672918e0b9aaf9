import type { PictureRefusal } from '#domain/core/picture-rules.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { UploadSnapshot } from '#machines/core/upload/machine.ts';
import type { Opened, PictureCheck } from '#machines/core/upload/types.ts';

type Base = {
  readonly pictureKind: string;
  /** Stays in the request while another picture is chosen. */
  readonly pictureId: string | null;
  /**
   * The picture will be stored without another press if the check passes and the connection holds. Saving the page
   * waits for it.
   */
  readonly isComing: boolean;
  readonly problem: Problem | null;
};

export type UploadView = Base &
  (
    | { readonly kind: 'empty' }
    | { readonly kind: 'checking'; readonly opened: Opened | null }
    | {
        readonly kind: 'refused';
        readonly opened: Opened | null;
        readonly reasons: readonly PictureRefusal[];
        readonly copy: PictureCheck['copy'];
      }
    | { readonly kind: 'cropped'; readonly opened: Opened | null; readonly copy: PictureCheck['copy'] }
    | { readonly kind: 'uploading' | 'broken'; readonly sent: number; readonly bytes: number }
    | { readonly kind: 'stored'; readonly isRemoving: boolean }
  );

export function uploadView(snapshot: UploadSnapshot): UploadView {
  const { kind: pictureKind, pictureId, problem, opened, reasons, copy, isWanted, offset } = snapshot.context;
  const isSending = snapshot.matches('uploading') && !snapshot.matches({ uploading: 'broken' });
  const base = { pictureKind, pictureId, problem, isComing: isSending || isWanted };
  const sent = { sent: offset, bytes: copy?.bytes ?? 0 };
  if (snapshot.matches('checking')) return { ...base, kind: 'checking', opened };
  if (snapshot.matches('refused')) return { ...base, kind: 'refused', opened, reasons, copy };
  if (snapshot.matches('cropped')) return { ...base, kind: 'cropped', opened, copy };
  if (snapshot.matches({ uploading: 'broken' })) return { ...base, kind: 'broken', ...sent };
  if (snapshot.matches('uploading')) return { ...base, kind: 'uploading', ...sent };
  if (snapshot.matches('stored')) return { ...base, kind: 'stored', isRemoving: false };
  if (snapshot.matches('removing')) return { ...base, kind: 'stored', isRemoving: true };
  return { ...base, kind: 'empty' };
}
