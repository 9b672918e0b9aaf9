import { useEffect, useRef } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { type Documents, placeOf } from '#src/screens/core/booking/order.ts';
import type { PapersProps, PapersSlots } from '#src/screens/core/booking/slots.ts';
import issueCss from '#src/screens/core/issue/Issue.module.css';
import { IssueScreen, type IssueScreenProps } from '#src/screens/core/issue/IssueScreen.tsx';
import { type Certificate, CertificatePaper } from '#src/screens/insurance/checkout/CertificatePaper.tsx';
import { calendarLink } from '#src/screens/insurance/checkout/calendar-link.ts';
import { DoctorCard } from '#src/screens/insurance/checkout/DoctorCard.tsx';
import { insuranceSteps } from '#src/screens/insurance/checkout/hold-slots.tsx';
import { comingDays } from '#src/screens/insurance/coming-days.ts';
import { coverSpans, stayingIn } from '#src/screens/insurance/cover-spans.ts';
import { IfItHappens } from '#src/screens/insurance/IfItHappens.tsx';
import type { InsuranceOrder } from '#src/screens/insurance/insurance-words.ts';
import { cardClass } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Split, Stack } from '#src/ui/layout.tsx';
import { Timeline } from '#src/ui/Timeline.tsx';

export type InsurancePapersProps = Omit<IssueScreenProps<InsuranceOrder>, 'slots'>;

/** A certificate for each person, and what to do when something happens. */
export const InsurancePapers = (props: InsurancePapersProps) => <IssueScreen slots={SLOTS} {...props} />;

/** The certificates that are valid, with their holders. */
function certificatesOf({ item, passengers }: InsuranceOrder, { papers }: Documents): readonly Certificate[] {
  return papers.flatMap(({ number, holder }) => {
    const passenger = holder ? passengers[holder.person] : undefined;
    const insured = holder ? item.people[holder.person] : undefined;
    if (!holder || !passenger || !insured) return [];
    return [
      {
        number,
        passportNumber: holder.passportNumber,
        birthDate: holder.birthDate ?? null,
        passenger,
        lastDay: insured.lastDay,
        days: insured.days,
      },
    ];
  });
}

function Certificates({ order, documents, pageUrl, Code }: PapersProps<InsuranceOrder>) {
  const others = useOpenedForPrint();
  const all = certificatesOf(order, documents);
  const paper = (certificate: Certificate, index: number) => (
    <CertificatePaper
      order={order}
      certificate={certificate}
      place={index + 1}
      count={all.length}
      slug={placeOf(order)}
      pageUrl={pageUrl}
      Code={Code}
    />
  );
  const [first, ...rest] = all;
  return (
    <>
      {first ? paper(first, 0) : null}
      <div ref={others}>
        <Stack gap={2}>
          {rest.map((certificate, index) => (
            <details key={certificate.number} className={`${cardClass} ${issueCss.other}`} data-tight="">
              <summary>
                <span>
                  <strong className="strong">
                    {certificate.passenger.firstName} {certificate.passenger.lastName}
                  </strong>{' '}
                  <span className="quiet small">
                    {m.insurance_paper_of({ number: index + 2, count: all.length })},{' '}
                    <span className="code">{certificate.passportNumber}</span>
                  </span>
                </span>
                <Icon name="down" />
              </summary>
              {paper(certificate, index + 1)}
            </details>
          ))}
        </Stack>
      </div>
    </>
  );
}

/** Opens all details before printing: browsers do not print closed ones. */
function useOpenedForPrint() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = () => {
      for (const details of root.current?.querySelectorAll('details') ?? []) details.open = true;
    };
    window.addEventListener('beforeprint', open);
    return () => window.removeEventListener('beforeprint', open);
  }, []);
  return root;
}

const After = ({ order }: { readonly order: InsuranceOrder }) => (
  <div className={issueCss.after}>
    <Split isEven>
      <Stack as="section" gap={4}>
        <h2>{m.insurance_paper_next()}</h2>
        <Timeline items={comingDays(order)} />
      </Stack>
      <Stack as="section" gap={4}>
        <h2>{m.insurance_doctor()}</h2>
        <DoctorCard />
        <div className="noprint">
          <IfItHappens order={order} />
        </div>
      </Stack>
    </Split>
  </div>
);

/** Who is insured, and until when. */
export function headline(order: InsuranceOrder): string {
  const { item } = order;
  const count = stayingIn(order).length;
  const spans = coverSpans(order);
  const span = { from: formatDay(item.firstDay), until: formatDay(item.lastDay) };
  if (count === 1) return m.insurance_paper_headline_one(span);
  const number = m.issue_numbers().split(' ')[count - 1] ?? String(count);
  const counted = { from: span.from, number: number.charAt(0).toUpperCase() + number.slice(1) };
  if (spans.length <= 1) return m.insurance_paper_headline({ ...counted, until: span.until });
  const each = spans.map(({ names, lastDay }) => m.insurance_until_of({ names, day: formatDay(lastDay) })).join('; ');
  return m.insurance_paper_headline_each({ ...counted, each });
}

const SLOTS: PapersSlots<InsuranceOrder> = {
  Papers: Certificates,
  steps: insuranceSteps,
  headline,
  calendarHref: calendarLink,
  After,
  searchHref: pathTo.insurance(),
  papers: {
    searchAgain: m.insurance_paper_again,
    issuing: m.insurance_paper_issuing,
    issuingPromise: m.insurance_paper_promise,
    issuingText: m.insurance_paper_text,
    eventIssuing: m.insurance_paper_event,
    eventFailed: m.insurance_paper_failed,
    notIssued: m.insurance_paper_not,
    notIssuedWhy: m.insurance_paper_not_why,
    cancelledWhy: m.insurance_paper_cancelled,
    heading: m.insurance_paper_heading,
    waiting: m.insurance_paper_waiting,
    use: (email) =>
      `${email === null ? m.insurance_paper_show() : m.insurance_paper_sent({ email })} ${m.insurance_paper_use()}`,
    downloads: { papers: m.insurance_paper_download, hasReceipt: true },
    manage: m.insurance_paper_manage,
    more: m.insurance_paper_more,
  },
};
