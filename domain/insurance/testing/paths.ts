import type { PathExamples } from '#domain/core/testing/path-examples.ts';
import { paths } from '#domain/insurance/paths.ts';

const ID = '5f0c2f5e-6a1b-4a55-9d2c-0e6f4b7a9c31';

/** URLs of its pages, and the route that answers each. */
export const examples: PathExamples<typeof paths> = {
  insurance: [
    [paths.insurance(), '/iran-travel-insurance/'],
    [paths.insurance({ firstDay: '2026-12-05', days: 12 }), '/iran-travel-insurance/'],
  ],
  insuranceStep: [
    [paths.insuranceStep('passengers', ID), '/iran-travel-insurance/'],
    [paths.insuranceStep('confirm', ID), '/iran-travel-insurance/'],
  ],
  insuranceIssue: [
    [paths.insuranceIssue(), '/iran-travel-insurance/issue/{-$orderId}'],
    [paths.insuranceIssue(ID), '/iran-travel-insurance/issue/{-$orderId}'],
  ],
  insuranceCheck: [
    [paths.insuranceCheck(), '/iran-travel-insurance/check/{-$number}'],
    [paths.insuranceCheck('SIM-7H2K-9QXA-M3PD-5RTC'), '/iran-travel-insurance/check/{-$number}'],
  ],
  insuranceRules: [[paths.insuranceRules(), '/insurance-rules']],
};
