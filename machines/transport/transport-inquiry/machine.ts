import { createInquiry } from '#machines/core/inquiry/chart.ts';

/** A transfer, a car or a service at an airport that begins too soon to be sold without asking. */
export const transportInquiryMachine = createInquiry('transportInquiry');
