import { type ReactNode, useEffect, useRef } from 'react';
import { pathTo } from '#domain/addresses.ts';
import { cityOf } from '#domain/cities.ts';
import type { Problem } from '#domain/problem.ts';
import { orderPassportsUntil } from '#domain/retention.ts';
import { clockOf } from '#domain/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { moneyBackText } from '#src/screens/booking/money-back.ts';
import { type Documents, type FlightTicket, type Order, placeOf, ticketsOf } from '#src/screens/booking/order.ts';
import { calendarLink } from '#src/screens/issue/calendar-link.ts';
import { DriverCard } from '#src/screens/issue/DriverCard.tsx';
import css from '#src/screens/issue/Issue.module.css';
import { NextSteps } from '#src/screens/issue/NextSteps.tsx';
import { ReservationData } from '#src/screens/issue/ReservationData.tsx';
import { TicketPaper, type TicketPaperProps } from '#src/screens/issue/TicketPaper.tsx';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { cardClass } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { layoutClass, Row, Split, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { Tile } from '#src/ui/Tile.tsx';

export type IssuedTicketsProps = Pick<TicketPaperProps, 'pageUrl' | 'Code'> & {
  readonly order: Order;
  readonly documents: Documents | null;
  /** Why the tickets could not be read. */
  readonly problem: Problem | null;
  readonly onRetry: () => void;
  readonly keeping?: ReactNode;
  /** How passport numbers that are covered can be shown. */
  readonly covered?: ReactNode;
};

/** The papers, and what to do with them. */
export const IssuedTickets = (props: IssuedTicketsProps) => {
  const { order, documents, problem, onRetry, pageUrl, Code, keeping, covered } = props;
  return (
    <div className={`${layoutClass.stack} ${css.papers}`} data-gap={6}>
      <header className={css.arrive}>
        <Stack gap={3}>
          <div data-part="facts">
            <Row>
              {order.issuedAt === null ? null : (
                <Tag tone="done" icon="check">
                  {m.issue_issued_at({ time: clockOf(order.issuedAt) })}
                </Tag>
              )}
              <span className="small quiet">
                {m.issue_order()} <span className="code">{order.reference}</span>
              </span>
            </Row>
          </div>
          <div role="status">
            <h1>{headline(order)}</h1>
          </div>
          <p className="quiet">
            {order.contact ? m.issue_sent({ email: order.contact.email }) : m.issue_show()} {m.issue_simulated()}
          </p>
          {order.back && order.back.toCard.amount + order.back.toBalance.amount > 0 ? (
            <p>
              <Icon name="refund" /> {m.issue_given_back({ back: moneyBackText(order.back) })}
            </p>
          ) : null}
          <div className="noprint">
            <Row>
              <Button kind="primary" icon="print" onClick={() => window.print()}>
                {m.issue_print()}
              </Button>
              <a {...buttonLook()} href={calendarLink(order, pageUrl)} download={`${order.reference}.ics`}>
                <Icon name="calendar-plus" />
                {m.issue_calendar()}
              </a>
              <a {...buttonLook()} href={`/api/orders/${order.orderId}/documents.zip`} download="">
                <Icon name="download" />
                {m.issue_download()}
              </a>
              <a
                {...buttonLook()}
                href={order.isInAccount ? pathTo.order(order.orderId) : pathTo.foundOrder(order.orderId)}
              >
                {m.issue_manage()}
              </a>
            </Row>
          </div>
          {keeping}
        </Stack>
        <Tile slug={placeOf(order)} isEager />
      </header>
      <Stack as="section" gap={5} aria-labelledby="tickets">
        <h2 id="tickets" className="vh">
          {m.issue_tickets()}
        </h2>
        {documents ? (
          <Tickets
            tickets={ticketsOf(order, documents)}
            reference={order.reference}
            slug={placeOf(order)}
            pageUrl={pageUrl}
            Code={Code}
          />
        ) : problem ? (
          <Note
            tone="stop"
            action={
              <Button size="s" onClick={onRetry}>
                {m.issue_retry()}
              </Button>
            }
          >
            {problemText(problem)}
          </Note>
        ) : (
          <Skeleton rows={1} label={m.issue_waiting()} />
        )}
        {documents && isCovered(order, ticketsOf(order, documents)) ? <div className="noprint">{covered}</div> : null}
      </Stack>
      <div className={css.after}>
        <Split isEven>
          <NextSteps order={order} />
          <Stack as="section" gap={4}>
            <h2>{m.issue_driver()}</h2>
            {order.item.legs.map((leg) => (
              <DriverCard key={leg.path} leg={leg} hasDay={order.item.legs.length > 1} />
            ))}
          </Stack>
        </Split>
      </div>
      {documents ? <ReservationData order={order} documents={documents} pageUrl={pageUrl} /> : null}
    </div>
  );
};

/** Some passport number is not whole, and can still be shown. */
const isCovered = ({ summary, serverNow }: Order, tickets: readonly FlightTicket[]): boolean =>
  tickets.some(({ passportNumber, passenger }) => passportNumber === passenger.passportMasked) &&
  orderPassportsUntil(summary.endsAt) > serverNow;

function headline({ passengers, item: { legs, type } }: Order): string {
  const count = passengers.length;
  const words = {
    count,
    number: m.issue_numbers().split(' ')[count - 1] ?? String(count),
    city: cityOf(legs[0]?.flight.destination ?? ''),
  };
  return type === 'twoWay' ? m.issue_ready_return(words) : m.issue_ready(words);
}

type TicketsProps = Pick<TicketPaperProps, 'slug' | 'pageUrl' | 'Code' | 'reference'> & {
  readonly tickets: readonly FlightTicket[];
};

function Tickets({ tickets, ...paperProps }: TicketsProps) {
  const others = useOpenedForPrint();
  const paper = (ticket: FlightTicket, index: number) => (
    <TicketPaper ticket={ticket} number={index + 1} count={tickets.length} {...paperProps} />
  );
  const [first, ...rest] = tickets;
  return (
    <>
      {first ? paper(first, 0) : null}
      <div ref={others}>
        <Stack gap={2}>
          {rest.map((ticket, index) => (
            <details key={ticket.ticketNumber} className={`${cardClass} ${css.other}`} data-tight="">
              <summary>
                <span>
                  <strong className="strong">{nameOf(ticket)}</strong>{' '}
                  <span className="quiet small">
                    {m.issue_ticket_of({ number: index + 2, count: tickets.length })},{' '}
                    <span className="code">{ticket.passportNumber}</span>
                  </span>
                </span>
                <Icon name="down" />
              </summary>
              {paper(ticket, index + 1)}
            </details>
          ))}
        </Stack>
      </div>
    </>
  );
}

function nameOf({ passenger: { firstName, lastName, ageClass } }: FlightTicket): string {
  const name = `${firstName} ${lastName}`;
  if (ageClass === 'adult') return name;
  return `${name}, ${ageClass === 'child' ? m.issue_child() : m.issue_infant()}`;
}

/** Every ticket goes on paper: browsers leave out what is closed. */
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
