import type { CardStage, CardTrackingKind, CardTrackingView } from '#machines/card/card-tracking/stages.ts';
import { trackingViewAt } from '#machines/core/order-tracking/fixtures.ts';

/** Two papers are asked for. */
const asked = [
  { position: 0, field: 'visa' },
  { position: 0, field: 'selfie' },
];
const at = (kind: CardTrackingKind) => trackingViewAt<CardStage>(kind, kind === 'moreInfo' ? asked : []);

export const cardTrackingViews = {
  identityCheck: at('identityCheck'),
  moreInfo: at('moreInfo'),
  approved: at('approved'),
  producing: at('producing'),
  outForDelivery: at('outForDelivery'),
  delivered: at('delivered'),
  returned: at('returned'),
  offline: { ...at('producing'), isOffline: true },
  refunding: at('refunding'),
  refunded: at('refunded'),
  cancelled: at('cancelled'),
} satisfies Record<string, CardTrackingView>;
