import { formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import type { PapersSlots } from '#src/screens/core/booking/slots.ts';
import css from '#src/screens/core/issue/Issue.module.css';
import { IssueScreen, type IssueScreenProps } from '#src/screens/core/issue/IssueScreen.tsx';
import { TaxiCard } from '#src/screens/core/issue/TaxiCard.tsx';
import { calendarLink } from '#src/screens/hotels/checkout/calendar-link.ts';
import { type HotelOrder, hotelSteps } from '#src/screens/hotels/checkout/hold-slots.tsx';
import { VoucherPaper } from '#src/screens/hotels/checkout/VoucherPaper.tsx';
import { ENGLISH } from '#src/screens/hotels/checkout/voucher-half.ts';
import { driverMeaning } from '#src/screens/hotels/driver-words.ts';
import { momentThere } from '#src/screens/hotels/moment-there.ts';
import { Split, Stack } from '#src/ui/layout.tsx';
import { Timeline, type TimelineItem } from '#src/ui/Timeline.tsx';

/** The voucher of a stay, and the states before it. */
export const HotelPapers = (props: Omit<IssueScreenProps<HotelOrder>, 'slots'>) => (
  <IssueScreen slots={SLOTS} {...props} />
);

const After = ({ order }: { readonly order: HotelOrder }) => {
  const { item } = order;
  const { driver } = item;
  return (
    <div className={css.after}>
      <Split isEven>
        <Stack as="section" gap={4}>
          <h2>{m.hotels_paper_next()}</h2>
          <Timeline items={nextSteps(order)} />
        </Stack>
        {driver ? (
          <Stack as="section" gap={4}>
            <h2>{m.hotels_driver()}</h2>
            <TaxiCard lead={m.issue_driver_show()} place={item.name.fa} sentence={driver.fa}>
              <p>{driverMeaning(driver)}</p>
            </TaxiCard>
          </Stack>
        ) : null}
      </Split>
    </div>
  );
};

/** Next steps in the hotel's local time. */
function nextSteps({ item, serverNow }: HotelOrder): TimelineItem[] {
  const { timeZone, freeUntil, checkInAt, keepsUntilAt, checkOutAt } = item;
  const arrival = ENGLISH.arrival(item);
  const at = (id: string, moment: number, title: string, text?: string): TimelineItem => ({
    id,
    time: momentThere(timeZone, moment),
    title,
    ...(text ? { text } : {}),
    state: moment <= serverNow ? 'done' : 'next',
  });
  return [
    ...(freeUntil === null
      ? []
      : [
          at(
            'free',
            freeUntil,
            m.hotels_paper_free_end(),
            m.hotels_paper_free_text({ amount: formatMoney(item.paid) }),
          ),
        ]),
    at('ready', checkInAt, m.hotels_paper_ready(), arrival ? m.hotels_paper_expected({ arrival }) : undefined),
    at('keeps', keepsUntilAt, m.hotels_paper_keeps(), m.hotels_paper_keeps_text()),
    at('leave', checkOutAt, m.hotels_paper_leave()),
  ];
}

const SLOTS: PapersSlots<HotelOrder> = {
  steps: hotelSteps,
  headline: ({ item }) => m.hotels_paper_headline({ count: item.rooms.length, hotel: item.name.en }),
  Papers: VoucherPaper,
  calendarHref: calendarLink,
  After,
  searchHref: pathTo.searchHotels(),
  papers: {
    searchAgain: m.hotels_paper_again,
    issuing: m.hotels_paper_issuing,
    issuingPromise: m.hotels_paper_promise,
    issuingText: m.hotels_paper_text,
    eventIssuing: m.hotels_paper_event,
    eventFailed: m.hotels_paper_failed,
    notIssued: m.hotels_paper_not,
    notIssuedWhy: m.hotels_paper_not_why,
    cancelledWhy: m.hotels_paper_cancelled,
    heading: m.hotels_paper_heading,
    waiting: m.hotels_paper_waiting,
    use: (email) => (email === null ? m.hotels_paper_show() : m.hotels_paper_sent({ email })),
    downloads: { papers: m.hotels_paper_download, hasReceipt: true },
    manage: m.hotels_paper_manage,
  },
};
