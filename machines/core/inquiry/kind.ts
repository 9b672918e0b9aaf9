import type { InquiryMachine } from '#machines/core/inquiry/chart.ts';
import { inquiryInfo } from '#machines/core/inquiry/fixtures.ts';
import { inquiryView } from '#machines/core/inquiry/view.ts';
import { OTHER_ORDER_ID } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import type { About } from '#machines/trace/about.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';
import type { OfKind } from '#machines/trace/kind.ts';

const lost = { error: new TypeError('Failed to fetch') };

export const inquiryOutcomes = {
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

type Words = Pick<About, 'models' | 'routes' | 'screen' | 'withoutPath'> & {
  /** Who answers, and in how many hours; how many an offer stands. */
  readonly answers: { readonly by: string; readonly hours: number };
  readonly offerHours: number;
};

/** What describes and explores the inquiries of a product. */
export const inquiryKind = (
  machine: InquiryMachine,
  { answers, offerHours, ...about }: Words,
): OfKind<InquiryMachine> => ({
  kind: 'inquiry',
  machine,
  view: inquiryView,
  examples: defineExamples<InquiryMachine>({
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
    outcomes: inquiryOutcomes,
    says: { deadline: DEADLINE },
    facets: {
      [machine.id]: factsOf<InquiryMachine>({
        status: ({ inquiry }) => inquiry.status,
        replaces: ({ replaces }) => replaces !== null,
        isOffline: ({ failures }) => failures > 1,
        problem: ({ problem }) => problem?.code ?? null,
      }),
    },
  }),
  about: {
    ...about,
    deadline: `${answers.by} answers within ${answers.hours} h, an offer stands ${offerHours} h; asked every 5 s, then every 30 s`,
    unseen: { inquiryId: 'names it in the address' },
  },
});
