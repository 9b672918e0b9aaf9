import { OTHER_ORDER_ID } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { inquiryInfo } from '#machines/hotels/hotel-inquiry/fixtures.ts';
import type { hotelInquiryMachine } from '#machines/hotels/hotel-inquiry/machine.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';

const hotelInquiryFacts = factsOf<typeof hotelInquiryMachine>({
  status: ({ inquiry }) => inquiry.status,
  replaces: ({ replaces }) => replaces !== null,
  isOffline: ({ failures }) => failures > 1,
  problem: ({ problem }) => problem?.code ?? null,
});

const lost = { error: new TypeError('Failed to fetch') };

export const hotelInquiryOutcomes = {
  readInquiry: [
    ok(inquiryInfo('inquiring')),
    ok(inquiryInfo('offered')),
    ok(inquiryInfo('refused')),
    ok(inquiryInfo('lapsed')),
    ok(inquiryInfo('accepted')),
    problem('unavailable'),
    lost,
  ],
  withdrawInquiry: [ok(inquiryInfo('withdrawn')), ok(inquiryInfo('offered')), problem('unavailable'), lost],
  readOrder: [ok(orderInfo('held')), ok(orderInfo('expired')), problem('unavailable')],
  releaseHold: [ok(), problem('unavailable')],
};

export const hotelInquiryExamples = defineExamples<typeof hotelInquiryMachine>({
  inputs: [
    { inquiry: inquiryInfo('inquiring') },
    { inquiry: inquiryInfo('offered') },
    { inquiry: inquiryInfo('withdrawn') },
  ],
  events: [
    { type: 'inquiry.withdraw' },
    { type: 'inquiry.accept' },
    { type: 'inquiry.accept', replaces: OTHER_ORDER_ID },
    { type: 'inquiry.close' },
  ],
  outcomes: hotelInquiryOutcomes,
  says: { deadline: DEADLINE },
  facets: { hotelInquiry: hotelInquiryFacts },
});
