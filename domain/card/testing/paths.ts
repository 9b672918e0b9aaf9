import { paths } from '#domain/card/paths.ts';
import type { PathExamples } from '#domain/core/testing/path-examples.ts';

const ID = '5f0c2f5e-6a1b-4a55-9d2c-0e6f4b7a9c31';

/** URLs of its pages, and the route that answers each. */
export const examples: PathExamples<typeof paths> = {
  card: [
    [paths.card(), '/iran-travel-card/'],
    [paths.card({ amount: 300, currency: 'EUR' }), '/iran-travel-card/'],
  ],
  cardWish: [
    [paths.cardWish(), '/iran-travel-card/'],
    [paths.cardWish({ amount: '300.00', currency: 'USD' }), '/iran-travel-card/'],
  ],
  cardStep: [
    [paths.cardStep('passengers', ID), '/iran-travel-card/'],
    [paths.cardStep('confirm', ID), '/iran-travel-card/'],
  ],
  cardLoad: [[paths.cardLoad(ID), '/iran-travel-card/']],
  cardReplacement: [[paths.cardReplacement(ID), '/iran-travel-card/']],
  cardIssue: [
    [paths.cardIssue(), '/iran-travel-card/issue/{-$orderId}'],
    [paths.cardIssue(ID), '/iran-travel-card/issue/{-$orderId}'],
  ],
  cardRules: [[paths.cardRules(), '/iran-travel-card-rules']],
};
