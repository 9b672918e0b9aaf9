import type { PathExamples } from '#domain/core/testing/path-examples.ts';
import { paths } from '#domain/visa/paths.ts';

const ID = '5f0c2f5e-6a1b-4a55-9d2c-0e6f4b7a9c31';

/** URLs of its pages, and the route that answers each. */
export const examples: PathExamples<typeof paths> = {
  visa: [
    [paths.visa(), '/iran-visa/'],
    [paths.visa({ n1: 'DE', residence: 'DE', entry: 'airport', purpose: 'tourism', days: 12 }), '/iran-visa/'],
  ],
  visaRules: [[paths.visaRules(), '/visa-rules']],
  visaRequest: [
    [paths.visaRequest(), '/iran-visa/request'],
    [paths.visaRequest({ order: ID, person: 1, page: 'passport' }), '/iran-visa/request'],
  ],
  visaConfirm: [[paths.visaConfirm(ID), '/iran-visa/confirm/$orderId']],
  visaIssue: [
    [paths.visaIssue(), '/iran-visa/issue/{-$orderId}'],
    [paths.visaIssue(ID), '/iran-visa/issue/{-$orderId}'],
  ],
  visaItinerary: [[paths.visaItinerary(ID), '/iran-visa/itinerary/$orderId']],
  staffVisa: [
    [paths.staffVisa(), '/staff/{-$area}/{-$id}'],
    [paths.staffVisa(ID), '/staff/{-$area}/{-$id}'],
  ],
};
