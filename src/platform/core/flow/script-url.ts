import { WORKER_URL } from '#src/platform/core/offline/names.ts';
import pictureWorker from '#src/platform/core/pictures/picture-worker.ts?worker&url';

type Policy = { readonly createScriptURL: (url: string) => unknown };
type TrustedTypes = {
  readonly createPolicy: (name: string, rules: { createScriptURL(url: string): string }) => Policy;
};

let policy: Policy | undefined;

/** Under Trusted Types script URLs come from the one named policy, which allows the worker URLs only. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('safar', {
    createScriptURL: (wanted) => {
      if (wanted === WORKER_URL || wanted === pictureWorker) return wanted;
      throw new TypeError('This is no script of ours.');
    },
  });
  // Browsers with Trusted Types take its object where the DOM types say string.
  return policy.createScriptURL(url) as string;
}

export const papersWorkerUrl = (): string => trusted(WORKER_URL);
export const pictureWorkerUrl = (): string => trusted(pictureWorker);
