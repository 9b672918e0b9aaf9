import { createInquiry } from '#machines/core/inquiry/chart.ts';

/** A tour that is asked for first: own dates, a day by request, a place of a full departure. */
export const tourInquiryMachine = createInquiry('tourInquiry');
