import { pathTo } from '#domain/core/page-paths.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { placeOf } from '#src/screens/core/booking/order.ts';
import type { PapersProps, PapersSlots } from '#src/screens/core/booking/slots.ts';
import { IssueScreen, type IssueScreenProps } from '#src/screens/core/issue/IssueScreen.tsx';
import { Paper, PaperLine, PaperName } from '#src/screens/core/issue/Paper.tsx';
import { boughtWords, type TransportOrder, transportSteps } from '#src/screens/transport/checkout/hold-slots.tsx';

export const TransportPapers = (props: Omit<IssueScreenProps<TransportOrder>, 'slots'>) => (
  <IssueScreen slots={SLOTS} {...props} />
);

const Papers = ({ order, documents, pageUrl, Code }: PapersProps<TransportOrder>) => (
  <Paper
    label={m.transport_paper_heading()}
    reference={order.reference}
    slug={placeOf(order)}
    pageUrl={pageUrl}
    Code={Code}
    english={
      <>
        <PaperName kicker={m.transport_title()}>{boughtWords(order)}</PaperName>
        {documents.papers.map(({ position, number }) => (
          <PaperLine key={position}>
            {m.transport_person_n({ number: position + 1 })} <bdi className="code">{number}</bdi>
          </PaperLine>
        ))}
      </>
    }
    // TODO: the half for readers in Iran.
    persian={null}
    notes={<p className="small quiet">{m.transport_paper_simulated()}</p>}
  />
);

const SLOTS: PapersSlots<TransportOrder> = {
  steps: transportSteps,
  headline: () => m.transport_paper_headline(),
  Papers,
  calendarHref: null,
  After: ({ order }) => <p>{m.transport_paper_after({ day: formatFullDay(order.item.wish.ride.day) })}</p>,
  searchHref: pathTo.transport(),
  papers: {
    searchAgain: m.transport_paper_again,
    issuing: m.transport_paper_issuing,
    issuingPromise: m.transport_paper_promise,
    issuingText: m.transport_paper_text,
    eventIssuing: m.transport_paper_event,
    eventFailed: m.transport_paper_failed,
    notIssued: m.transport_paper_not,
    notIssuedWhy: m.transport_paper_not_why,
    cancelledWhy: m.transport_paper_cancelled,
    heading: m.transport_paper_heading,
    waiting: m.transport_paper_waiting,
    use: (email) => (email === null ? m.transport_paper_show() : m.transport_paper_sent({ email })),
    downloads: { papers: m.transport_paper_download, hasReceipt: false },
    manage: m.transport_paper_manage,
  },
};
