import type { ReactNode } from 'react';
import { HOLD_CLOSING_SECONDS, HOLD_URGENT_SECONDS } from '#domain/core/limits.ts';
import { formatMoney } from '#domain/core/money.ts';
import { clockOf } from '#domain/core/time.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { InquiryEvent } from '#machines/core/inquiry/types.ts';
import type { InquiryView } from '#machines/core/inquiry/view.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/core/inquiry/Inquiry.module.css';
import { courseOf } from '#src/screens/core/inquiry/inquiry-course.ts';
import type { Asking, InquirySlots } from '#src/screens/core/inquiry/inquiry-slots.ts';
import { TakeBack } from '#src/screens/core/inquiry/TakeBack.tsx';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Countdown } from '#src/ui/Countdown.tsx';
import { HoldClock, type HoldPhase } from '#src/ui/HoldClock.tsx';
import { Row, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { Timeline } from '#src/ui/Timeline.tsx';
import { useSecondsLeft } from '#src/ui/useSecondsLeft.ts';

type PageEvent = Extract<InquiryEvent, { readonly type: `inquiry.${string}` }>;
type Place<D extends Asking> = {
  readonly slots: InquirySlots<D>;
  readonly of: D;
  readonly clock: AppClock;
  readonly send: (event: PageEvent) => void;
};
type ViewOf<Kind extends InquiryView['kind']> = Extract<InquiryView, { kind: Kind }>;

export type InquiryScreenProps<D extends Asking> = Place<D> & {
  readonly view: InquiryView;
  /** How the answer reaches somebody who leaves the page. */
  readonly answer: ReactNode;
  /** Bar of what an earlier choice holds; nothing if nothing is held. */
  readonly hold: ReactNode;
};

/** What a supplier was asked for first: the question, what to do next, how it ended. */
export function InquiryScreen<D extends Asking>({ view, hold, answer, ...place }: InquiryScreenProps<D>) {
  const { slots, of } = place;
  return (
    <Section isTight>
      <Wrap>
        <Stack gap={6}>
          <Breadcrumbs above={slots.above(of)} here={m.inquiry_crumb()} />
          <Now view={view} answer={answer} {...place} />
          {hold}
          <Split>
            <Stack as="section" gap={4}>
              <h2>{m.inquiry_course()}</h2>
              <Timeline items={courseOf(view, of, slots.words)} />
            </Stack>
            <aside>
              <slots.Asked {...of} />
            </aside>
          </Split>
        </Stack>
      </Wrap>
    </Section>
  );
}

function Now<D extends Asking>({ view, answer, ...place }: Place<D> & Pick<InquiryScreenProps<D>, 'view' | 'answer'>) {
  const { of } = place;
  const { words } = place.slots;
  switch (view.kind) {
    case 'inquiring':
      return <Inquiring view={view} answer={answer} {...place} />;
    case 'offered':
      return <Offered view={view} {...place} />;
    case 'refused':
      return <Over title={words.refused(of)} text={words.refusedText(of)} {...place} />;
    case 'lapsed':
      return of.inquiry.answeredAt === null ? (
        <Over title={words.silent(of)} text={words.silentText(of)} {...place} />
      ) : (
        <Over title={words.unpaid(of)} text={words.unpaidText(of)} {...place} />
      );
    case 'withdrawn':
      return <Over title={m.inquiry_withdrawn()} text={words.withdrawnText(of)} {...place} />;
  }
}

type HeadProps<D extends Asking> = Pick<Place<D>, 'slots' | 'of'> & {
  readonly tag: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
};

const Head = <D extends Asking>({ slots, of, tag, title, children }: HeadProps<D>) => (
  <header className={css.head}>
    <Stack gap={4}>
      <div>{tag}</div>
      <div role="status">
        <h1>{title}</h1>
      </div>
      {children}
    </Stack>
    <slots.Picture {...of} />
  </header>
);

function Inquiring<D extends Asking>({
  view,
  answer,
  slots,
  of,
  clock,
  send,
}: Place<D> & { readonly view: ViewOf<'inquiring'>; readonly answer: ReactNode }) {
  const { before } = of.inquiry;
  const simulated = slots.words.simulated(of);
  return (
    <Head
      slots={slots}
      of={of}
      tag={
        <Tag tone="accent" icon="clock">
          {m.inquiry_tag_asked()}
        </Tag>
      }
      title={slots.words.asked(of, clockOf(view.answerBy))}
    >
      {before > 0 ? (
        <Note tone="info">
          <strong className="strong">{m.inquiry_line({ count: before })}</strong> {m.inquiry_line_hint()}
        </Note>
      ) : null}
      <p>
        <strong className="strong">{m.inquiry_nothing_held()}</strong> {m.inquiry_leave()}
      </p>
      {answer}
      {slots.isOpenEnded?.(of) ? null : (
        <p className="quiet">
          {m.inquiry_left()} <Countdown to={view.answerBy} clock={clock} />
        </p>
      )}
      <Status>
        {view.problem ? (
          <Note tone="stop">{slots.problemText(view.problem)}</Note>
        ) : view.isOffline ? (
          <Note tone="warn">{slots.words.offline(of)}</Note>
        ) : null}
      </Status>
      <TakeBack isBusy={view.isWithdrawing} onTake={() => send({ type: 'inquiry.withdraw' })} />
      {simulated === null ? null : <p className="small quiet">{simulated}</p>}
    </Head>
  );
}

/** Same limits as the checkout, which takes over with the next step. */
const phaseOf = (left: number): HoldPhase =>
  left < 0 || left > HOLD_CLOSING_SECONDS ? 'calm' : left > HOLD_URGENT_SECONDS ? 'closing' : 'urgent';

function Offered<D extends Asking>({ view, slots, of, clock, send }: Place<D> & { readonly view: ViewOf<'offered'> }) {
  const { offerUntil, isBusy, isOver, isOffline, problem } = view;
  const { words } = slots;
  const left = useSecondsLeft(offerUntil ?? of.inquiry.serverNow, clock);
  return (
    <Head
      slots={slots}
      of={of}
      tag={
        <Tag tone="done" icon="check">
          {m.inquiry_tag_offered()}
        </Tag>
      }
      title={words.offered(of)}
    >
      {offerUntil === null ? null : (
        <Row>
          <HoldClock
            to={offerUntil}
            clock={clock}
            totalSeconds={slots.offerSeconds}
            phase={phaseOf(left)}
            words={slots.clock}
          />
        </Row>
      )}
      <p>{words.pay(of, formatMoney(slots.toPay(of)), offerUntil === null ? null : clockOf(offerUntil))}</p>
      <Status>
        {problem ? (
          <Note tone="stop">{slots.problemText(problem)}</Note>
        ) : isOver ? (
          <Note tone="warn">{isOffline ? words.offline(of) : m.inquiry_over()}</Note>
        ) : null}
      </Status>
      <Row>
        <Button kind="primary" isBusy={isBusy} onClick={() => send({ type: 'inquiry.accept' })}>
          {words.accept(of)}
        </Button>
        <Button aria-disabled={isBusy} onClick={() => send({ type: 'inquiry.withdraw' })}>
          {m.inquiry_decline()}
        </Button>
      </Row>
    </Head>
  );
}

type OverProps<D extends Asking> = Place<D> & { readonly title: string; readonly text: string };

function Over<D extends Asking>({ title, text, slots, of, send }: OverProps<D>) {
  const others = slots.others(of);
  return (
    <Head slots={slots} of={of} tag={<Tag tone="line">{m.inquiry_tag_over()}</Tag>} title={title}>
      <p>
        <strong className="strong">{m.inquiry_nothing_charged()}</strong> {text}
      </p>
      <Row>
        <a {...buttonLook({ kind: 'primary' })} href={others.href}>
          {others.text}
        </a>
        <Button onClick={() => send({ type: 'inquiry.close' })}>{slots.words.again(of)}</Button>
      </Row>
      <p className="small quiet">{others.hint}</p>
    </Head>
  );
}
