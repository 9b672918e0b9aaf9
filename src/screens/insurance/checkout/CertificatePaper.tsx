import type { ComponentType } from 'react';
import { countryName } from '#domain/core/countries.ts';
import { euro, formatRoundMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { inPersian } from '#domain/core/persian-text.ts';
import { clockOf, formatShortDay } from '#domain/core/time.ts';
import { EMERGENCY_NUMBERS } from '#domain/country/emergency.ts';
import { CERTIFICATE_IN_PERSIAN as FA } from '#domain/insurance/certificate-in-persian.ts';
import { HELPER_PHONE, LIMITS } from '#domain/insurance/cover.ts';
import { beginsAtTime } from '#domain/insurance/days.ts';
import { PLANS } from '#domain/insurance/plans.ts';
import { m } from '#src/copy/generated/messages.js';
import type { CodeProps } from '#src/screens/core/booking/slots.ts';
import { Paper, PaperCode, PaperFact, PaperLine, PaperName, PaperRoute } from '#src/screens/core/issue/Paper.tsx';
import { nationalityFa } from '#src/screens/insurance/checkout/nationality-fa.ts';
import type { InsuranceOrder } from '#src/screens/insurance/insurance-words.ts';
import { daysWords } from '#src/screens/insurance/insurance-words.ts';

/** One certificate: whose it is, and for which days. */
export type Certificate = {
  readonly number: string;
  /** Masked, or whole where it may be read. */
  readonly passportNumber: string;
  /** null where it may not be read. */
  readonly birthDate: string | null;
  readonly passenger: InsuranceOrder['passengers'][number];
  readonly lastDay: string;
  readonly days: number;
};

export type CertificatePaperProps = {
  readonly order: InsuranceOrder;
  readonly certificate: Certificate;
  /** Counts from 1. */
  readonly place: number;
  readonly count: number;
  readonly slug: string;
  readonly pageUrl: string;
  readonly Code: ComponentType<CodeProps>;
};

/** A certificate in English and Persian. Its QR code leads a consulate to the check. */
export const CertificatePaper = ({ order, certificate, place, count, slug, pageUrl, Code }: CertificatePaperProps) => (
  <Paper
    label={m.insurance_doc_kicker({ number: place, count })}
    reference={order.reference}
    slug={slug}
    pageUrl={new URL(pathTo.insuranceCheck(certificate.number.replaceAll(' ', '')), pageUrl).href}
    Code={Code}
    english={
      <English order={order} certificate={certificate} kicker={m.insurance_doc_kicker({ number: place, count })} />
    }
    persian={<Persian order={order} certificate={certificate} kicker={FA.kicker(place, count)} />}
    notes={
      <>
        <strong className="strong">{m.insurance_doc_emergency(EMERGENCY_NUMBERS)}</strong>
        <p className="small quiet">{m.insurance_doc_helper({ phone: HELPER_PHONE })}</p>
        <p className="small quiet">{m.insurance_doc_code()}</p>
        <p className="small">{m.insurance_doc_simulated()}</p>
      </>
    }
  />
);

type HalfProps = Pick<CertificatePaperProps, 'order' | 'certificate'> & { readonly kicker: string };

function English({ order, certificate, kicker }: HalfProps) {
  const { item } = order;
  const { passenger, lastDay, days, birthDate } = certificate;
  const { medicalLimit, deductible } = PLANS[item.plan];
  const upTo = (cents: number) => m.insurance_doc_up_to({ limit: formatRoundMoney(euro(cents)) });
  return (
    <>
      <PaperName kicker={kicker}>{nameOf(passenger)}</PaperName>
      <PaperRoute
        isWords
        icon="shield-plus"
        from={shortDay(item.firstDay)}
        to={shortDay(lastDay)}
        under={[
          [
            beginsAtTime(item.coverFrom)
              ? m.insurance_doc_from_time({ time: clockOf(item.coverFrom) })
              : m.insurance_doc_entry(),
          ],
          [daysWords(days)],
          [m.insurance_doc_midnight()],
        ]}
      />
      <dl>
        <PaperFact label={m.insurance_doc_where()}>{m.insurance_doc_iran()}</PaperFact>
        <PaperFact label={m.insurance_doc_doctor()}>{upTo(medicalLimit)}</PaperFact>
        <PaperFact label={m.insurance_doc_shared()}>
          {deductible > 0
            ? m.insurance_doc_shared_but({ amount: formatRoundMoney(euro(deductible)) })
            : m.insurance_doc_shared_nothing()}
        </PaperFact>
        <PaperCode label={m.insurance_doc_passport()} code={certificate.passportNumber} />
        {birthDate ? <PaperFact label={m.insurance_doc_born()}>{shortDay(birthDate)}</PaperFact> : null}
        <PaperFact label={m.insurance_doc_nationality()}>{countryName(passenger.nationality)}</PaperFact>
        <PaperFact label={m.insurance_doc_home()}>{upTo(LIMITS.transportHome)}</PaperFact>
        {item.isMountain ? (
          <PaperFact label={m.insurance_mountain_short()}>{m.insurance_doc_mountain()}</PaperFact>
        ) : null}
        <PaperCode label={m.insurance_doc_number()} code={certificate.number} isMain />
      </dl>
      <PaperLine>{m.insurance_doc_line()}</PaperLine>
    </>
  );
}

function Persian({ order, certificate, kicker }: HalfProps) {
  const { item } = order;
  const { passenger, lastDay, days, birthDate } = certificate;
  const { medicalLimit, deductible } = PLANS[item.plan];
  return (
    <>
      <PaperName kicker={kicker} isAgain>
        {nameOf(passenger)}
      </PaperName>
      <PaperRoute
        isWords
        icon="shield-plus"
        from={FA.day(item.firstDay)}
        to={FA.day(lastDay)}
        under={[
          [beginsAtTime(item.coverFrom) ? FA.from(clockOf(item.coverFrom)) : FA.fromEntry],
          [FA.days(days)],
          [FA.midnight],
        ]}
      />
      <dl>
        <PaperFact label={FA.labels.where}>{FA.iran}</PaperFact>
        <PaperFact label={FA.labels.doctor}>{FA.upTo(medicalLimit)}</PaperFact>
        <PaperFact label={FA.labels.shared}>{deductible > 0 ? FA.shared(deductible) : FA.nothing}</PaperFact>
        <PaperCode label={FA.labels.passport} code={certificate.passportNumber} />
        {birthDate ? <PaperFact label={FA.labels.born}>{FA.born(birthDate)}</PaperFact> : null}
        <PaperFact label={FA.labels.nationality}>
          {/* The names of countries come from the browser: an old phone knows others than the server. */}
          <span suppressHydrationWarning>{inPersian(nationalityFa(passenger.nationality))}</span>
        </PaperFact>
        <PaperFact label={FA.labels.home}>{FA.upTo(LIMITS.transportHome)}</PaperFact>
        {item.isMountain ? <PaperFact label={FA.labels.mountain}>{FA.mountain}</PaperFact> : null}
        <PaperCode label={FA.labels.number} code={certificate.number} isMain />
      </dl>
      <PaperLine>
        {FA.line} {FA.simulated}
      </PaperLine>
    </>
  );
}

const nameOf = ({ firstName, lastName }: InsuranceOrder['passengers'][number]): string => `${firstName} ${lastName}`;

/** "5 Dec 2026". */
const shortDay = (day: string): string => `${formatShortDay(day)} ${day.slice(0, 4)}`;
