import { type ComponentType, Suspense } from 'react';
import { sum } from '#domain/money.ts';
import { spellReference } from '#domain/reference.ts';
import { m } from '#src/copy/generated/messages.js';
import type { CodeProps } from '#src/screens/booking/slots.ts';
import type { FlightTicket } from '#src/screens/flights/checkout/order.ts';
import { ENGLISH, type LegWords, PERSIAN, type TicketWords } from '#src/screens/flights/checkout/ticket-half.ts';
import css from '#src/screens/issue/Ticket.module.css';
import { Icon } from '#src/ui/Icon.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Seal } from '#src/ui/Seal.tsx';
import { TileImage } from '#src/ui/Tile.tsx';

export type TicketPaperProps = {
  readonly ticket: FlightTicket;
  readonly number: number;
  readonly count: number;
  readonly reference: string;
  /** The place on the band. */
  readonly slug: string;
  /** What the QR code opens. */
  readonly pageUrl: string;
  /** The QR code; its code comes late, the server's picture stands until then. */
  readonly Code: ComponentType<CodeProps>;
};

/**
 * A ticket for two readers: the traveller's half, the clerk's half, the seal across the fold. Every leg is on it. A paper
 * looks the same in a page of any direction.
 */
export const TicketPaper = ({ ticket, number, count, reference, slug, pageUrl, Code }: TicketPaperProps) => (
  <article className={css.ticket} dir="ltr" aria-label={ENGLISH.ticket(number, count)}>
    <div className={css.band}>
      <TileImage slug={slug} shape="band" isEager />
    </div>
    <div className={css.half}>
      <Half words={ENGLISH} kicker={ENGLISH.ticket(number, count)} ticket={ticket} reference={reference} />
    </div>
    <div className={css.half} lang="fa" dir="rtl">
      <div className={css.seal}>
        <Seal reference={reference} />
      </div>
      <Half words={PERSIAN} kicker={PERSIAN.ticket(number, count)} ticket={ticket} reference={reference} />
    </div>
    <div className={css.stub}>
      <Suspense fallback={<svg className={css.qr} aria-hidden="true" />}>
        <Code url={pageUrl} />
      </Suspense>
      <div className={css.about}>
        <strong className="strong">{m.issue_qr_title()}</strong>
        <p className="small quiet">{m.issue_qr_text()}</p>
        <p className="small">{m.issue_simulated_one()}</p>
      </div>
      <div className={css.aloud}>
        <span className="code">{reference}</span>
        <small className="quiet">{m.issue_aloud({ spelling: spellReference(reference) })}</small>
      </div>
    </div>
  </article>
);

type HalfProps = Pick<TicketPaperProps, 'ticket' | 'reference'> & {
  readonly words: TicketWords;
  readonly kicker: string;
};

function Half({ words, kicker, ticket, reference }: HalfProps) {
  const { title, firstName, lastName, ageClass } = ticket.passenger;
  const price = sum(
    ticket.legs.map(({ prices }, index) => prices[ticket.fareClasses[index] ?? ageClass]),
    'EUR',
  );
  const legs = ticket.legs.map(words.leg);
  const codes = [
    [words.labels.passport, ticket.passportNumber],
    [words.labels.number, ticket.ticketNumber],
    [words.labels.order, reference],
    [words.labels.price, words.price(price)],
  ] as const;
  return (
    <>
      <div className={css.name}>
        <small className="quiet">{kicker}</small>
        <h3>
          <bdi>
            {title === 'MS' ? m.passengers_ms() : m.passengers_mr()} {firstName} {lastName}
          </bdi>
        </h3>
      </div>
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
  <div className={css.route}>
    <span className={css.big}>{leg.from}</span>
    <span className={css.mid}>
      <Icon name="plane" />
    </span>
    <span className={css.big}>{leg.to}</span>
    <small>
      <strong>{leg.departs}</strong>
      <br />
      <strong>{leg.departsOn}</strong>
      <br />
      {leg.departsFrom}
    </small>
    <small>{leg.duration}</small>
    <small>
      <strong>{leg.arrives}</strong>
      <br />
      {leg.arrivesAt}
    </small>
  </div>
);

const LegFacts = ({ leg, labels }: { readonly leg: LegWords; readonly labels: TicketWords['labels'] }) => (
  <>
    <div>
      <dt>{labels.flight}</dt>
      <dd>
        <bdi>{leg.flight}</bdi>
        <br />
        {leg.airline}
      </dd>
    </div>
    <div>
      <dt>{labels.class}</dt>
      <dd>
        {leg.economy}
        <br />
        <bdi>{leg.fareClass}</bdi>
      </dd>
    </div>
    <div>
      <dt>{labels.bags}</dt>
      <dd>
        {leg.checked}
        <br />
        {leg.cabin}
      </dd>
    </div>
  </>
);

const Codes = ({ codes }: { readonly codes: readonly (readonly [label: string, code: string])[] }) =>
  codes.map(([label, code]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        <bdi className="code">{code}</bdi>
      </dd>
    </div>
  ));
