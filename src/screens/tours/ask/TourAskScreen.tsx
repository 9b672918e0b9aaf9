import { type FormEvent, useRef } from 'react';
import { formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { dayOf } from '#domain/core/time.ts';
import { priceOfWish, type Wish, wishProblems } from '#domain/tours/wish.ts';
import type { TourAskView } from '#machines/tours/tour-ask/view.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { useFormFaults } from '#src/screens/core/form/useFormFaults.ts';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import { WhatNext } from '#src/screens/tours/ask/WhatNext.tsx';
import { WishFields } from '#src/screens/tours/ask/WishFields.tsx';
import { fieldProblems } from '#src/screens/tours/field-problems.gen.ts';
import { priceLineWords } from '#src/screens/tours/tour/price-line-words.ts';
import { daysWords } from '#src/screens/tours/tour-days.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { layoutClass, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { NeedsScript } from '#src/ui/NeedsScript.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Price, PriceLines } from '#src/ui/Price.tsx';
import { Status } from '#src/ui/Status.tsx';
import { TextField } from '#src/ui/TextField.tsx';

export type AskEvent =
  /** Another wish: the page shows it at its address. */
  | { readonly type: 'wish.change'; readonly wish: Wish }
  /** `email`: '' where nobody said. */
  | { readonly type: 'wish.ask'; readonly wish: Wish; readonly email: string };

export type TourAskScreenProps = {
  readonly view: TourAskView;
  readonly data: {
    readonly tour: components['schemas']['Tour'];
    /** null: the tour is booked at once, or the departure is not sold any more. */
    readonly wish: Wish | null;
    /** A departure is asked for. */
    readonly isWaiting: boolean;
    /** Server epoch ms of the page. */
    readonly now: number;
    /** Of who is signed in: the answer goes there. */
    readonly accountEmail: string | null;
  };
  /** Login page with a redirect back here. */
  readonly loginHref: string;
  readonly send: (event: AskEvent) => void;
};

type FormProps = Omit<TourAskScreenProps, 'data'> & {
  readonly data: TourAskScreenProps['data'] & { readonly wish: Wish };
};

/** What is asked for first: own dates, a day by request, a place of a full departure. With its price, and what happens next. */
export function TourAskScreen({ data, ...props }: TourAskScreenProps) {
  const { tour, wish, isWaiting } = data;
  const { card } = tour;
  return (
    <Section isTight>
      <Wrap>
        <Stack gap={5}>
          <Breadcrumbs
            above={[
              { href: pathTo.tours(), text: m.product_tours() },
              { href: pathTo.tour(card.slug), text: card.title },
            ]}
            here={m.inquiry_asked_crumb()}
          />
          {wish ? (
            <Form {...props} data={{ ...data, wish }} />
          ) : (
            <>
              <h1>{card.title}</h1>
              {isWaiting ? (
                <Instead
                  text={m.tourask_not_sold()}
                  action={m.tourask_others()}
                  href={pathTo.tour(card.slug, {}, 'departures')}
                />
              ) : (
                <Instead
                  text={card.isAsked ? m.tourask_none_now() : m.tourask_not_asked()}
                  action={m.tourask_not_asked_look()}
                  href={pathTo.tour(card.slug)}
                />
              )}
            </>
          )}
        </Stack>
      </Wrap>
    </Section>
  );
}

type InsteadProps = { readonly text: string; readonly action: string; readonly href: string };

const Instead = ({ text, action, href }: InsteadProps) => (
  <Note
    tone="info"
    action={
      <a href={href} {...buttonLook({ size: 's' })}>
        {action}
      </a>
    }
  >
    {text}
  </Note>
);

function Form({ view, data, loginHref, send }: FormProps) {
  const { tour, wish, now, accountEmail } = data;
  const departure = tour.card.departures.find(({ id }) => id === wish.departure);
  const shown = view.kind === 'writing' ? view : { faults: [], focusAsked: 0, problem: null };
  const isBusy = view.kind === 'asked' || view.isAsking;
  const ofEmail = shown.faults.filter(({ field }) => field === 'email');
  const answer = useTypedForm({ email: '' }, { faults: ofEmail, focusAsked: shown.focusAsked });
  const choice = useRef<HTMLFormElement>(null);
  const faults = useFormFaults(choice, {
    faults: shown.faults.filter(({ field }) => field !== 'email'),
    focusAsked: shown.focusAsked,
    texts: fieldProblems,
  });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    answer.noteSubmit();
    faults.noteSubmit();
    send({ type: 'wish.ask', wish, email: answer.typed.email.trim() });
  };
  const change = (next: Partial<Wish>) => {
    faults.noteChange(...Object.keys(next), ...(next.people ? ['people.children', 'people.infants'] : []));
    send({ type: 'wish.change', wish: { ...wish, ...next } });
  };
  return (
    <>
      <Stack as="header" gap={2}>
        <h1>{titleOf(data, departure)}</h1>
        <p className="quiet">{LEDE[wish.kind]({ tour: tour.card.title })}</p>
      </Stack>
      <Split>
        <Stack gap={5}>
          {departure && (departure.left > 0 || departure.isHeld) ? (
            <Instead
              text={departure.isHeld ? m.tourask_held() : m.tourask_places_back()}
              action={departure.isHeld ? m.tourask_others() : m.tourask_places_back_book()}
              href={pathTo.tour(
                tour.card.slug,
                { departure: departure.id },
                departure.isHeld ? 'departures' : undefined,
              )}
            />
          ) : null}
          <Card gap={5}>
            <form
              ref={choice}
              className={layoutClass.stack}
              data-gap={5}
              action={pathTo.tourAsk()}
              method="get"
              noValidate
              onSubmit={ask}
            >
              <input type="hidden" name="tour" value={wish.tour} />
              {wish.departure ? <input type="hidden" name="departure" value={wish.departure} /> : null}
              <WishFields
                tour={tour}
                wish={wish}
                problems={wishProblems(wish, tour, dayOf(now))}
                errorOf={faults.textOf}
                onChange={change}
              />
              <noscript>
                <Button type="submit">{m.tourpage_work_out()}</Button>
              </noscript>
            </form>
            {/* POST, so that a submit before hydration puts no e-mail into the URL. */}
            <form ref={answer.ref} className={layoutClass.stack} data-gap={4} method="post" noValidate onSubmit={ask}>
              {accountEmail === null ? (
                <TextField
                  id="ask-email"
                  type="email"
                  label={m.inquiry_email()}
                  hint={wish.kind === 'waiting' ? m.tourask_email_waiting_hint() : m.inquiry_asked_email_hint()}
                  {...answer.field('email')}
                  width="m"
                  autoComplete="email"
                  spellCheck={false}
                />
              ) : (
                <p>{m.inquiry_mail({ email: accountEmail })}</p>
              )}
              <NeedsScript text={m.inquiry_noscript} />
              <Status>
                {shown.problem?.inquiryId ? (
                  <Instead
                    text={m.tourask_already()}
                    action={m.tourask_already_open()}
                    href={pathTo.tourAsked(shown.problem.inquiryId)}
                  />
                ) : shown.problem && shown.faults.length === 0 ? (
                  <Note tone="stop">{problemText(shown.problem)}</Note>
                ) : null}
              </Status>
              <Button type="submit" kind="primary" size="l" isBusy={isBusy}>
                {SEND[wish.kind]()}
              </Button>
              {accountEmail === null ? <a href={loginHref}>{m.inquiry_log_in()}</a> : null}
            </form>
          </Card>
        </Stack>
        <aside>
          <Stack gap={5}>
            <WishPrice data={data} />
            <WhatNext tour={tour} kind={wish.kind} departure={departure} />
          </Stack>
        </aside>
      </Split>
    </>
  );
}

