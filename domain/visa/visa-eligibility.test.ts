import { describe, expect, test } from 'vitest';
import { COUNTRIES, countryName, UNLISTED_PAPERS } from '#domain/core/countries.ts';
import { NO_CORRECTIONS } from '#domain/core/facts/corrections.ts';
import { judgeAll, judgeVisa, VISA_VERDICTS, type VisaReasonId, visaChange } from '#domain/visa/visa-eligibility.ts';
import { VISA_ENTRIES, VISA_PURPOSES, type VisaQuestion, type VisaTraveller } from '#domain/visa/visa-question.ts';
import { VISA_VALUES } from '#domain/visa/visa-rule-table.ts';
import { CONSULATES, VISA_NUMBERS } from '#domain/visa/visa-rules.ts';
import { visaRulesOn } from '#domain/visa/visa-rules-today.ts';

const RULES = visaRulesOn('2026-11-26', NO_CORRECTIONS);
const { passports: UNILATERAL } = VISA_VALUES.unilateral;
const { passports: AGREEMENTS } = VISA_VALUES.agreement;
const { passports: GUIDED_TOUR_ONLY } = VISA_VALUES.guidedTour;
const { passports: NO_AIRPORT_DESK } = VISA_VALUES.deskRefuses;
const { passports: AIRPORT_DESK_LISTED } = VISA_VALUES.deskListed;

const tourist: Omit<VisaQuestion, 'travellers'> = { residence: 'FR', entry: 'airport', purpose: 'tourism', days: 12 };
type Case = Partial<Omit<VisaQuestion, 'travellers'>> & Partial<Omit<VisaTraveller, 'nationality'>>;

const judge = (nationality: string, { isIranian = false, hasUsedExemption = false, ...more }: Case = {}) => {
  const traveller = { nationality, isIranian, hasUsedExemption };
  return judgeVisa({ ...tourist, ...more, travellers: [traveller] }, traveller, RULES);
};
const short = (nationality: string, more?: Case) => {
  const { verdict, reasons, confidence } = judge(nationality, more);
  return [verdict, reasons.map(({ id }) => id), confidence];
};

test.each(UNLISTED_PAPERS)('of %s nobody knows: ask a consulate', (code) => {
  expect(short(code)).toEqual(['impossible', ['unlisted'], 'low']);
  expect(short(code, { entry: 'freeZone', days: 7 })).toEqual(['impossible', ['unlisted'], 'low']);
  expect(judge(code).steps).toEqual(['askConsulate']);
});

