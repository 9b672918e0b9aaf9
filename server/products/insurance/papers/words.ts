import { countryName } from '#domain/core/countries.ts';
import { euro, formatRoundMoney } from '#domain/core/money.ts';
import { inPersian } from '#domain/core/persian-text.ts';
import { clockOf, formatFullDay, formatShortDay } from '#domain/core/time.ts';
import { CERTIFICATE_IN_PERSIAN as FA } from '#domain/insurance/certificate-in-persian.ts';
import { LIMITS } from '#domain/insurance/cover.ts';
import { beginsAtTime } from '#domain/insurance/days.ts';
import { PLANS } from '#domain/insurance/plans.ts';
import type { components } from '#openapi/generated/types.ts';
import { personName } from '#server/orders/papers/person-name.ts';
import { daysInWords } from '#server/products/insurance/detail.ts';

type Schemas = components['schemas'];

/** One certificate, and whose it is. */
export type Certificate = {
  readonly item: Schemas['InsuranceItem'];
  readonly person: Schemas['OrderPassenger'];
  readonly number: string;
  /** Whole or covered, as it may be shown. */
  readonly passportNumber: string;
  /** YYYY-MM-DD; null where the passport number is covered. */
  readonly birthDate: string | null;
  readonly lastDay: string;
  readonly days: number;
  /** From 1. */
  readonly place: number;
  readonly count: number;
};

type Fact = readonly [label: string, text: string];
export type CertificateWords = {
  readonly language: 'en' | 'fa';
  readonly kicker: (certificate: Certificate) => string;
  readonly name: (certificate: Certificate) => string;
  /** First day and last day, each with what it means. */
  readonly days: (certificate: Certificate) => readonly Fact[];
  readonly facts: (certificate: Certificate) => readonly Fact[];
  readonly lines: readonly string[];
};

/** Without the weekday: "14 Mar 1988". */
const bornOn = (day: string): string => `${formatShortDay(day)} ${day.slice(0, 4)}`;

const upTo = (cents: number) => `up to ${formatRoundMoney(euro(cents))}`;

export const ENGLISH: CertificateWords = {
  language: 'en',
  kicker: ({ place, count }) => `Certificate of travel insurance, ${place} of ${count}`,
  name: ({ person }) => personName(person),
  days: ({ item, lastDay, days }) => [
    [
      formatFullDay(item.firstDay),
      beginsAtTime(item.coverFrom)
        ? `from ${clockOf(item.coverFrom)}, Tehran`
        : 'from entry into Iran, not before this day',
    ],
    [formatFullDay(lastDay), `until midnight, Tehran; ${daysInWords(days)}`],
  ],
  facts: ({ item, person, number, passportNumber, birthDate }) => {
    const { medicalLimit, deductible } = PLANS[item.plan];
    return [
      ['Where it is good', 'Islamic Republic of Iran'],
      ['Doctor and hospital', upTo(medicalLimit)],
      ['You pay first', deductible > 0 ? `${formatRoundMoney(euro(deductible))}, not in emergencies` : 'nothing'],
      ['Passport', passportNumber],
      ...(birthDate ? [['Born', bornOn(birthDate)] as const] : []),
      ['Nationality', countryName(person.nationality)],
      ['Transport home', upTo(LIMITS.transportHome)],
      ['Certificate', number],
      ...(item.isMountain ? [['High mountain', 'with the add-on'] as const] : []),
    ];
  },
  lines: [
    'This policy names Iran. Not paid: what comes from war or terror, and illness from before.',
    'Please call the helper before treatment; where life is in danger, treat first and call afterwards.',
  ],
};

/** Unicode data of the server, so that all papers show the same name. */
const NAMES_FA = new Intl.DisplayNames('fa', { type: 'region' });

export const PERSIAN: CertificateWords = {
  language: 'fa',
  kicker: ({ place, count }) => FA.kicker(place, count),
  name: ({ person }) => inPersian(personName(person)),
  days: ({ item, lastDay, days }) => [
    [FA.day(item.firstDay), beginsAtTime(item.coverFrom) ? FA.from(clockOf(item.coverFrom)) : FA.fromEntry],
    [FA.day(lastDay), `${FA.midnight}، ${FA.days(days)}`],
  ],
  facts: ({ item, person, number, passportNumber, birthDate }) => {
    const { medicalLimit, deductible } = PLANS[item.plan];
    return [
      [FA.labels.where, FA.iran],
      [FA.labels.doctor, FA.upTo(medicalLimit)],
      [FA.labels.shared, deductible > 0 ? FA.shared(deductible) : FA.nothing],
      [FA.labels.passport, inPersian(passportNumber)],
      ...(birthDate ? [[FA.labels.born, FA.born(birthDate)] as const] : []),
      [FA.labels.nationality, inPersian(NAMES_FA.of(person.nationality) ?? person.nationality)],
      [FA.labels.home, FA.upTo(LIMITS.transportHome)],
      [FA.labels.number, inPersian(number)],
      ...(item.isMountain ? [[FA.labels.mountain, FA.mountain] as const] : []),
    ];
  },
  lines: [FA.line],
};
