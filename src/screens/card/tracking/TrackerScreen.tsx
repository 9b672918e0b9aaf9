import type { ReactNode } from 'react';
import { FETCH_DAYS } from '#domain/card/limits.ts';
import { formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { dayOf, formatFullDay } from '#domain/core/time.ts';
import type { CardTrackingView } from '#machines/card/card-tracking/stages.ts';
import { m } from '#src/copy/generated/messages.js';
import { rialWords, tomanWords } from '#src/screens/card/card-words.ts';
import type { CardOrder } from '#src/screens/card/checkout/hold-slots.tsx';
import { PAPER_WORDS } from '#src/screens/card/checkout/paper-words.ts';
import { cardHistory } from '#src/screens/card/order-slots.tsx';
import { Plastic } from '#src/screens/card/Plastic.tsx';
import css from '#src/screens/card/tracking/Tracking.module.css';
import { STAGE_WORDS, stageOf, trackSteps, wherePlace } from '#src/screens/card/tracking/track.ts';
import { WorkingDays } from '#src/screens/card/tracking/WorkingDays.tsx';
import { ProblemNote } from '#src/screens/core/booking/ProblemNote.tsx';
import { TrackQuestion } from '#src/screens/core/tracking/TrackQuestion.tsx';
import { TrackWay } from '#src/screens/core/tracking/TrackWay.tsx';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Row, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Price, PriceLines } from '#src/ui/Price.tsx';
import { Status } from '#src/ui/Status.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { Timeline } from '#src/ui/Timeline.tsx';

export type TrackerScreenProps = {
  readonly view: CardTrackingView;
  readonly order: CardOrder;
  /** The studio for a paper that is asked for. */
  readonly pictureOf: (kind: CardOrder['item']['asked'][number]) => ReactNode;
};

/** `/iran-travel-card/issue/{orderId}`: where the card is now, what is asked, and what comes next. */
export function TrackerScreen({ view, order, pictureOf }: TrackerScreenProps) {
  const stage = stageOf(view);
  const words = STAGE_WORDS[stage];
  const { asked, promise, arrival, load } = order.item;
  const [holder] = order.passengers;
  const paid = order.events.find(({ status }) => status === 'paid')?.at ?? order.serverNow;
  const isThere = stage === 'delivered';
  return (
    <Section isTight>
      <Wrap>
        <Stack gap={6}>
          <Breadcrumbs
            above={[
              { href: pathTo.profile(), text: m.profile_nav() },
              { href: pathTo.orders(), text: m.profile_orders_title() },
            ]}
            here={order.reference}
            isCode
          />
          <Stack as="header" gap={2}>
            <Row>
              <Tag tone={words.tone}>{words.tag()}</Tag>
              <span className="small quiet">{formatFullDay(dayOf(order.serverNow))}</span>
            </Row>
            <Status>
              <h1>{words.title(wherePlace(order))}</h1>
            </Status>
            <p className="quiet">{words.text(order)}</p>
            {view.lost ? (
              <ProblemNote problem={view.lost} />
            ) : view.isOffline ? (
              <Note tone="warn">{m.issue_offline()}</Note>
            ) : null}
          </Stack>
          <Split>
            <Stack gap={7}>
              {asked.map((kind) => (
                <TrackQuestion key={kind} id={`asked-${kind}`} title={m.card_asked_title()} note={PAPER_WORDS[kind]()}>
                  {pictureOf(kind)}
                </TrackQuestion>
              ))}
              <TrackWay
                name={m.card_track_where()}
                tag={<Tag tone={words.tone}>{words.tag()}</Tag>}
                steps={trackSteps(order, stage)}
              />
              {promise && !isThere && stage !== 'returned' ? (
                <Stack as="section" gap={4}>
                  <Stack gap={2}>
                    <h2>{m.card_promised_by({ day: formatFullDay(promise.thereBy) })}</h2>
                    <p className="quiet">{m.card_promised_text()}</p>
                  </Stack>
                  <WorkingDays
                    paid={dayOf(paid)}
                    thereBy={promise.thereBy}
                    arrival={arrival}
                    today={dayOf(order.serverNow)}
                  />
                  {promise.fit === 'in_time' ? null : <Note tone="warn">{m.card_promised_late()}</Note>}
                </Stack>
              ) : null}
              {stage === 'returned' ? null : (
                <Stack as="section" gap={4}>
                  <h2>{m.card_hand()}</h2>
                  <ol className={css.list}>
                    <li>
                      <strong className="strong">{m.card_hand_passport()}</strong>
                      <p>{m.card_hand_passport_text()}</p>
                    </li>
                    <li>
                      <strong className="strong">{m.card_hand_on()}</strong>
                      <p>{m.card_hand_on_text()}</p>
                    </li>
                    <li>
                      <strong className="strong">{m.card_hand_pin()}</strong>
                      <p>{m.card_hand_pin_text()}</p>
                    </li>
                  </ol>
                  <Row>
                    <a href={pathTo.order(order.orderId)} {...buttonLook(isThere ? { kind: 'primary' } : {})}>
                      {isThere ? m.card_hand_go() : m.card_hand_page()}
                    </a>
                    <a href={pathTo.contact({ order: order.orderId })} {...buttonLook()}>
                      {isThere ? m.card_hand_missing() : m.card_hand_ask()}
                    </a>
                  </Row>
                  <p className="small quiet">{m.card_hand_fetch({ days: FETCH_DAYS })}</p>
                </Stack>
              )}
            </Stack>
            <aside>
              <Stack gap={4}>
                <Plastic
                  digits={null}
                  holder={holder ? `${holder.firstName} ${holder.lastName}`.toUpperCase() : ''}
                  lastDay={null}
                />
                <Card gap={4}>
                  <h2 className="strong">{m.card_waits()}</h2>
                  {load ? (
                    <Price
                      isLarge
                      total={tomanWords(load.rials)}
                      lines={[m.card_waits_rate({ changed: formatMoney(load.changed), rate: rialWords(load.rate) })]}
                    />
                  ) : null}
                  <PriceLines
                    lines={order.lines.map(({ words: label, sum }) => ({ label, amount: sum }))}
                    sum={{ label: m.card_paid(), amount: order.total }}
                  />
                  <p className="small quiet">{m.card_waits_text()}</p>
                </Card>
                <Card as="section" gap={3}>
                  <h2 className="strong">{m.profile_order_happened()}</h2>
                  <Timeline items={cardHistory(order)} />
                </Card>
                <Note>{m.card_simulated()}</Note>
              </Stack>
            </aside>
          </Split>
        </Stack>
      </Wrap>
    </Section>
  );
}
