import type { ReactNode } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import { addressAt } from '#domain/transport/on-paper.ts';
import { isGivenBack, rideNow } from '#domain/transport/ride-now.ts';
import { VOUCHER_IN_PERSIAN } from '#domain/transport/voucher-in-persian.ts';
import { m } from '#src/copy/generated/messages.js';
import type { PapersSlots } from '#src/screens/core/booking/slots.ts';
import css from '#src/screens/core/issue/Issue.module.css';
import { IssueScreen, type IssueScreenProps } from '#src/screens/core/issue/IssueScreen.tsx';
import { TaxiCard } from '#src/screens/core/issue/TaxiCard.tsx';
import { calendarLink } from '#src/screens/transport/checkout/calendar-link.ts';
import { type TransportOrder, transportSteps } from '#src/screens/transport/checkout/hold-slots.tsx';
import { RidePapers } from '#src/screens/transport/checkout/RidePapers.tsx';
import { comingSteps } from '#src/screens/transport/order/coming-steps.ts';
import { isLanding } from '#src/screens/transport/ride-words.ts';
import { Sign } from '#src/screens/transport/Sign.tsx';
import { headline } from '#src/screens/transport/tracking/headline.ts';
import { Split, Stack } from '#src/ui/layout.tsx';
import { Timeline } from '#src/ui/Timeline.tsx';

type Props = Omit<IssueScreenProps<TransportOrder>, 'slots'> & {
  /** Where the ride is, while one of them is still to come or on. */
  readonly now?: ReactNode;
};

/** The vouchers of the rides, and the states before them. */
export const TransportPapers = (props: Props) => <IssueScreen slots={SLOTS} {...props} />;

const After = ({ order }: { readonly order: TransportOrder }) => {
  const { item } = order;
  if (isGivenBack(item)) return null;
  const ride = rideNow(item);
  const address = addressAt(item, ride.to);
  return (
    <div className={css.after}>
      <Split isEven>
        <Stack as="section" gap={4}>
          <h2>{m.transportride_next()}</h2>
          <Timeline items={comingSteps(order)} />
        </Stack>
        {item.kind === 'cip' ? null : (
          <Stack as="section" gap={4}>
            <h2>{m.transportride_look()}</h2>
            <p>{isLanding(item, ride) ? m.transportride_where_airport() : m.transportride_where_hotel()}</p>
            {item.meeting ? <Sign name={item.meeting.sign} ride={ride} /> : null}
            <TaxiCard
              lead={m.transportride_card_driver()}
              place={ride.to.fa}
              sentence={VOUCHER_IN_PERSIAN.takeMe(ride.to.fa, address)}
            >
              <p>{m.transportride_card_driver_text({ place: [ride.to.en, address].filter(Boolean).join(', ') })}</p>
            </TaxiCard>
            <TaxiCard
              label={m.transportride_card_uniform()}
              lead={m.transportride_card_uniform()}
              place={item.meeting?.sign ?? null}
              sentence={VOUCHER_IN_PERSIAN.findDriver}
            >
              <p>{m.transportride_card_uniform_text()}</p>
            </TaxiCard>
          </Stack>
        )}
      </Split>
    </div>
  );
};

const SLOTS: PapersSlots<TransportOrder> = {
  steps: transportSteps,
  headline,
  isOver: ({ item }) => isGivenBack(item),
  Papers: RidePapers,
  calendarHref: calendarLink,
  After,
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
    manage: m.transportride_manage,
  },
};
