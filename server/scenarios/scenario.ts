import type { FastifyRequest } from 'fastify';

/** What can be made to happen to one browser, in development and in journeys; never in a shipped site. */
export const SCENARIOS = {
  priceUp: 'the price rises by 6 EUR between search and hold',
  priceDown: 'the price falls by 6 EUR between search and hold',
  soldOut: 'the last seats go between search and hold',
  declined: 'the bank declines every card',
  lostAnswer: 'the payment is opened, its first answer is lost on the way back',
  slowIssue: 'the supplier fails twice, then issues',
  failedIssue: 'the supplier never issues, and the promise ends after two seconds',
  supplierTimeout: 'the supplier does not answer the hold in time',
  abandoned3ds: 'the bank asks once more (3-D Secure), nobody answers, and the browser comes back undecided',
  expiry: 'the seats are held for one minute only',
} as const;

export type Scenario = keyof typeof SCENARIOS;

/** A cookie, so that two browsers of one server live through different things. */
export const SCENARIO_COOKIE = 'scenario';

export const isScenario = (text: string): text is Scenario => Object.hasOwn(SCENARIOS, text);

/** What this browser asked for; null: everything goes well. */
export function scenarioOf({ headers }: Pick<FastifyRequest, 'headers'>): Scenario | null {
  const prefix = `${SCENARIO_COOKIE}=`;
  const found = (headers.cookie ?? '').split(/;\s*/).find((text) => text.startsWith(prefix));
  const name = found?.slice(prefix.length) ?? '';
  return isScenario(name) ? name : null;
}
