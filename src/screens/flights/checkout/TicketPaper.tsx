import type { ComponentType } from 'react';
import { m } from '#src/copy/generated/messages.js';
import type { CodeProps } from '#src/screens/core/booking/slots.ts';
import { Paper, PaperCode, PaperFact, PaperName, PaperRoute } from '#src/screens/core/issue/Paper.tsx';
import css from '#src/screens/core/issue/Ticket.module.css';
import { titleWords } from '#src/screens/core/passengers/title-words.ts';
import type { FlightTicket } from '#src/screens/flights/checkout/order.ts';
import { ENGLISH, type LegWords, PERSIAN, type TicketWords } from '#src/screens/flights/checkout/ticket-half.ts';
import { Stack } from '#src/ui/layout.tsx';

export type TicketPaperProps = {
  readonly ticket: FlightTicket;
  readonly number: number;
  readonly count: number;
  readonly reference: string;
  /** Slug of the place on the band. */
  readonly slug: string;
  /** URL in the QR code. */
  readonly pageUrl: string;
  /** QR code; loads lazily, server HTML until then. */
  readonly Code: ComponentType<CodeProps>;
};

/** A ticket with all legs: one half for the traveller, one for the clerk. */
export const TicketPaper = ({ ticket, number, count, reference, slug, pageUrl, Code }: TicketPaperProps) => (
  <Paper
    label={ENGLISH.ticket(number, count)}
    reference={reference}
    slug={slug}
    pageUrl={pageUrl}
    Code={Code}
    english={<Half words={ENGLISH} kicker={ENGLISH.ticket(number, count)} ticket={ticket} reference={reference} />}
    persian={<Half words={PERSIAN} kicker={PERSIAN.ticket(number, count)} ticket={ticket} reference={reference} />}
    notes={
      <>
        <strong className="strong">{m.issue_qr_title()}</strong>
        <p className="small quiet">{m.issue_qr_text()}</p>
        <p className="small">{m.issue_simulated_one()}</p>
      </>
    }
  />
);

type HalfProps = Pick<TicketPaperProps, 'ticket' | 'reference'> & {
  readonly words: TicketWords;
  readonly kicker: string;
};

function Half({ words, kicker, ticket, reference }: HalfProps) {
  const { title, firstName, lastName } = ticket.passenger;
  const legs = ticket.legs.map(words.leg);
  const codes = [
    [words.labels.passport, ticket.passportNumber],
    [words.labels.ticket, ticket.ticketNumber],
    [words.labels.order, reference],
    [words.labels.price, words.prices(ticket.prices)],
  ] as const;
  return (
    <>
      <PaperName kicker={kicker} isAgain={words === PERSIAN}>
        {titleWords(title)} {firstName} {lastName}
      </PaperName>
      <div className={css.legs}>
        {legs.map((leg) => (
          <Stack gap={3} key={leg.path}>
            {legs.length > 1 ? <small className="quiet">{leg.path}</small> : null}
            <Route leg={leg} />
            <dl>
              <LegFacts leg={leg} labels={words.labels} />
              {legs.length === 1 ? <Codes codes={codes} /> : null}
            </dl>
          </Stack>
        ))}
      </div>
      {legs.length > 1 ? (
        <dl>
          <Codes codes={codes} />
        </dl>
      ) : null}
    </>
  );
}

const Route = ({ leg }: { readonly leg: LegWords }) => (
  <PaperRoute
    from={leg.from}
    to={leg.to}
    icon="plane"
    under={[
      [<strong key="at">{leg.departs}</strong>, <strong key="on">{leg.departsOn}</strong>, leg.departsFrom],
      [leg.duration],
      [<strong key="at">{leg.arrives}</strong>, leg.arrivesAt],
    ]}
  />
);

const LegFacts = ({ leg, labels }: { readonly leg: LegWords; readonly labels: TicketWords['labels'] }) => (
  <>
    <PaperFact label={labels.flight}>
      <bdi>{leg.flight}</bdi>
      <br />
      {leg.airline}
    </PaperFact>
    <PaperFact label={labels.class}>
      {leg.economy}
      <br />
      <bdi>{leg.fareClass}</bdi>
    </PaperFact>
    <PaperFact label={labels.bags}>
      {leg.checked}
      <br />
      {leg.cabin}
    </PaperFact>
  </>
);

const Codes = ({ codes }: { readonly codes: readonly (readonly [label: string, code: string])[] }) =>
  codes.map(([label, code]) => <PaperCode key={label} label={label} code={code} />);
