import { createOrderTracking } from '#machines/core/order-tracking/chart.ts';
import { VISA_STAGES } from '#machines/visa/visa-tracking/stages.ts';

/** A paid visa request until its answer: a code for each person, or a refund. */
export const visaTrackingMachine = createOrderTracking('visaTracking', VISA_STAGES);
