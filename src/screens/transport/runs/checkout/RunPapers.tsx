import { pathTo } from '#domain/core/page-paths.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { RunOrder } from '#domain/transport/orders.ts';
import { TICKET_IN_PERSIAN } from '#domain/transport/runs/ticket-in-persian.ts';
import { m } from '#src/copy/generated/messages.js';
import type { PapersSlots } from '#src/screens/core/booking/slots.ts';
import { calendarHref } from '#src/screens/core/issue/calendar-href.ts';
import css from '#src/screens/core/issue/Issue.module.css';
import { IssueScreen, type IssueScreenProps } from '#src/screens/core/issue/IssueScreen.tsx';
import { TaxiCard } from '#src/screens/core/issue/TaxiCard.tsx';
import { RunTickets } from '#src/screens/transport/runs/checkout/RunPaper.tsx';
import { RunRefund } from '#src/screens/transport/runs/checkout/RunRefund.tsx';
import { runSteps } from '#src/screens/transport/runs/checkout/run-hold-slots.tsx';
import { numberWords } from '#src/screens/transport/runs/checkout/run-words.ts';
import { RunNews } from '#src/screens/transport/runs/RunNews.tsx';
import { Split, Stack } from '#src/ui/layout.tsx';

type Props = Omit<IssueScreenProps<RunOrder>, 'slots'>;

/** The tickets of a train or a bus, and the states before them. */
export const RunPapers = (props: Props) => {
  const { kind, stage } = props.order.item;
  const { papers } = SLOTS;
  return (
    <IssueScreen
      {...props}
      slots={{
        ...SLOTS,
        steps: runSteps(props.order.item),
        papers: stage === 'cancelled' ? { ...papers, use: () => m.transportticket_use_none() } : papers,
        searchHref: pathTo.transport({ kind }),
      }}
      now={<RunNews order={props.order} hasWay />}
    />
  );
};

const After = ({ order }: { readonly order: RunOrder }) => {
  const { from, stage } = order.item;
  // What one can do then stands above the tickets.
  if (stage === 'cancelled') return null;
  return (
    <div className={css.after}>
      <Split isEven>
        <Stack as="section" gap={4}>
          <h2>{m.transportplace_back_title()}</h2>
          <RunRefund order={order} />
        </Stack>
        <Stack as="section" gap={4}>
          <h2>{m.transportticket_to_station()}</h2>
          <TaxiCard
            lead={m.transportticket_taxi({ station: from.en })}
            place={from.fa}
            sentence={TICKET_IN_PERSIAN.takeMe(from.fa)}
          >
            <p>{m.transportticket_taxi_text({ station: from.en })}</p>
          </TaxiCard>
        </Stack>
      </Split>
    </div>
  );
};

/** One event; it is later where it was told so, and there is none of a run that does not run. */
const calendarLink: PapersSlots<RunOrder>['calendarHref'] = (order, pageUrl) => {
  const { item, reference } = order;
  const late = (item.delay?.minutes ?? 0) * MINUTE_MS;
  const event = {
    ...{ uid: `${reference}-run`, startsAt: item.departsAt + late, endsAt: item.arrivesAt + late },
    summary: item.title,
    location: item.from.en,
    description: [m.transportticket_calendar_text({ reference }), numberWords(item), pageUrl].join('\n'),
  };
  return calendarHref(item.stage === 'cancelled' ? [] : [event], order);
};

function headline({ item }: RunOrder): string {
  switch (item.stage) {
    case 'cancelled':
      return m.transportticket_head_cancelled({ way: item.title });
    case 'done':
      return m.transportticket_head_done({ station: item.to.en });
    case 'boarding':
      return m.transportticket_head_boarding({ station: item.from.en });
    case 'issued':
      return item.delay
        ? m.transportticket_head_late({ way: item.title })
        : m.transportticket_head({ way: item.title });
  }
}

const SLOTS: Omit<PapersSlots<RunOrder>, 'steps' | 'searchHref'> = {
  headline,
  Papers: RunTickets,
  calendarHref: calendarLink,
  After,
  papers: {
    searchAgain: m.transportticket_search_again,
    issuing: m.transportticket_issuing,
    issuingPromise: m.transportticket_promise,
    issuingText: m.transportticket_issuing_text,
    eventIssuing: m.transportticket_event_issuing,
    eventFailed: m.transportticket_event_failed,
    notIssued: m.transportticket_not_issued,
    notIssuedWhy: m.transportticket_not_issued_why,
    cancelledWhy: m.transportticket_cancelled_why,
    heading: m.transportticket_numbers,
    waiting: m.transportticket_waiting,
    use: (email) => (email === null ? m.transportticket_show() : m.transportticket_sent({ email })),
    downloads: { papers: m.transportticket_download, hasReceipt: false },
    manage: m.transportticket_manage,
  },
};
