import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import type { PapersSlots } from '#src/screens/core/booking/slots.ts';
import css from '#src/screens/core/issue/Issue.module.css';
import { IssueScreen, type IssueScreenProps } from '#src/screens/core/issue/IssueScreen.tsx';
import { calendarLink } from '#src/screens/tours/checkout/calendar-link.ts';
import { comingDays } from '#src/screens/tours/checkout/coming-days.ts';
import { type TourOrder, tourSteps } from '#src/screens/tours/checkout/hold-slots.tsx';
import { TourPaper } from '#src/screens/tours/checkout/TourPaper.tsx';
import { isPaidWhole } from '#src/screens/tours/checkout/tour-paper-words.ts';
import { Split, Stack } from '#src/ui/layout.tsx';
import { Timeline } from '#src/ui/Timeline.tsx';

/** The confirmation or the voucher of a tour, and the states before them. */
export const TourPapers = (props: Omit<IssueScreenProps<TourOrder>, 'slots'>) => (
  <IssueScreen slots={SLOTS} {...props} />
);

const After = ({ order }: { readonly order: TourOrder }) => (
  <div className={css.after}>
    <Split isEven>
      <Stack as="section" gap={4}>
        <h2>{m.tours_paper_next()}</h2>
        <Timeline items={comingDays(order)} />
      </Stack>
      {order.item.packing.length > 0 ? (
        <Stack as="section" gap={4}>
          <h2 id="packing">{m.tours_packing()}</h2>
          <ul className="small">
            {order.item.packing.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </Stack>
      ) : null}
    </Split>
  </div>
);

const SLOTS: PapersSlots<TourOrder> = {
  steps: tourSteps,
  headline: (order) => (isPaidWhole(order) ? m.tours_paper_headline() : m.tours_paper_headline_deposit()),
  Papers: TourPaper,
  calendarHref: calendarLink,
  After,
  searchHref: pathTo.tours(),
  papers: {
    searchAgain: m.tours_paper_again,
    issuing: m.tours_paper_issuing,
    issuingPromise: m.tours_paper_promise,
    issuingText: m.tours_paper_text,
    eventIssuing: m.tours_paper_event,
    eventFailed: m.tours_paper_failed,
    notIssued: m.tours_paper_not,
    notIssuedWhy: m.tours_paper_not_why,
    cancelledWhy: m.tours_paper_cancelled,
    heading: m.tours_paper_heading,
    waiting: m.tours_paper_waiting,
    use: (email) => (email === null ? m.tours_paper_show() : m.tours_paper_sent({ email })),
    downloads: { papers: m.tours_paper_download, hasReceipt: false },
    manage: m.tours_paper_manage,
  },
};
