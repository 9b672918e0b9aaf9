import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { rialWords, tomanWords } from '#src/screens/card/card-words.ts';
import { cardSteps } from '#src/screens/card/checkout/card-steps.ts';
import { type CardOrder, kindWords } from '#src/screens/card/checkout/hold-slots.tsx';
import { placeOf } from '#src/screens/core/booking/order.ts';
import type { PapersProps, PapersSlots } from '#src/screens/core/booking/slots.ts';
import { IssueScreen, type IssueScreenProps } from '#src/screens/core/issue/IssueScreen.tsx';
import { Paper, PaperLine, PaperName } from '#src/screens/core/issue/Paper.tsx';
import { buttonLook } from '#src/ui/Button.tsx';
import { Row } from '#src/ui/layout.tsx';

export type CardPapersProps = Omit<IssueScreenProps<CardOrder>, 'slots'>;

/** A new card that was paid and is not taken back. */
export const isFollowed = ({ view, order }: Pick<CardPapersProps, 'view' | 'order'>): boolean =>
  order.item.kind === 'new' && (view.kind === 'issued' || (view.kind === 'issuing' && view.issue.kind !== 'refunding'));

/** After the payment: the bank, the receipt of a load or of another plastic, and how an order ended. */
export const CardPapers = (props: CardPapersProps) => <IssueScreen slots={SLOTS} {...props} />;

const Receipt = ({ order, documents, pageUrl, Code }: PapersProps<CardOrder>) => {
  const { load } = order.item;
  return (
    <Paper
      label={m.card_paper_heading()}
      reference={order.reference}
      slug={placeOf(order)}
      pageUrl={pageUrl}
      Code={Code}
      english={
        <>
          <PaperName kicker={m.product_card()}>{kindWords(order)}</PaperName>
          {load ? (
            <>
              <PaperLine>{tomanWords(load.rials)}</PaperLine>
              <PaperLine>{rialWords(load.rials)}</PaperLine>
            </>
          ) : null}
          {documents.papers.map(({ position, number }) => (
            <PaperLine key={position}>
              <bdi className="code">{number}</bdi>
            </PaperLine>
          ))}
        </>
      }
      persian={null}
      notes={<p className="small quiet">{m.card_paper_simulated()}</p>}
    />
  );
};

const SLOTS: PapersSlots<CardOrder> = {
  steps: cardSteps,
  headline: ({ item: { kind, load } }) =>
    kind === 'load' && load ? m.card_paper_loaded({ toman: tomanWords(load.rials) }) : m.card_paper_headline(),
  Papers: Receipt,
  calendarHref: null,
  After: ({ order }) => (
    <Row>
      <a href={pathTo.order(order.item.cardOrderId)} {...buttonLook({ kind: 'primary' })}>
        {m.card_back_to_card()}
      </a>
    </Row>
  ),
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
    downloads: { papers: m.card_paper_download, hasReceipt: true },
    manage: m.card_paper_manage,
  },
};
