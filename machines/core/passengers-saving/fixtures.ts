import type { PassengersSavingView } from '#machines/core/passengers-saving/view.ts';

export const passengersSavingViews = {
  saving: { kind: 'saving' },
  saved: { kind: 'saved' },
  failed: { kind: 'failed' },
} satisfies Record<string, PassengersSavingView>;
