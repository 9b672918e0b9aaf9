import { CARD_STAGES } from '#machines/card/card-tracking/stages.ts';
import { createOrderTracking } from '#machines/core/order-tracking/chart.ts';

/** A paid travel card until it is in the hands of its holder: checked, made, delivered; or all money back. */
export const cardTrackingMachine = createOrderTracking('cardTracking', CARD_STAGES);
