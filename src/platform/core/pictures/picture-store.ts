import type { WorkingCheck } from '#src/platform/core/pictures/picture-check.ts';

/**
 * Holds the bytes of one picture outside its machine, so that no event or recording carries them. The page puts the file in; the actors take
 * it and put back the copy to send.
 */
export function createPictureStore() {
  let file: Blob | null = null;
  let check: WorkingCheck | null = null;
  let copy: Uint8Array<ArrayBuffer> | null = null;
  let preview: ImageBitmap | null = null;
  const listeners = new Set<() => void>();
  const clear = () => {
    check?.close();
    preview?.close();
    [file, check, copy, preview] = [null, null, null, null];
  };
  return {
    put: (chosen: Blob) => {
      clear();
      file = chosen;
      for (const listener of listeners) listener();
    },
    clear,
    /** The worker of the file, started with the first question. */
    checkOf: async (): Promise<WorkingCheck> => {
      const chosen = file;
      if (!chosen) throw new TypeError('No file was chosen.');
      const { createPictureCheck } = await import('#src/platform/core/pictures/picture-check.ts');
      if (file !== chosen) throw new TypeError('Another file was chosen.');
      check ??= createPictureCheck(chosen);
      return check;
    },
    keep: (made: { readonly bytes: Uint8Array<ArrayBuffer> | null; readonly preview: ImageBitmap | null }) => {
      copy = made.bytes;
      if (!made.preview) return;
      const before = preview;
      preview = made.preview;
      for (const listener of listeners) listener();
      before?.close();
    },
    /** The copy to send. */
    copy: () => copy,
    preview: () => preview,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
export type PictureStore = ReturnType<typeof createPictureStore>;
