import type { PathExamples } from '#domain/core/testing/path-examples.ts';
import { paths } from '#domain/insurance/paths.ts';

const ID = '5f0c2f5e-6a1b-4a55-9d2c-0e6f4b7a9c31';

/** URLs of its pages, and the route that answers each. */
export const examples: PathExamples<typeof paths> = {
  insurance: [
    [paths.insurance(), '/insurance/'],
    [paths.insurance({ day: '2026-12-05', people: 2 }), '/insurance/'],
  ],
  insuranceStep: [
    [paths.insuranceStep('passengers', ID), '/insurance/passengers/$orderId'],
    [paths.insuranceStep('confirm', ID), '/insurance/confirm/$orderId'],
  ],
  insuranceIssue: [
    [paths.insuranceIssue(), '/insurance/issue/{-$orderId}'],
    [paths.insuranceIssue(ID), '/insurance/issue/{-$orderId}'],
  ],
};
