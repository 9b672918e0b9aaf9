import type { PathExamples } from '#domain/core/testing/path-examples.ts';
import { paths } from '#domain/tours/paths.ts';

const ID = '5f0c2f5e-6a1b-4a55-9d2c-0e6f4b7a9c31';

/** URLs of its pages, and the route that answers each. */
export const examples: PathExamples<typeof paths> = {
  tours: [
    [paths.tours(), '/tours/'],
    [paths.tours({ day: '2026-12-05', people: 2 }), '/tours/'],
  ],
  toursStep: [
    [paths.toursStep('passengers', ID), '/tours/passengers/$orderId'],
    [paths.toursStep('confirm', ID), '/tours/confirm/$orderId'],
  ],
  toursIssue: [
    [paths.toursIssue(), '/tours/issue/{-$orderId}'],
    [paths.toursIssue(ID), '/tours/issue/{-$orderId}'],
  ],
};
