import type { ThirdPartySnapshot } from '#machines/core/third-party/machine.ts';

/** `attempt`: a new number mounts a new frame. */
export type ThirdPartyView = { kind: 'loading' | 'ready'; attempt: number } | { kind: 'failed' };

export function thirdPartyView({ value, context: { attempt } }: ThirdPartySnapshot): ThirdPartyView {
  return value === 'failed' ? { kind: 'failed' } : { kind: value, attempt };
}