describe('the rules, each by what it decides', () => {
  test.each<[string, string, Case, string, VisaReasonId[], string]>([
    ['passports of Israel cannot apply', 'IL', {}, 'impossible', ['israel'], 'medium'],
    ['nor enter a free zone', 'IL', { entry: 'freeZone', days: 7 }, 'impossible', ['israel'], 'medium'],
    ['Iranians need none', 'IR', {}, 'impossible', ['iranian'], 'medium'],
    ['nor a second passport', 'DE', { isIranian: true }, 'impossible', ['dualIranian'], 'medium'],
    ['also an exempt one', 'TR', { isIranian: true }, 'impossible', ['dualIranian'], 'medium'],
    ['press', 'DE', { purpose: 'press' }, 'impossible', ['press'], 'medium'],
    ['other purposes', 'AE', { purpose: 'business' }, 'impossible', ['purpose'], 'medium'],
    ['transit is unsure', 'AE', { entry: 'transit' }, 'impossible', ['transit'], 'low'],
    ['a free zone', 'DE', { entry: 'freeZone', days: 14 }, 'freeZone', ['freeZone'], 'medium'],
    ['before a waiver', 'AE', { entry: 'freeZone', days: 14 }, 'freeZone', ['freeZone'], 'medium'],
    ['with a guide elsewhere', 'US', { entry: 'freeZone', days: 7 }, 'freeZone', ['freeZone', 'freeZoneGuided'], 'low'],
    [
      'longer than a free zone allows',
      'FR',
      { entry: 'freeZone', days: 15 },
      'consulateCode',
      ['notExempt', 'freeZoneTooLong', 'noDesk', 'stayWithin'],
      'medium',
    ],
    [
      'on to the mainland',
      'FR',
      { entry: 'freeZoneOn' },
      'consulateCode',
      ['notExempt', 'mainland', 'noDesk', 'stayWithin'],
      'medium',
    ],
    ['the waiver of 2024', 'JP', { days: 15 }, 'exempt', ['unilateral'], 'high'],
    ['also by land', 'JP', { days: 15, entry: 'land' }, 'exempt', ['unilateral'], 'high'],
    [
      'a day too long',
      'JP',
      { days: 16 },
      'airportCode',
      ['unilateralTooLong', 'deskUnlisted', 'deskAirports', 'stayWithin'],
      'low',
    ],
    [
      'the waiver was used',
      'AE',
      { hasUsedExemption: true },
      'airportCode',
      ['unilateralUsed', 'deskUnlisted', 'deskAirports', 'stayWithin'],
      'low',
    ],
    [
      'the waiver was used, by land',
      'JP',
      { hasUsedExemption: true, entry: 'land' },
      'consulateCode',
      ['unilateralUsed', 'noDesk', 'stayWithin'],
      'medium',
    ],
    ['an agreement counts nothing', 'TR', { hasUsedExemption: true }, 'exempt', ['agreement'], 'medium'],
    [
      'nor does a free zone',
      'AE',
      { hasUsedExemption: true, entry: 'freeZone', days: 7 },
      'freeZone',
      ['freeZone'],
      'medium',
    ],
    ['India, no longer free', 'IN', {}, 'consulateCode', ['exemptionEnded', 'deskRefuses', 'stayWithin'], 'medium'],
    [
      'India by land',
      'IN',
      { entry: 'land' },
      'consulateCode',
      ['exemptionEnded', 'deskRefuses', 'stayWithin'],
      'medium',
    ],
    ['India passing through', 'IN', { entry: 'transit' }, 'impossible', ['transitEnded'], 'high'],
    ['India in a free zone', 'IN', { entry: 'freeZone', days: 7 }, 'freeZone', ['freeZone'], 'medium'],
    ['Kazakhstan, 14 days', 'KZ', { days: 14 }, 'exempt', ['agreement'], 'medium'],
    [
      'Russia, in groups perhaps',
      'RU',
      {},
      'airportCode',
      ['russiaGroups', 'deskListed', 'deskAirports', 'stayWithin'],
      'medium',
    ],
    ['an agreement', 'TR', { days: 90, entry: 'sea' }, 'exempt', ['agreement'], 'medium'],
    ['an agreement, fairly sure', 'BO', { days: 30 }, 'exempt', ['agreement'], 'medium'],
    ['an agreement of unsure length', 'AZ', { days: 10 }, 'exempt', ['agreementUnsure'], 'low'],
    [
      'longer than it may be',
      'OM',
      { days: 31 },
      'airportCode',
      ['agreementTooLongUnsure', 'deskUnlisted', 'deskAirports', 'stayExtended'],
      'low',
    ],
    [
      'longer than an agreement',
      'GE',
      { days: 46, entry: 'land' },
      'consulateCode',
      ['agreementTooLong', 'noDesk', 'stayExtended'],
      'medium',
    ],
    [
      'Iraq has no desk',
      'IQ',
      { days: 31 },
      'consulateCode',
      ['agreementTooLongUnsure', 'deskRefuses', 'stayExtended'],
      'low',
    ],
    [
      'a desk of older lists',
      'DE',
      {},
      'airportCode',
      ['notExempt', 'deskListed', 'deskAirports', 'stayWithin'],
      'medium',
    ],
    [
      'a desk as agencies say',
      'KE',
      {},
      'airportCode',
      ['notExempt', 'deskUnlisted', 'deskAirports', 'stayWithin'],
      'low',
    ],
    ['no desk for a passport', 'PK', {}, 'consulateCode', ['notExempt', 'deskRefuses', 'stayWithin'], 'medium'],
    [
      'no desk at an airport',
      'DE',
      { entry: 'otherAirport' },
      'consulateCode',
      ['notExempt', 'noDesk', 'stayWithin'],
      'medium',
    ],
    ['no desk at sea', 'DE', { entry: 'sea' }, 'consulateCode', ['notExempt', 'noDesk', 'stayWithin'], 'medium'],
    ['30 days', 'DE', { days: 30 }, 'airportCode', ['notExempt', 'deskListed', 'deskAirports', 'stayWithin'], 'medium'],
    [
      '31 days',
      'DE',
      { days: 31 },
      'airportCode',
      ['notExempt', 'deskListed', 'deskAirports', 'stayExtended'],
      'medium',
    ],
    [
      '90 days',
      'DE',
      { days: 90 },
      'airportCode',
      ['notExempt', 'deskListed', 'deskAirports', 'stayExtended'],
      'medium',
    ],
    ['91 days', 'TR', { days: 91 }, 'impossible', ['stayTooLong'], 'medium'],
    ['a guide', 'GB', {}, 'guidedTour', ['guidedTour', 'deskRefuses', 'stayWithin'], 'medium'],
    [
      'a territory, by the strict rule',
      'BM',
      {},
      'guidedTour',
      ['guidedTerritory', 'deskRefuses', 'stayWithin'],
      'low',
    ],
    ['a guide by land', 'CA', { entry: 'land' }, 'guidedTour', ['guidedTour', 'deskRefuses', 'stayWithin'], 'medium'],
  ])('%s', (_, nationality, more, verdict, reasons, confidence) => {
    expect(short(nationality, more)).toEqual([verdict, reasons, confidence]);
  });

  test('every passport of the waiver stays 15 days, and no 16', () => {
    for (const code of UNILATERAL) {
      expect([code, judge(code, { days: 15 }).verdict]).toEqual([code, 'exempt']);
      expect([code, judge(code, { days: 16 }).verdict]).toEqual([code, 'airportCode']);
    }
    expect(UNILATERAL).toHaveLength(27);
  });

  test('no passport of the waiver comes twice without a visa', () => {
    for (const code of UNILATERAL)
      expect([code, judge(code, { days: 1, hasUsedExemption: true }).verdict]).toEqual([code, 'airportCode']);
  });

  test('every agreement lets its passports stay as long as it says, and no day longer', () => {
    for (const [code, { days }] of Object.entries(AGREEMENTS)) {
      expect([code, judge(code, { days }).verdict]).toEqual([code, 'exempt']);
      expect([code, judge(code, { days: days + 1 }).verdict === 'exempt']).toEqual([code, false]);
    }
  });

  test('every passport without a desk, and every one on the list of the desk', () => {
    for (const code of NO_AIRPORT_DESK)
      expect(judge(code, { days: 60 }).verdict).toMatch(/^(consulateCode|guidedTour)$/);
    for (const code of AIRPORT_DESK_LISTED) expect(judge(code).reasons.map(({ id }) => id)).toContain('deskListed');
    for (const code of GUIDED_TOUR_ONLY) expect(judge(code).verdict).toBe('guidedTour');
  });

  test('who needs a guide is told the one price that is sold; who comes from Syria, from where the agreement holds', () => {
    for (const code of GUIDED_TOUR_ONLY)
      expect([code, judge(code).costs.map(({ id }) => id)]).toEqual([code, ['agencyGuided', 'stamp', 'changePlace']]);
    expect(judge('DE').costs.map(({ id }) => id)).toEqual(['agency', 'stamp', 'changePlace']);
    expect(judge('SY', { days: 90 }).conditions.map(({ id }) => id)).toContain('fromDamascus');
    expect(judge('TR').conditions.map(({ id }) => id)).not.toContain('fromDamascus');
  });

  test('lists name countries that we know, and none is in two that exclude each other', () => {
    const named = [UNILATERAL, NO_AIRPORT_DESK, AIRPORT_DESK_LISTED, Object.keys(AGREEMENTS), Object.keys(CONSULATES)];
    for (const code of named.flatMap((codes) => [...codes])) expect(countryName(code)).not.toBe(code);
    const ended = Object.keys(VISA_VALUES.exemptionEnded.passports);
    const free = [...UNILATERAL, ...Object.keys(AGREEMENTS), ...GUIDED_TOUR_ONLY, ...ended];
    expect(new Set(free).size).toBe(free.length);
    expect([...NO_AIRPORT_DESK].filter((code) => AIRPORT_DESK_LISTED.includes(code))).toEqual([]);
  });
});