function titleOf({ tour, wish }: FormProps['data'], departure: components['schemas']['TourDeparture'] | undefined) {
  if (departure) return m.tourask_title_waiting({ days: daysWords(departure.start, departure.end) });
  const words = { tour: tour.card.title };
  return wish.kind === 'request' ? m.tourask_title_request(words) : m.tourask_title_private(words);
}

/** The price of these people at once, as the ladder has it. */
function WishPrice({ data: { tour, wish } }: Pick<FormProps, 'data'>) {
  const { total, lines, group, each } = priceOfWish(wish, tour);
  const words = { each: formatMoney(each), count: group };
  return (
    <Card gap={3}>
      <h2 className="strong">{m.tourask_total()}</h2>
      <div aria-live="polite">
        <Price
          isLarge
          total={total}
          lines={[wish.kind === 'waiting' ? m.tourask_each_group(words) : m.tourask_each_party(words)]}
        />
      </div>
      {lines.length > 1 ? (
        <PriceLines lines={lines.map((line) => ({ label: priceLineWords(line), amount: line.sum }))} />
      ) : null}
    </Card>
  );
}

const LEDE = {
  private: m.tourask_lede_private,
  request: m.tourask_lede_request,
  waiting: m.tourask_lede_waiting,
} as const;
const SEND = {
  private: m.tourask_send_private,
  request: m.tourask_send_request,
  waiting: m.tourask_send_waiting,
} as const;
