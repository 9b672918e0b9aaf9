import type { ReactNode } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import type { Problem } from '#domain/core/problem.ts';
import { orderPassportsUntil } from '#domain/core/retention.ts';
import { clockOf } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { type Documents, type OrderCore, placeOf } from '#src/screens/core/booking/order.ts';
import { PaperLinks, ReceiptLink } from '#src/screens/core/booking/PaperLinks.tsx';
import { WayBack } from '#src/screens/core/booking/ProblemNote.tsx';
import { moneyBackText } from '#src/screens/core/booking/refund-text.ts';
import type { PapersProps, PapersSlots } from '#src/screens/core/booking/slots.ts';
import css from '#src/screens/core/issue/Issue.module.css';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { layoutClass, Row, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { Tile } from '#src/ui/Tile.tsx';
import { Words } from '#src/ui/Words.tsx';

export type IssuedPapersProps<O extends OrderCore> = Pick<PapersProps<O>, 'order' | 'pageUrl' | 'Code'> & {
  readonly slots: PapersSlots<O>;
  readonly documents: Documents | null;
  readonly problem: Problem | null;
  readonly onRetry: () => void;
  readonly keeping?: ReactNode;
  /** Shows masked passport numbers. */
  readonly covered?: ReactNode;
  /** What goes on at this moment, above the papers. */
  readonly now?: ReactNode;
  readonly fits?: ReactNode;
};

export const IssuedPapers = <O extends OrderCore>(props: IssuedPapersProps<O>) => {
  const { slots, order, documents, problem, onRetry, pageUrl, Code, keeping, covered, now, fits } = props;
  const { Papers, After, papers } = slots;
  const isOver = slots.isOver?.(order) ?? false;
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
            <h1>{slots.headline(order)}</h1>
          </div>
          {order.back && order.back.toCard.amount + order.back.toBalance.amount > 0 ? (
            <p>
              <Icon name="refund" /> <Words>{m.issue_given_back({ back: moneyBackText(order.back) })}</Words>
            </p>
          ) : null}
          {isOver ? null : (
            <>
              <p className="quiet">{papers.use(order.contact?.email ?? null)}</p>
              <Actions slots={slots} order={order} pageUrl={pageUrl} />
              {keeping}
            </>
          )}
        </Stack>
        <Tile slug={placeOf(order)} isEager />
      </header>
      {now}
      {isOver ? null : (
        <Stack as="section" gap={5} aria-labelledby="tickets">
          <h2 id="tickets" className="vh">
            {papers.heading()}
          </h2>
          {documents ? (
            <Papers order={order} documents={documents} pageUrl={pageUrl} Code={Code} />
          ) : problem ? (
            <Note
              tone="stop"
              action={
                <Row>
                  <Button size="s" onClick={onRetry}>
                    {m.issue_retry()}
                  </Button>
                  <WayBack problem={problem} />
                </Row>
              }
            >
              {problemText(problem)}
            </Note>
          ) : (
            <Skeleton rows={1} label={papers.waiting()} />
          )}
          {documents && isCovered(order, documents) ? <div className="noprint">{covered}</div> : null}
        </Stack>
      )}
      <After order={order} documents={documents} pageUrl={pageUrl} />
      <div className="noprint">{fits}</div>
    </div>
  );
};

type ActionsProps<O extends OrderCore> = Pick<IssuedPapersProps<O>, 'slots' | 'order' | 'pageUrl'>;

/** What can be done with the papers. */
function Actions<O extends OrderCore>({ slots: { calendarHref, papers }, order, pageUrl }: ActionsProps<O>) {
  const { orderId } = order;
  const print = (
    <Button kind="primary" icon="print" onClick={() => window.print()}>
      {m.issue_print()}
    </Button>
  );
  const calendar = calendarHref ? (
    <a {...buttonLook()} href={calendarHref(order, pageUrl)} download={`${order.reference}.ics`}>
      <Icon name="calendar-plus" />
      <Words>{m.issue_calendar()}</Words>
    </a>
  ) : null;
  const manageHref = order.isInAccount ? pathTo.order(orderId) : pathTo.foundOrder(orderId);
  const { downloads, more } = papers;
  if (!more)
    return (
      <div className="noprint">
        <Row>
          {print}
          {calendar}
          <PaperLinks orderId={orderId} downloads={downloads} />
          <a {...buttonLook()} href={manageHref}>
            {papers.manage()}
          </a>
        </Row>
      </div>
    );
  return (
    <div className={`noprint ${layoutClass.stack}`} data-gap={3}>
      <Row>
        {print}
        <PaperLinks orderId={orderId} downloads={{ ...downloads, hasReceipt: false }} />
      </Row>
      <Row>
        <a href={manageHref}>{papers.manage()}</a>
        <details className={css.more}>
          <summary>
            <span>{more()}</span>
            <Icon name="down" />
          </summary>
          <Row>
            {calendar}
            {downloads.hasReceipt ? <ReceiptLink orderId={orderId} /> : null}
          </Row>
        </details>
      </Row>
    </div>
  );
}

/** True when a masked passport number can still be shown. */
const isCovered = ({ passengers, summary, serverNow }: OrderCore, { papers }: Documents): boolean =>
  papers.some(
    ({ holder }) => holder?.passportNumber && holder.passportNumber === passengers[holder.person]?.passportMasked,
  ) && orderPassportsUntil(summary.endsAt) > serverNow;
