import type { Fact, FactPage } from '#domain/core/facts/fact.ts';

const LIMITS: FactPage = { title: 'A tourist card on sale: questions', address: 'irunbank.com/en/faq?category=2' };
const FEES: FactPage = { title: 'A tourist card on sale: fees (in Persian)', address: 'irunbank.com/fa/faq' };
const HOLDS: FactPage = {
  title: 'Another tourist card: what it may hold',
  address: 'bmi.ir/En/BMIServicesShow.aspx?SId=301',
};
const ORDER: FactPage = {
  title: 'Tehran Digest: the central bank’s order on cards for foreigners (April 2025)',
  address: 'tehrandigest.com/irans-central-bank-introduces-real-debit-cards-for-foreign-tourists',
};
const LEAST: FactPage = { title: 'A third tourist card: questions', address: 'tourist-card.com' };
const SELLER: FactPage = { title: 'A seller of such cards: questions', address: 'iranpay.com/faqs' };

const read = (asOf: string | null, pages: readonly FactPage[], kind: Fact['kind'] = 'rule'): Fact => ({
  kind,
  pages,
  asOf,
  lookedAt: '2026-11-25',
  confidence: 'medium',
});

/** What we tell of cards of this kind, by name, with where it was read. What is invented for this site is no fact. Titles name no bank. */
export const facts: Readonly<Record<string, Fact>> = {
  /** Rials a day in shops and at cash machines. */
  limitsOfADay: read(null, [LIMITS]),
  /** What a card may hold, and how long it works. */
  mostAndYear: read(null, [HOLDS]),
  /** 18 or older, one card a person; what is left is paid back at the rate of the day. */
  holder: read('2025-04', [ORDER]),
  /** Seven percent of an online load and of an online refund, nothing for cash. */
  fees: read(null, [FEES], 'price'),
  /** The least to load, and that no card asks a monthly fee. */
  leastLoad: read(null, [LEAST], 'price'),
  /** How many days sellers of such cards say. */
  deliveryDays: read(null, [SELLER]),
  /** The law that cuts four zeros is not in use. */
  zeros: read('2026-09-29', [{ title: 'Akhbar-e Fori, 7 Mehr 1405 (in Persian)', address: 't.me/akhbarefori/693908' }]),
};
