import type { Crop, PictureRules, Turns } from '#domain/core/picture-rules.ts';
import { pictureWorkerUrl } from '#src/platform/core/flow/script-url.ts';
import type { PictureAnswer, PictureQuestion } from '#src/platform/core/pictures/worker-words.ts';

/** A worker for one file; it keeps the decoded file until closed. */
export function createPictureCheck(file: Blob) {
  const worker = new Worker(pictureWorkerUrl(), { type: 'module' });
  let asked = 0;
  let isSent = false;
  let shown: Turns | null = null;
  return {
    /** Rethrows errors of the worker. */
    ask: (rules: PictureRules, crop: Crop | null, turns: Turns, signal: AbortSignal): Promise<PictureAnswer> => {
      asked += 1;
      const id = asked;
      return new Promise((resolve, reject) => {
        const options = { signal };
        worker.addEventListener(
          'message',
          ({ data }: MessageEvent<PictureAnswer>) => {
            if (data.id !== id) return;
            if (data.preview) shown = turns;
            resolve(data);
          },
          options,
        );
        worker.addEventListener('error', () => reject(new TypeError('The worker of pictures failed.')), options);
        worker.postMessage({ id, rules, file: isSent ? null : file, crop, turns, shown } satisfies PictureQuestion);
        isSent = true;
      });
    },
    close: () => worker.terminate(),
  };
}
export type WorkingCheck = ReturnType<typeof createPictureCheck>;