test('a length that is not sure is printed nowhere', () => {
  for (const [code, { isLengthSure, days }] of Object.entries(AGREEMENTS)) {
    if (isLengthSure) continue;
    for (const stay of [1, days, Math.min(days + 1, VISA_NUMBERS.longestDays)]) {
      const [first] = judge(code, { days: stay }).reasons;
      expect([code, first.days, first.confidence]).toEqual([code, null, 'low']);
    }
  }
});

test('the fee of the state and the fee of an agency are told apart, and none is told where there is no visa', () => {
  expect(judge('DE').costs.map(({ id }) => id)).toEqual(['agency', 'stamp', 'changePlace']);
  expect(judge('AE').costs.map(({ id }) => id)).toEqual(['noFee']);
  expect(judge('IL').costs).toEqual([]);
});

test('where somebody lives chooses consulates and nothing else', () => {
  const french = judge('DE', { entry: 'land' });
  const kenyan = judge('DE', { entry: 'land', residence: 'KE' });
  expect(french.consulates).toEqual(['Paris']);
  expect(kenyan).toEqual({ ...french, consulates: ['Nairobi'] });
  expect(judge('DE', { entry: 'land', residence: 'FJ' }).consulates).toEqual([]);
});

test('a group gets a judgement for each', () => {
  const travellers = ['DE', 'AE', 'US'].map((nationality) => ({ nationality, isIranian: false }));
  const verdicts = judgeAll({ ...tourist, travellers }, RULES).map(({ verdict }) => verdict);
  expect(verdicts).toEqual(['airportCode', 'exempt', 'guidedTour']);
});

