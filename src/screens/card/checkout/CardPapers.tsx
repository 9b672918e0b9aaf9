import { pathTo } from '#domain/core/page-paths.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { boughtWords, type CardOrder, cardSteps } from '#src/screens/card/checkout/hold-slots.tsx';
import { placeOf } from '#src/screens/core/booking/order.ts';
import type { PapersProps, PapersSlots } from '#src/screens/core/booking/slots.ts';
import { IssueScreen, type IssueScreenProps } from '#src/screens/core/issue/IssueScreen.tsx';
import { Paper, PaperLine, PaperName } from '#src/screens/core/issue/Paper.tsx';

export const CardPapers = (props: Omit<IssueScreenProps<CardOrder>, 'slots'>) => (
  <IssueScreen slots={SLOTS} {...props} />
);

const Papers = ({ order, documents, pageUrl, Code }: PapersProps<CardOrder>) => (
  <Paper
    label={m.card_paper_heading()}
    reference={order.reference}
    slug={placeOf(order)}
    pageUrl={pageUrl}
    Code={Code}
    english={
      <>
        <PaperName kicker={m.card_title()}>{boughtWords(order)}</PaperName>
        {documents.papers.map(({ position, number }) => (
          <PaperLine key={position}>
            {m.card_person_n({ number: position + 1 })} <bdi className="code">{number}</bdi>
          </PaperLine>
        ))}
      </>
    }
    // TODO: the half for readers in Iran.
    persian={null}
    notes={<p className="small quiet">{m.card_paper_simulated()}</p>}
  />
);

const SLOTS: PapersSlots<CardOrder> = {
  steps: cardSteps,
  headline: () => m.card_paper_headline(),
  Papers,
  calendarHref: null,
  After: ({ order }) => <p>{m.card_paper_after({ day: formatFullDay(order.item.day) })}</p>,
  searchHref: pathTo.card(),
  papers: {
    searchAgain: m.card_paper_again,
    issuing: m.card_paper_issuing,
    issuingPromise: m.card_paper_promise,
    issuingText: m.card_paper_text,
    eventIssuing: m.card_paper_event,
    eventFailed: m.card_paper_failed,
    notIssued: m.card_paper_not,
    notIssuedWhy: m.card_paper_not_why,
    cancelledWhy: m.card_paper_cancelled,
    heading: m.card_paper_heading,
    waiting: m.card_paper_waiting,
    use: (email) => (email === null ? m.card_paper_show() : m.card_paper_sent({ email })),
    downloads: { papers: m.card_paper_download, hasReceipt: false },
    manage: m.card_paper_manage,
  },
};
