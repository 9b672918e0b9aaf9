import { useEffect, useRef } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import { cityOf } from '#domain/country/cities.ts';
import { m } from '#src/copy/generated/messages.js';
import { type Documents, placeOf } from '#src/screens/core/booking/order.ts';
import type { PapersProps, PapersSlots } from '#src/screens/core/booking/slots.ts';
import css from '#src/screens/core/issue/Issue.module.css';
import { IssueScreen, type IssueScreenProps } from '#src/screens/core/issue/IssueScreen.tsx';
import { calendarLink } from '#src/screens/flights/checkout/calendar-link.ts';
import { DriverCard } from '#src/screens/flights/checkout/DriverCard.tsx';
import { NextSteps } from '#src/screens/flights/checkout/NextSteps.tsx';
import { type FlightOrder, type FlightTicket, ticketsOf, whoFlies } from '#src/screens/flights/checkout/order.ts';
import { ReservationData } from '#src/screens/flights/checkout/ReservationData.tsx';
import { flightSteps } from '#src/screens/flights/checkout/steps.ts';
import { TicketPaper } from '#src/screens/flights/checkout/TicketPaper.tsx';
import { cardClass } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Split, Stack } from '#src/ui/layout.tsx';

export type FlightPapersProps = Omit<IssueScreenProps<FlightOrder>, 'slots'>;

export const FlightPapers = (props: FlightPapersProps) => <IssueScreen slots={SLOTS} {...props} />;

function headline(order: FlightOrder): string {
  const { legs, type } = order.item;
  const count = whoFlies(order).length;
  const words = {
    count,
    number: m.issue_numbers().split(' ')[count - 1] ?? String(count),
    city: cityOf(legs[0]?.flight.destination ?? ''),
  };
  return type === 'twoWay' ? m.issue_ready_return(words) : m.issue_ready(words);
}

function Tickets({ order, documents, pageUrl, Code }: PapersProps<FlightOrder>) {
  const tickets = ticketsOf(order, documents);
  const paperProps = { reference: order.reference, slug: placeOf(order), pageUrl, Code };
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

type AfterProps = Pick<PapersProps<FlightOrder>, 'order' | 'pageUrl'> & { readonly documents: Documents | null };

const After = ({ order, documents, pageUrl }: AfterProps) => (
  <>
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
  </>
);

const SLOTS: PapersSlots<FlightOrder> = {
  steps: flightSteps,
  headline,
  Papers: Tickets,
  calendarHref: calendarLink,
  After,
  searchHref: pathTo.searchFlights(),
  papers: {
    searchAgain: m.issue_search_again,
    issuing: m.issue_issuing_title,
    issuingPromise: m.issue_issuing_promise,
    issuingText: m.issue_issuing_text,
    eventIssuing: m.issue_event_issuing,
    eventFailed: m.issue_event_failed,
    notIssued: m.issue_refunding_title,
    notIssuedWhy: m.issue_refunded_why,
    cancelledWhy: m.issue_cancelled_why,
    heading: m.issue_tickets,
    waiting: m.issue_waiting,
    use: (email) => `${email === null ? m.issue_show() : m.issue_sent({ email })} ${m.issue_simulated()}`,
    downloads: { papers: m.issue_download, hasReceipt: true },
    manage: m.issue_manage,
  },
};
