import type { FramedParty, FrameEvent } from '#domain/core/third-parties.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';

export type ThirdPartyInput = { readonly party: FramedParty };

export type ThirdPartyContext = ThirdPartyInput & {
  /** Counts the attempts; each one mounts a new frame. */
  readonly attempt: number;
};

export type ThirdPartyEvent = { type: FrameEvent } | { type: 'frame.retry' } | DeadlineEvent;
