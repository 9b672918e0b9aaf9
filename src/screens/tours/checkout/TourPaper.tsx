import { Fragment } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { placeOf } from '#src/screens/core/booking/order.ts';
import type { PapersProps } from '#src/screens/core/booking/slots.ts';
import { Paper, PaperCode, PaperFact, PaperLine, PaperName, PaperRoute } from '#src/screens/core/issue/Paper.tsx';
import type { TourOrder } from '#src/screens/tours/checkout/hold-slots.tsx';
import { ENGLISH, isPaidWhole, type PaperWords, PERSIAN } from '#src/screens/tours/checkout/tour-paper-words.ts';

/** The confirmation of a deposit, or the voucher when all is paid: one half for the traveller, one for the guide. */
export const TourPaper = ({ order, documents, pageUrl, Code }: PapersProps<TourOrder>) => {
  const confirmations = documents.papers.flatMap(({ kind, number }) => (kind === 'confirmation' ? [number] : []));
  const voucher = documents.papers.find(({ kind }) => kind === 'voucher')?.number ?? null;
  return (
    <Paper
      label={ENGLISH.kicker(order)}
      reference={order.reference}
      slug={placeOf(order)}
      pageUrl={pageUrl}
      Code={Code}
      english={<Half words={ENGLISH} order={order} voucher={voucher} confirmations={confirmations} />}
      persian={<Half words={PERSIAN} order={order} voucher={voucher} confirmations={confirmations} />}
      notes={
        <>
          <strong className="strong">{m.issue_qr_title()}</strong>
          <p className="small quiet">{m.issue_qr_text()}</p>
          <p className="small">{m.tours_paper_simulated()}</p>
        </>
      }
    />
  );
};

type HalfProps = {
  readonly words: PaperWords;
  readonly order: TourOrder;
  readonly voucher: string | null;
  /** One for each who comes, in their order. */
  readonly confirmations: readonly string[];
};

function Half({ words, order, voucher, confirmations }: HalfProps) {
  const { item, passengers, reference } = order;
  const [starts, ends] = [words.day(item.start), words.day(item.end)];
  const staying = passengers.filter((_, index) => !item.persons[index]?.hasLeft);
  return (
    <>
      <PaperName kicker={words.kicker(order)}>{words.title(item)}</PaperName>
      {item.nights > 0 ? (
        <PaperRoute
          isWords
          from={starts.day}
          to={ends.day}
          icon="map"
          under={[[starts.year], [words.nights(item.nights)], [ends.year]]}
        />
      ) : null}
      <dl>
        {item.nights > 0 ? null : (
          <PaperFact isMain label={words.labels.day}>
            {starts.day} {starts.year}
          </PaperFact>
        )}
        <PaperFact label={words.labels.people}>
          {staying.map(({ firstName, lastName }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: people have no identity but their place.
            <Fragment key={index}>
              {index > 0 ? <br /> : null}
              <bdi>
                {firstName} {lastName}
              </bdi>
              {voucher === null ? (
                <small>
                  <bdi className="code">{confirmations[index]}</bdi>
                </small>
              ) : null}
            </Fragment>
          ))}
        </PaperFact>
        <PaperFact label={words.labels.guide}>{words.guide(item)}</PaperFact>
        {voucher === null ? null : <PaperCode label={words.labels.number} code={voucher} />}
        <PaperCode label={words.labels.order} code={reference} />
      </dl>
      {isPaidWhole(order) ? (
        <PaperLine>
          {words.labels.meeting}: {words.meeting(item)}
          {item.needs?.hotel ? (
            <>
              <br />
              {words.fetched} <bdi>{item.needs.hotel}</bdi>
            </>
          ) : null}
          {words.pickUp === null ? null : (
            <>
              <br />
              {words.pickUp(item)}
            </>
          )}
          <br />
          {words.labels.ends}: {words.ends(item)}
        </PaperLine>
      ) : null}
    </>
  );
}
