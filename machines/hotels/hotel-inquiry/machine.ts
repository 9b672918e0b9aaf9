import { createInquiry } from '#machines/core/inquiry/chart.ts';

/** A stay that a hotel is asked for first. */
export const hotelInquiryMachine = createInquiry('hotelInquiry');
