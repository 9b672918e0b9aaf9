import type { PathExamples } from '#domain/core/testing/path-examples.ts';
import { paths } from '#domain/transport/paths.ts';

const ID = '5f0c2f5e-6a1b-4a55-9d2c-0e6f4b7a9c31';

/** URLs of its pages, and the route that answers each. */
export const examples: PathExamples<typeof paths> = {
  transport: [
    [paths.transport(), '/iran-transportation/'],
    [
      paths.transport({ kind: 'transfer', airport: 'IKA', zone: 'ika-thr', day: '2026-12-05', people: 2 }),
      '/iran-transportation/',
    ],
  ],
  transportStep: [
    [paths.transportStep('passengers', ID), '/iran-transportation/'],
    [paths.transportStep('confirm', ID), '/iran-transportation/'],
  ],
  transportIssue: [
    [paths.transportIssue(), '/iran-transportation/issue/{-$orderId}'],
    [paths.transportIssue(ID), '/iran-transportation/issue/{-$orderId}'],
  ],
  transportAskFor: [
    [
      paths.transportAskFor({ kind: 'transfer', airport: 'IKA', zone: 'ika-thr', day: '2026-12-05' }),
      '/iran-transportation/ask/{-$inquiryId}',
    ],
  ],
  transportAsk: [
    [paths.transportAsk(), '/iran-transportation/ask/{-$inquiryId}'],
    [paths.transportAsk(ID), '/iran-transportation/ask/{-$inquiryId}'],
  ],
  // The server draws it; the router would take it for a place.
  transportOpening: [[paths.transportOpening(ID), '/$place/{-$part}']],
  transportRules: [[paths.transportRules(), '/transportation-rules']],
};
