import type { Fact } from '#domain/core/facts/fact.ts';
import type { EMERGENCY_NUMBERS } from '#domain/country/emergency.ts';

const reported = (asOf: string | null, title: string, address: string): Fact => ({
  kind: 'rule',
  pages: [{ title, address }],
  asOf,
  lookedAt: '2026-11-25',
  confidence: 'medium',
});

const CONSULAR_NOTES = [
  '2024-04-15',
  'Safety notes for Chinese citizens in Iran, in Chinese',
  'ithc.cn/article/464618.html',
] as const;

/** Sources of the numbers; pages print only the numbers. */
export const EMERGENCY_FACTS: Readonly<Record<keyof typeof EMERGENCY_NUMBERS, Fact>> = {
  ambulance: reported(...CONSULAR_NOTES),
  police: reported(...CONSULAR_NOTES),
  fire: reported(
    '2020-05-08',
    'Tasnim: the fire service of Tehran, in Persian',
    'tasnimnews.com/fa/news/1399/02/19/2259307',
  ),
  redCrescent: reported(
    null,
    'Red Crescent of Iran: summer relief plan',
    'en.rcs.ir/more-than-8000-saved-in-irsc-national-summer-relief-rescue-plan',
  ),
};
