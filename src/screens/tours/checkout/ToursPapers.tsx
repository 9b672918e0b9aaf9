import { pathTo } from '#domain/core/page-paths.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { placeOf } from '#src/screens/core/booking/order.ts';
import type { PapersProps, PapersSlots } from '#src/screens/core/booking/slots.ts';
import { IssueScreen, type IssueScreenProps } from '#src/screens/core/issue/IssueScreen.tsx';
import { Paper, PaperLine, PaperName } from '#src/screens/core/issue/Paper.tsx';
import { boughtWords, type ToursOrder, toursSteps } from '#src/screens/tours/checkout/hold-slots.tsx';

export const ToursPapers = (props: Omit<IssueScreenProps<ToursOrder>, 'slots'>) => (
  <IssueScreen slots={SLOTS} {...props} />
);

const Papers = ({ order, documents, pageUrl, Code }: PapersProps<ToursOrder>) => (
  <Paper
    label={m.tours_paper_heading()}
    reference={order.reference}
    slug={placeOf(order)}
    pageUrl={pageUrl}
    Code={Code}
    english={
      <>
        <PaperName kicker={m.tours_title()}>{boughtWords(order)}</PaperName>
        {documents.papers.map(({ position, number }) => (
          <PaperLine key={position}>
            {m.tours_person_n({ number: position + 1 })} <bdi className="code">{number}</bdi>
          </PaperLine>
        ))}
      </>
    }
    // TODO: the half for readers in Iran.
    persian={null}
    notes={<p className="small quiet">{m.tours_paper_simulated()}</p>}
  />
);

const SLOTS: PapersSlots<ToursOrder> = {
  steps: toursSteps,
  headline: () => m.tours_paper_headline(),
  Papers,
  calendarHref: null,
  After: ({ order }) => <p>{m.tours_paper_after({ day: formatFullDay(order.item.day) })}</p>,
  searchHref: pathTo.tours(),
  papers: {
    searchAgain: m.tours_paper_again,
    issuing: m.tours_paper_issuing,
    issuingPromise: m.tours_paper_promise,
    issuingText: m.tours_paper_text,
    eventIssuing: m.tours_paper_event,
    eventFailed: m.tours_paper_failed,
    notIssued: m.tours_paper_not,
    notIssuedWhy: m.tours_paper_not_why,
    cancelledWhy: m.tours_paper_cancelled,
    heading: m.tours_paper_heading,
    waiting: m.tours_paper_waiting,
    use: (email) => (email === null ? m.tours_paper_show() : m.tours_paper_sent({ email })),
    downloads: { papers: m.tours_paper_download, hasReceipt: false },
    manage: m.tours_paper_manage,
  },
};
