import type { Fact, FactPage } from '#domain/core/facts/fact.ts';

const GLOBAL_CONNECT: FactPage = {
  title: 'Global Connect: Iran travel insurance, prices 2024–2025',
  address: 'globalconnect.uz/iran/travel-insurance',
};
const GENERAL_EXCLUSIONS: FactPage = {
  title: 'Arian agency: insurance general exclusions (policy of Bimeh Iran)',
  address: 'arianaagency.ir/insurance-general-exclusions/',
};
const INCOMING: FactPage = {
  title: 'Asmari Insurance: travel insurance for incoming passengers (in Persian)',
  address: 'asmari-insurance.com/page/36',
};

const read = (kind: Fact['kind'], asOf: string | null, pages: readonly FactPage[]): Fact => ({
  kind,
  pages,
  asOf,
  lookedAt: '2026-11-25',
  confidence: 'medium',
});

/** What we tell of travel insurance, by name, with where it was read. What is invented for this site is no fact. */
export const facts: Readonly<Record<string, Fact>> = {
  /** The table of the plan Standard. */
  prices: read('price', '2024–2025', [GLOBAL_CONNECT]),
  /** What no policy pays: war and terror first. */
  exclusions: read('rule', null, [GENERAL_EXCLUSIONS]),
  /** What a policy pays, and up to what sum. */
  limits: read('rule', null, [INCOMING, GENERAL_EXCLUSIONS]),
  /** Who is told of an illness, and until when. */
  duties: read('rule', '2012', [
    {
      title: 'Iran Travel Insurance: the insured’s commitments (Bimeh Iran, 2012)',
      address: 'irantravelinsurance.com/commit.htm',
    },
  ]),
  /** A claim ends two years after what happened. */
  claimEnds: read('rule', '2012', [
    { title: 'Iran Travel Insurance: general terms (Bimeh Iran, 2012)', address: 'irantravelinsurance.com/terms.htm' },
  ]),
  /** To collect a visa, proof of a policy is asked that names Iran. */
  visaAsks: read('visa', null, [
    { title: 'Key2Persia: Iran travel insurance', address: 'en.key2persia.com/iran-travel-insurance' },
    GLOBAL_CONNECT,
  ]),
};