test('what another passport changes is the verdict and the papers', () => {
  expect(visaChange(judge('DE'), judge('GB'))).toEqual({
    from: 'airportCode',
    to: 'guidedTour',
    papersMore: ['cv', 'detailedItinerary'],
    papersLess: ['itinerary', 'returnTicket'],
  });
});

/** All days on which a rule begins or ends, and their neighbours. */
const DAYS = [...new Set([1, 365, ...Object.values(AGREEMENTS).map(({ days }) => days), 14, 15, 30, 90])]
  .flatMap((day) => [day - 1, day, day + 1])
  .filter((day) => day >= 1 && day <= 365);

const WHO = [false, true].flatMap((isIranian) => [false, true].map((used) => [isIranian, used] as const));

test('every combination gets exactly one verdict, with a reason, a source and a way on', () => {
  let judged = 0;
  const faults: string[] = [];
  const verdicts = new Set<string>();
  for (const { code: nationality } of COUNTRIES)
    for (const entry of VISA_ENTRIES)
      for (const purpose of VISA_PURPOSES)
        for (const days of new Set(DAYS))
          for (const [isIranian, hasUsedExemption] of WHO) {
            const { verdict, reasons, papers, costs, steps } = judge(nationality, {
              entry,
              purpose,
              days,
              isIranian,
              hasUsedExemption,
            });
            judged += 1;
            verdicts.add(verdict);
            const all = [...reasons, ...papers, ...costs];
            const isWell =
              VISA_VERDICTS.filter((known) => known === verdict).length === 1 &&
              reasons.length >= 1 &&
              new Set(reasons.map(({ id }) => id)).size === reasons.length &&
              all.every(
                ({ source, asOf, pages, confidence }) => source && confidence && (asOf !== null || pages.length > 0),
              ) &&
              !all.some(({ source, confidence }) => source === 'notKept' && confidence === 'high') &&
              (steps.length > 0 || reasons[0].id === 'israel') &&
              (verdict === 'impossible' || (papers.length > 0 && costs.length > 0));
            if (!isWell) faults.push(`${nationality} ${entry} ${purpose} ${days} ${isIranian} ${hasUsedExemption}`);
          }
  expect(faults).toEqual([]);
  expect([...verdicts].sort()).toEqual([...VISA_VERDICTS].sort());
  expect(judged).toBe(COUNTRIES.length * VISA_ENTRIES.length * VISA_PURPOSES.length * new Set(DAYS).size * WHO.length);
});
