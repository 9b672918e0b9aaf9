import type { FormEvent } from 'react';
import { euro } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import { quoteOf } from '#domain/transport/price.ts';
import { wishProblems } from '#domain/transport/problems.ts';
import { CAR_LEAD_HOURS } from '#domain/transport/ride-times.ts';
import type { TransportPrices, TransportWish } from '#domain/transport/wish.ts';
import type { TransportAskView } from '#machines/transport/transport-ask/view.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import { WhatNext } from '#src/screens/transport/ask/WhatNext.tsx';
import { WishCard } from '#src/screens/transport/ask/WishCard.tsx';
import { fieldProblems } from '#src/screens/transport/field-problems-rides.gen.ts';
import { momentOfRideField } from '#src/screens/transport/wish/field-labels.ts';
import { wishTitle } from '#src/screens/transport/wish/wish-words.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { layoutClass, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { NeedsScript } from '#src/ui/NeedsScript.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';
import { TextField } from '#src/ui/TextField.tsx';

type Data = {
  readonly wish: TransportWish;
  /** null: nothing of this kind is sold. */
  readonly prices: TransportPrices | null;
  /** Server epoch ms of the page. */
  readonly now: number;
  /** Of who is signed in: the answer goes there. */
  readonly accountEmail: string | null;
};
export type TransportAskScreenProps = {
  readonly view: TransportAskView;
  readonly data: Data;
  /** The form with this wish. */
  readonly formHref: string;
  /** Login page with a redirect back here. */
  readonly loginHref: string;
  /** `email`: '' where nobody said. */
  readonly onAsk: (email: string) => void;
};

/** What begins too soon to be sold at once: what it is and costs, where the answer goes, what happens next. */
export function TransportAskScreen({ data, ...props }: TransportAskScreenProps) {
  const { wish, prices, now } = data;
  const title = prices && wishTitle(prices, wish);
  const quote = prices && quoteOf(prices, wish);
  return (
    <Section isTight>
      <Wrap>
        <Stack gap={5}>
          <Breadcrumbs
            above={[{ href: pathTo.transport(), text: m.product_transport() }]}
            here={m.inquiry_asked_crumb()}
          />
          {title && quote ? (
            <Asked {...props} data={{ ...data, prices, now }} title={title} total={quote.total} />
          ) : (
            <>
              <h1>{m.inquiry_crumb()}</h1>
              <Instead text={prices ? m.transportask_wrong() : m.transportask_none()} href={props.formHref} />
            </>
          )}
        </Stack>
      </Wrap>
    </Section>
  );
}

type AskedProps = Omit<TransportAskScreenProps, 'data'> & {
  readonly data: Data & { readonly prices: TransportPrices };
  readonly title: string;
  /** EUR cents. */
  readonly total: number;
};

function Asked({ data, title, total, formHref, ...props }: AskedProps) {
  const { wish, prices, now } = data;
  const isCip = prices.kind === 'cip';
  const lands = (['ride', 'back'] as const).map((ride) => momentOfRideField(prices, wish, ride) === 'lands');
  const problems = Object.values(wishProblems(prices, wish, { now, purpose: 'ask' }));
  const isSold = Object.keys(wishProblems(prices, wish, { now, purpose: 'sell' })).length === 0;
  return (
    <>
      <Stack as="header" gap={2}>
        <h1>{isCip ? m.transportask_title_cip() : m.transportask_title_car()}</h1>
        <p className="quiet">
          {isCip
            ? m.transportask_lede_cip({ hours: prices.leadHours })
            : m.transportask_lede_car({ hours: CAR_LEAD_HOURS })}
        </p>
      </Stack>
      <Split>
        <Stack gap={5}>
          <WishCard
            heading={m.transportask_here()}
            {...{ title, wish, lands }}
            total={euro(total)}
            editHref={formHref}
          />
          {problems.length > 0 ? (
            <Instead text={[m.transportask_wrong(), ...problems.map(textOf)].join(' ')} href={formHref} />
          ) : isSold ? (
            <Note
              tone="info"
              action={
                <a href={formHref} {...buttonLook({ size: 's' })}>
                  {m.transportask_sold_go()}
                </a>
              }
            >
              {m.transportask_sold()}
            </Note>
          ) : (
            <AnswerForm {...props} accountEmail={data.accountEmail} />
          )}
        </Stack>
        <aside>
          <WhatNext isCip={isCip} isSimulated={prices.isSample} />
        </aside>
      </Split>
    </>
  );
}

const textOf = (problem: FieldProblem | undefined): string =>
  problem ? fieldProblemText(problem, '', fieldProblems) : '';

const Instead = ({ text, href }: { readonly text: string; readonly href: string }) => (
  <Note
    tone="warn"
    action={
      <a href={href} {...buttonLook({ size: 's' })}>
        {m.transportask_edit()}
      </a>
    }
  >
    {text}
  </Note>
);

type AnswerProps = Pick<TransportAskScreenProps, 'view' | 'loginHref' | 'onAsk'> & Pick<Data, 'accountEmail'>;

/** Where the answer goes. */
function AnswerForm({ view, loginHref, onAsk, accountEmail }: AnswerProps) {
  const shown = view.kind === 'writing' ? view : { faults: [], focusAsked: 0, problem: null };
  const isBusy = view.kind === 'asked' || view.isAsking;
  const isOfEmail = ({ field }: { readonly field: string }) => field === 'email';
  const faults = shown.faults.filter(isOfEmail);
  const others = shown.faults.filter((fault) => !isOfEmail(fault));
  const form = useTypedForm({ email: '' }, { faults, focusAsked: shown.focusAsked });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    form.noteSubmit();
    onAsk(form.typed.email.trim());
  };
  return (
    <Card gap={4}>
      {/* POST, so that a submit before hydration puts no e-mail into the URL. */}
      <form ref={form.ref} className={layoutClass.stack} data-gap={4} method="post" noValidate onSubmit={ask}>
        {accountEmail === null ? (
          <TextField
            id="ask-email"
            type="email"
            label={m.inquiry_email()}
            hint={m.inquiry_asked_email_hint()}
            {...form.field('email')}
            width="m"
            autoComplete="email"
            spellCheck={false}
          />
        ) : (
          <p>{m.inquiry_mail({ email: accountEmail })}</p>
        )}
        <NeedsScript text={m.inquiry_noscript} />
        <Status>
          {others.length > 0 ? (
            <Note tone="stop">{others.map(({ code }) => textOf(code as FieldProblem)).join(' ')}</Note>
          ) : shown.problem && faults.length === 0 ? (
            <Note tone="stop">{problemText(shown.problem)}</Note>
          ) : null}
        </Status>
        <Button type="submit" kind="primary" size="l" isBusy={isBusy}>
          {m.transportask_send()}
        </Button>
        {accountEmail === null ? <a href={loginHref}>{m.inquiry_log_in()}</a> : null}
      </form>
    </Card>
  );
}
