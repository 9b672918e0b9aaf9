import { pathTo } from '#domain/core/page-paths.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { placeOf } from '#src/screens/core/booking/order.ts';
import type { PapersProps, PapersSlots } from '#src/screens/core/booking/slots.ts';
import { IssueScreen, type IssueScreenProps } from '#src/screens/core/issue/IssueScreen.tsx';
import { Paper, PaperLine, PaperName } from '#src/screens/core/issue/Paper.tsx';
import { boughtWords, type InsuranceOrder, insuranceSteps } from '#src/screens/insurance/checkout/hold-slots.tsx';

export const InsurancePapers = (props: Omit<IssueScreenProps<InsuranceOrder>, 'slots'>) => (
  <IssueScreen slots={SLOTS} {...props} />
);

const Papers = ({ order, documents, pageUrl, Code }: PapersProps<InsuranceOrder>) => (
  <Paper
    label={m.insurance_paper_heading()}
    reference={order.reference}
    slug={placeOf(order)}
    pageUrl={pageUrl}
    Code={Code}
    english={
      <>
        <PaperName kicker={m.insurance_title()}>{boughtWords(order)}</PaperName>
        {documents.papers.map(({ position, number }) => (
          <PaperLine key={position}>
            {m.insurance_person_n({ number: position + 1 })} <bdi className="code">{number}</bdi>
          </PaperLine>
        ))}
      </>
    }
    // TODO: the half for readers in Iran.
    persian={null}
    notes={<p className="small quiet">{m.insurance_paper_simulated()}</p>}
  />
);

const SLOTS: PapersSlots<InsuranceOrder> = {
  steps: insuranceSteps,
  headline: () => m.insurance_paper_headline(),
  Papers,
  calendarHref: null,
  After: ({ order }) => <p>{m.insurance_paper_after({ day: formatFullDay(order.item.firstDay) })}</p>,
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
    use: (email) => (email === null ? m.insurance_paper_show() : m.insurance_paper_sent({ email })),
    downloads: { papers: m.insurance_paper_download, hasReceipt: false },
    manage: m.insurance_paper_manage,
  },
};
