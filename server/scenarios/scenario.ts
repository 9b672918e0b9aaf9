import type { FastifyRequest } from 'fastify';
import type { operations } from '#openapi/generated/types.ts';
import { productScenarios } from '#server/scenarios/scenarios.gen.ts';

/** Scenarios for one browser, in development and journeys; never in production. */
export const SCENARIOS = {
  priceUp: 'the price rises by 6 EUR between search and hold',
  priceDown: 'the price falls by 6 EUR between search and hold',
  soldOut: 'what is left goes between search and hold',
  declined: 'the bank declines every card',
  lostAnswer: 'the payment is opened, its first answer is lost on the way back',
  slowIssue: 'the supplier fails twice, then issues',
  failedIssue: 'the supplier never issues, and the promise ends after two seconds',
  supplierTimeout: 'the supplier does not answer the hold in time',
  abandoned3ds: 'the bank asks once more (3-D Secure), nobody answers, and the browser comes back undecided',
  deposit: 'what is held is paid by a deposit of a quarter, and the rest until ten days before it begins',
  expiry: 'what is held is held for one minute only; a supplier that is asked first has let its time pass',
  rateMoved:
    'the table of rates has moved since what is held was begun: its dollars stay those of an older day, to the payment and after it',
  outage: 'no operation is answered; outage.cancelOrder: this one is not',
  tooMany: 'every operation was asked for too often; tooMany.cancelOrder: this one was',
  ...productScenarios,
} as const;

export type Scenario = keyof typeof SCENARIOS;
type OperationId = keyof operations;
/** A scenario, or one for a single operation. */
export type Played = Scenario | `${'outage' | 'tooMany'}.${OperationId}`;

/** A cookie, so that browsers of one server can have different scenarios. */
export const SCENARIO_COOKIE = 'scenario';

const isScenario = (text: string): text is Scenario => Object.hasOwn(SCENARIOS, text);

/** Parses `outage.cancelOrder`; null for an unknown scenario. */
function partsOf(text: string): { readonly scenario: Scenario; readonly operation: string | null } | null {
  const [name = '', operation = null] = text.split('.');
  if (!isScenario(name) || (operation !== null && name !== 'outage' && name !== 'tooMany')) return null;
  return { scenario: name, operation };
}

export const canBePlayed = (text: string): boolean => partsOf(text) !== null;

type WithHeaders = Pick<FastifyRequest, 'headers'>;

/** This browser's scenario; null: none. */
export const scenarioOf = (request: WithHeaders): Scenario | null => playedFor(request)?.scenario ?? null;

export function refusalOf(request: WithHeaders, id: string): 'outage' | 'tooMany' | null {
  const { scenario, operation = null } = playedFor(request) ?? {};
  if (scenario !== 'outage' && scenario !== 'tooMany') return null;
  return operation === null || operation === id ? scenario : null;
}

function playedFor({ headers }: WithHeaders) {
  const prefix = `${SCENARIO_COOKIE}=`;
  const found = (headers.cookie ?? '').split(/;\s*/).find((text) => text.startsWith(prefix));
  return partsOf(found?.slice(prefix.length) ?? '');
}
