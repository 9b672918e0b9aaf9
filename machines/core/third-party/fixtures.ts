import type { ThirdPartyView } from '#machines/core/third-party/view.ts';

export const thirdPartyViews = {
  loading: { kind: 'loading', attempt: 1 },
  ready: { kind: 'ready', attempt: 1 },
  failed: { kind: 'failed' },
} satisfies Record<string, ThirdPartyView>;
