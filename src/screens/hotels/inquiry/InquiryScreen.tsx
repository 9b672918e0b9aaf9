import type { ReactNode } from 'react';
import { HOLD_CLOSING_SECONDS, HOLD_URGENT_SECONDS } from '#domain/core/limits.ts';
import { formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { clockOf, formatDay } from '#domain/core/time.ts';
import { INQUIRY_OFFER_SECONDS } from '#domain/hotels/hotel-limits.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { InquiryEvent } from '#machines/core/inquiry/types.ts';
import type { InquiryView } from '#machines/core/inquiry/view.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { momentText } from '#src/screens/core/issue/moment.ts';
import { boardName } from '#src/screens/hotels/board.ts';
import { taxWords } from '#src/screens/hotels/desk-words.ts';
import { hotelProblemText } from '#src/screens/hotels/HotelNotes.tsx';
import { HOLD_WORDS } from '#src/screens/hotels/hold-words.ts';
import css from '#src/screens/hotels/inquiry/Inquiry.module.css';
import { refundLines } from '#src/screens/hotels/refund-words.ts';
import { listHref } from '#src/screens/hotels/results/hotel-href.ts';
import { partyWords } from '#src/screens/hotels/words.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Countdown } from '#src/ui/Countdown.tsx';
import { HoldClock, type HoldPhase } from '#src/ui/HoldClock.tsx';
import { Row, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PriceLines } from '#src/ui/Price.tsx';
import { Status } from '#src/ui/Status.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { Tile } from '#src/ui/Tile.tsx';
import { Timeline, type TimelineItem } from '#src/ui/Timeline.tsx';
import { houseSlug } from '#src/ui/tiles/houses.ts';
import { useSecondsLeft } from '#src/ui/useSecondsLeft.ts';

type Hotel = components['schemas']['Hotel'];
type Inquiry = components['schemas']['HotelInquiry'];
type PageEvent = Extract<InquiryEvent, { readonly type: `inquiry.${string}` }>;
type Place = {
  readonly hotel: Hotel;
  readonly inquiry: Inquiry;
  readonly clock: AppClock;
  readonly send: (event: PageEvent) => void;
};
type ViewOf<Kind extends InquiryView['kind']> = Extract<InquiryView, { kind: Kind }>;

export type InquiryScreenProps = Place & {
  /** Signed-in users get the answer by mail; null for a guest. */
  readonly email: string | null;
  /** Login page with a redirect back here. */
  readonly loginHref: string;
  readonly view: InquiryView;
  /** Bar of rooms held by an earlier choice; nothing if none are held. */
  readonly hold: ReactNode;
};

/** An inquiry to a hotel that confirms on request: question, next step, result. */
export function InquiryScreen({ view, hold, email, loginHref, ...place }: InquiryScreenProps) {
  const { hotel, inquiry } = place;
  const { name, city, link } = hotel.hotel;
  return (
    <Section isTight>
      <Wrap>
        <Stack gap={6}>
          <Breadcrumbs
            above={[
              { href: pathTo.searchHotels(), text: m.hotels_crumb() },
              { href: pathTo.hotel(city.slug), text: city.name.en },
              { href: pathTo.hotel(link), text: name.en },
            ]}
            here={m.hotels_inquiry_crumb()}
          />
          <Now
            view={view}
            {...place}
            answer={
              email === null ? <a href={loginHref}>{m.hotels_inquiry_log_in()}</a> : m.hotels_inquiry_mail({ email })
            }
          />
          {hold}
          <Split>
            <Stack as="section" gap={4}>
              <h2>{m.hotels_inquiry_course()}</h2>
              <Timeline items={courseOf(view, inquiry)} />
            </Stack>
            <aside>
              <Asked hotel={hotel} inquiry={inquiry} />
            </aside>
          </Split>
        </Stack>
      </Wrap>
    </Section>
  );
}

/** `answer`: how the answer reaches a user who leaves the page. */
type NowProps = Place & { readonly view: InquiryView; readonly answer: ReactNode };

function Now({ view, answer, ...place }: NowProps) {
  switch (view.kind) {
    case 'inquiring':
      return <Inquiring view={view} answer={answer} {...place} />;
    case 'offered':
      return <Offered view={view} {...place} />;
    case 'refused':
      return <Over tag={m.hotels_inquiry_refused()} text={m.hotels_inquiry_refused_text()} {...place} />;
    case 'lapsed':
      return place.inquiry.answeredAt === null ? (
        <Over tag={m.hotels_inquiry_silent()} text={m.hotels_inquiry_silent_text()} {...place} />
      ) : (
        <Over tag={m.hotels_inquiry_unpaid()} text={m.hotels_inquiry_unpaid_text()} {...place} />
      );
    case 'withdrawn':
      return <Over tag={m.hotels_inquiry_withdrawn()} text={m.hotels_inquiry_withdrawn_text()} {...place} />;
  }
}

type HeadProps = {
  readonly hotel: Hotel;
  readonly tag: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
};

const Head = ({ hotel: { hotel }, tag, title, children }: HeadProps) => (
  <header className={css.head}>
    <Stack gap={4}>
      <div>{tag}</div>
      <div role="status">
        <h1>{title}</h1>
      </div>
      {children}
    </Stack>
    <Tile slug={houseSlug({ id: hotel.hotelId, city: hotel.city.slug, kind: hotel.kind })} isEager />
  </header>
);

type InquiringProps = Place & Pick<NowProps, 'answer'> & { readonly view: ViewOf<'inquiring'> };

function Inquiring({ view, answer, hotel, inquiry, clock, send }: InquiringProps) {
  return (
    <Head
      hotel={hotel}
      tag={
        <Tag tone="accent" icon="clock">
          {m.hotels_inquiry_tag_asked()}
        </Tag>
      }
      title={m.hotels_inquiry_asked({ hotel: hotel.hotel.name.en, time: clockOf(view.answerBy) })}
    >
      <p>
        <strong className="strong">{m.hotels_inquiry_nothing_held()}</strong> {m.hotels_inquiry_leave()}
      </p>
      <p>{answer}</p>
      <p className="quiet">
        {m.hotels_inquiry_left()} <Countdown to={view.answerBy} clock={clock} />
      </p>
      <Status>
        {view.problem ? (
          <Note tone="stop">{hotelProblemText(view.problem)}</Note>
        ) : view.isOffline ? (
          <Note tone="warn">{m.hotels_inquiry_offline()}</Note>
        ) : null}
      </Status>
      <Row>
        <Button isBusy={view.isWithdrawing} onClick={() => send({ type: 'inquiry.withdraw' })}>
          {m.hotels_inquiry_withdraw()}
        </Button>
      </Row>
      {inquiry.isSimulated ? <p className="small quiet">{m.hotels_inquiry_simulated()}</p> : null}
    </Head>
  );
}

/** Same limits as the checkout, which takes over with the next step. */
const phaseOf = (left: number): HoldPhase =>
  left < 0 || left > HOLD_CLOSING_SECONDS ? 'calm' : left > HOLD_URGENT_SECONDS ? 'closing' : 'urgent';

function Offered({ view, hotel, inquiry, clock, send }: Place & { readonly view: ViewOf<'offered'> }) {
  const { offerUntil, isBusy, isOver, isOffline, problem } = view;
  const left = useSecondsLeft(offerUntil ?? inquiry.serverNow, clock);
  const count = inquiry.rooms.length;
  const amount = formatMoney({ ...inquiry.total, amount: inquiry.total.amount - inquiry.payAtHotel.amount });
  return (
    <Head
      hotel={hotel}
      tag={
        <Tag tone="done" icon="check">
          {m.hotels_inquiry_tag_offered()}
        </Tag>
      }
      title={m.hotels_inquiry_offered({ hotel: hotel.hotel.name.en, count })}
    >
      {offerUntil === null ? null : (
        <Row>
          <HoldClock
            to={offerUntil}
            clock={clock}
            totalSeconds={INQUIRY_OFFER_SECONDS}
            phase={phaseOf(left)}
            words={HOLD_WORDS}
          />
        </Row>
      )}
      <p>
        {offerUntil === null
          ? m.hotels_inquiry_pay({ amount })
          : m.hotels_inquiry_pay_by({ amount, time: clockOf(offerUntil) })}
      </p>
      <Status>
        {problem ? (
          <Note tone="stop">{hotelProblemText(problem)}</Note>
        ) : isOver ? (
          <Note tone="warn">{isOffline ? m.hotels_inquiry_offline() : m.hotels_inquiry_over()}</Note>
        ) : null}
      </Status>
      <Row>
        <Button kind="primary" isBusy={isBusy} onClick={() => send({ type: 'inquiry.accept' })}>
          {m.hotels_inquiry_accept()}
        </Button>
        <Button aria-disabled={isBusy} onClick={() => send({ type: 'inquiry.withdraw' })}>
          {m.hotels_inquiry_decline()}
        </Button>
      </Row>
    </Head>
  );
}

function Over({ tag, text, hotel, inquiry, send }: Place & { readonly tag: string; readonly text: string }) {
  const { city, name } = hotel.hotel;
  const search = {
    destination: { type: 'city', id: city.slug, name_en: city.name.en },
    departing: inquiry.checkIn,
    returning: inquiry.checkOut,
    rooms: inquiry.rooms.map(({ party }) => party),
  } as const;
  return (
    <Head hotel={hotel} tag={<Tag tone="line">{m.hotels_inquiry_tag_over()}</Tag>} title={tag}>
      <p>
        <strong className="strong">{m.hotels_inquiry_nothing_charged()}</strong> {text}
      </p>
      <Row>
        <a {...buttonLook({ kind: 'primary' })} href={listHref(search)}>
          {m.hotels_inquiry_others({ place: city.name.en })}
        </a>
        <Button onClick={() => send({ type: 'inquiry.close' })}>{m.hotels_inquiry_again({ hotel: name.en })}</Button>
      </Row>
      <p className="small quiet">{m.hotels_inquiry_others_hint()}</p>
    </Head>
  );
}

const Asked = ({ hotel, inquiry }: Pick<Place, 'hotel' | 'inquiry'>) => {
  const { rooms, total, payAtHotel, checkIn, checkOut, serverNow } = inquiry;
  const { checkInFrom, checkOutUntil } = hotel.rules;
  return (
    <Card gap={4}>
      <h2 className="strong">{m.hotels_inquiry_what()}</h2>
      <p>
        {m.hotels_stay_times({
          from: formatDay(checkIn),
          fromTime: checkInFrom,
          to: formatDay(checkOut),
          toTime: checkOutUntil,
        })}
      </p>
      <ul className={css.rooms}>
        {rooms.map(({ room, rate, party }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a room has no identity but its place.
          <li key={at}>
            {m.hotels_stay_line({ number: at + 1, room: room.name.en, board: boardName(rate.board) })}
            <small>{partyWords([party])}</small>
            <small>
              {m.hotels_inquiry_back({ text: refundLines(rate.refundSteps, hotel.timeZone, serverNow).join(', ') })}
            </small>
          </li>
        ))}
      </ul>
      <PriceLines
        lines={[
          {
            label: taxWords(hotel.cityTax),
            amount: m.hotels_stay_included(),
          },
          ...(payAtHotel.amount > 0 ? [{ label: m.hotels_stay_desk(), amount: payAtHotel }] : []),
        ]}
        sum={{ label: m.hotels_stay_total(), amount: total }}
      />
    </Card>
  );
};

function courseOf(view: InquiryView, inquiry: Inquiry): TimelineItem[] {
  const { askedAt, answeredAt, answerBy, offerUntil } = inquiry;
  const asked: TimelineItem = {
    id: 'asked',
    time: momentText(askedAt),
    title: m.hotels_inquiry_event_asked(),
    state: 'done',
  };
  const pay = { id: 'pay', title: m.hotels_inquiry_event_pay(), text: m.hotels_inquiry_event_pay_text() } as const;
  const yes: TimelineItem = {
    id: 'answer',
    time: momentText(answeredAt ?? askedAt),
    title: m.hotels_inquiry_event_yes(),
    state: 'done',
  };
  switch (view.kind) {
    case 'inquiring':
      return [
        asked,
        {
          id: 'answer',
          time: m.hotels_inquiry_event_by({ moment: momentText(answerBy) }),
          title: m.hotels_inquiry_event_answer(),
          text: m.hotels_inquiry_event_answer_text(),
          state: 'now',
        },
        { ...pay, time: m.hotels_inquiry_event_hour(), state: 'next' },
        { id: 'voucher', time: '', title: m.hotels_inquiry_event_voucher(), state: 'next' },
      ];
    case 'offered':
      return [
        asked,
        yes,
        {
          ...pay,
          time: offerUntil === null ? '' : m.hotels_inquiry_event_by({ moment: momentText(offerUntil) }),
          state: 'now',
        },
        { id: 'voucher', time: '', title: m.hotels_inquiry_event_voucher(), state: 'next' },
      ];
    case 'refused':
      return [
        asked,
        { id: 'answer', time: momentText(answeredAt ?? askedAt), title: m.hotels_inquiry_event_no(), state: 'bad' },
      ];
    case 'lapsed':
      return answeredAt === null
        ? [asked, { id: 'answer', time: momentText(answerBy), title: m.hotels_inquiry_event_silent(), state: 'bad' }]
        : [
            asked,
            yes,
            {
              id: 'pay',
              time: offerUntil === null ? '' : momentText(offerUntil),
              title: m.hotels_inquiry_event_unpaid(),
              state: 'bad',
            },
          ];
    case 'withdrawn':
      return [asked, { id: 'end', time: '', title: m.hotels_inquiry_event_withdrawn(), state: 'done' }];
  }
}
