import type { PathExamples } from '#domain/core/testing/path-examples.ts';
import { paths } from '#domain/tours/paths.ts';

const ID = '5f0c2f5e-6a1b-4a55-9d2c-0e6f4b7a9c31';
const SLUG = 'classic-iran-8-days';

/** URLs of its pages, and the route that answers each. */
export const examples: PathExamples<typeof paths> = {
  tours: [[paths.tours(), '/iran-tours/']],
  toursSearch: [
    [paths.toursSearch(), '/iran-tours/search'],
    [paths.toursSearch({ style: 'culture' }), '/iran-tours/search'],
  ],
  tour: [
    [paths.tour(SLUG), '/iran-tours/$slug'],
    [paths.tour(SLUG, { adults: 2, departure: 'CL-20270410' }, 'rules'), '/iran-tours/$slug'],
  ],
  tourStep: [
    [paths.tourStep(SLUG, 'passengers', ID), '/iran-tours/$slug'],
    [paths.tourStep(SLUG, 'confirm', ID), '/iran-tours/$slug'],
  ],
  tourAsk: [
    [paths.tourAsk(), '/iran-tours/ask/{-$inquiryId}'],
    [paths.tourAsk({ tour: SLUG, adults: 4 }), '/iran-tours/ask/{-$inquiryId}'],
  ],
  tourAsked: [
    [paths.tourAsked(), '/iran-tours/ask/{-$inquiryId}'],
    [paths.tourAsked(ID), '/iran-tours/ask/{-$inquiryId}'],
  ],
  toursIssue: [
    [paths.toursIssue(), '/iran-tours/issue/{-$orderId}'],
    [paths.toursIssue(ID), '/iran-tours/issue/{-$orderId}'],
  ],
};
