import type { Corrections } from '#domain/core/facts/corrections.ts';
import { livesWith } from '#domain/core/facts/corrections.ts';
import { type Fact, type FactPage, type Standing, standingOf } from '#domain/core/facts/fact.ts';

/** A recent event that matters to travellers: airspace, war, internet access. */
export type Situation = {
  readonly date: string;
  readonly text: string;
};
export type SituationFact = Fact & { readonly value: Situation };

const LOOKED_AT = '2026-11-25';
const reported = (date: string, confidence: Fact['confidence'], text: string, page: FactPage): SituationFact => ({
  kind: 'situation',
  pages: [page],
  asOf: date,
  lookedAt: LOOKED_AT,
  confidence,
  value: { date, text },
});

/** By name, latest first. An owner adds and corrects entries with a file. */
export const SITUATION: Readonly<Record<string, SituationFact>> = {
  'clashes-2026-06': reported(
    '2026-06',
    'medium',
    'There were new clashes in June 2026. Then both sides agreed to stop and to meet in Qatar around 23 June.',
    { title: 'Verity', address: 'verity.news/story/2026/usiran-ceasefire-holds-talks-resume-in-doha' },
  ),
  'net-2026-05': reported(
    '2026-05-25',
    'medium',
    'The net was cut off for almost everybody in Iran from 28 February 2026. Around 25 May it was ordered to be switched on again.',
    {
      title: 'UNN',
      address: 'unn.ua/en/amp/iran-restores-internet-after-total-shutdown-since-late-february-media',
    },
  ),
  'ports-2026-04': reported(
    '2026-04-13',
    'medium',
    'From about 13 April 2026 the US Navy closed the ports of Iran. No page says how the boats to Qeshm, Hormuz and Kish ran.',
    {
      title: 'AP, in Manila Bulletin',
      address:
        'mb.com.ph/2026/04/15/diplomats-try-to-arrange-a-second-round-of-us-iran-talks-during-first-full-day-of-american-blockade',
    },
  ),
  'truce-2026-04': reported(
    '2026-04-08',
    'high',
    'A truce between the US and Iran began about 8 April 2026, after some 40 days of war.',
    { title: 'PakSouch, live updates', address: 'paksouch.com/?p=15007' },
  ),
  'war-2026-02': reported(
    '2026-02-28',
    'high',
    'On 28 February 2026 the US and Israel began to bomb Iran, and Iran hit back at Gulf states. Flights in the whole region stopped or were cut.',
    { title: 'Libnanews', address: 'live.libnanews.com/event/ev-1773774839424-b14a' },
  ),
  'airspace-2026-01': reported(
    '2026-01-15',
    'high',
    'In the night to 15 January 2026 Iran closed its airspace for about five hours. The next day Europe’s air safety agency told airlines to stay out, at first until 16 February.',
    { title: 'Travel Extra', address: 'travelextra.ie/iran-reopens-airspace-amid-tensions' },
  ),
  'protests-2026-01': reported(
    '2026-01',
    'high',
    'In early January 2026 there were mass protests and deaths. Around 12 January Emirates, flydubai, Qatar Airways, Turkish, Austrian and Lufthansa dropped their flights to Iran.',
    {
      title: 'Reise vor 9, in German',
      address: 'reisevor9.de/destinations/zahlreiche-airlines-streichen-verbindungen-in-den-iran',
    },
  ),
  'advice-2026-01': reported(
    '2026-01-14',
    'high',
    'In January 2026 Britain told its people not to go to Iran at all, and India did the same. Insurance from home is often void against such advice.',
    {
      title: 'Travel Weekly',
      address: 'travelweekly.co.uk/news/tensions-in-iran-trigger-foreign-office-travel-advisories-across-region',
    },
  ),
  'airspace-2025-06': reported(
    '2025-06-13',
    'high',
    'Iran closed all its airspace on 13 June 2025, when the 12-day war with Israel began. Most airports were open again on 3 July.',
    { title: 'Iran Front Page', address: 'ifpnews.com/most-iranian-airports-resume-operations-amid-safety-review' },
  ),
};

/** Prefix of their names among all facts. */
const SITUATION_AREA = 'situation.';

export type SituationToday = Situation & Pick<Fact, 'pages' | 'lookedAt'> & Omit<Standing, 'checkAgain'>;

/** Entries for a day (YYYY-MM-DD), latest first, with the owner's corrections and additions. */
export function situationOn(today: string, corrections: Corrections): readonly SituationToday[] {
  const lives = livesWith(corrections);
  const corrected = Object.keys(corrections.facts).filter((id) => id.startsWith(SITUATION_AREA));
  const ids = new Set([...Object.keys(SITUATION).map((id) => SITUATION_AREA + id), ...corrected]);
  return [...ids]
    .flatMap((id) => {
      const builtIn = SITUATION[id.slice(SITUATION_AREA.length)];
      const fact = { ...builtIn, ...corrections.facts[id], kind: 'situation' } as Partial<SituationFact>;
      return isWhole(fact) ? [fact] : [];
    })
    .map((fact) => {
      const { notSince, confidence } = standingOf(fact, today, lives);
      return { ...fact.value, pages: fact.pages, lookedAt: fact.lookedAt, notSince, confidence };
    })
    .sort((one, other) => other.date.localeCompare(one.date));
}

/**
 * True for a complete entry. Entries added by the owner were validated on import; a correction alone needs the built-in
 * entry.
 */
const isWhole = (fact: Partial<SituationFact>): fact is SituationFact =>
  fact.value !== undefined && fact.pages !== undefined && fact.lookedAt !== undefined && fact.confidence !== undefined;
