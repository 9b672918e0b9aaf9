import { useState } from 'react';
import { SHOP_SENTENCES } from '#domain/card/sentences.ts';
import { formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import type { Rates } from '#domain/core/rates.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import type { TravelCardEvent } from '#machines/card/travel-card/types.ts';
import type { TravelCardView } from '#machines/card/travel-card/view.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { FormFault } from '#machines/core/form.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/card/account/Account.module.css';
import { AlertCard, BlockCard, HomeCard, LimitsCard } from '#src/screens/card/account/CardSide.tsx';
import { CloseCard } from '#src/screens/card/account/CloseCard.tsx';
import { CodeForm } from '#src/screens/card/account/CodeForm.tsx';
import { PinCard } from '#src/screens/card/account/PinCard.tsx';
import { Statement } from '#src/screens/card/account/Statement.tsx';
import { STATE_WORDS } from '#src/screens/card/account/state-words.ts';
import { rialWords, tomanWords } from '#src/screens/card/card-words.ts';
import { Plastic } from '#src/screens/card/Plastic.tsx';
import { SpokenCard } from '#src/screens/card/SpokenCard.tsx';
import { ProblemNote } from '#src/screens/core/booking/ProblemNote.tsx';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Row, Split, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';
import { Tag } from '#src/ui/Tag.tsx';

type Schemas = components['schemas'];

export type CardAccountProps = {
  readonly view: TravelCardView;
  readonly card: Schemas['Card'];
  /** As printed on it. */
  readonly holder: string;
  readonly lines: readonly Schemas['CardLine'][];
  readonly onMore: (() => void) | null;
  readonly isMoreBusy: boolean;
  readonly fileHref: string;
  /** Only while the view shows it. */
  readonly pin: string | null;
  readonly onVerify: (code: string, faults: readonly FormFault[]) => void;
  readonly clock: AppClock;
  readonly send: (event: TravelCardEvent) => void;
};

const isOff = (kind: TravelCardView['kind']): boolean => !['active', 'activating', 'waiting'].includes(kind);

/** The card itself, on the page of its order: balance, what can be done now, statement, limits. */
export function CardAccount(props: CardAccountProps) {
  const { view, card, holder, lines, onMore, isMoreBusy, fileHref, pin, onVerify, clock, send } = props;
  const [isClosing, setClosing] = useState(false);
  const words = STATE_WORDS[view.kind];
  const rates: Rates = { on: card.rates.on, rials: { EUR: card.rates.EUR, USD: card.rates.USD } };
  const { task } = view;
  const isCoding = task?.kind === 'coding' || task?.kind === 'sending';
  const isBought = view.allowed.includes('replace') && !view.isReplacedFree;
  return (
    <Split>
      <Stack gap={6}>
        <Stack as="section" gap={3} aria-labelledby="balance-title">
          <Row>
            <Tag tone={words.tone}>{words.tag()}</Tag>
            <span className="small quiet">
              {card.lastDigits ? m.card_ending({ digits: card.lastDigits }) : null}
              {card.lastDay ? `, ${m.card_good_until({ day: formatFullDay(card.lastDay) })}` : null}
            </span>
          </Row>
          <h2 id="balance-title" className={css.balance}>
            {m.card_left({ toman: tomanWords(card.balance) })}
          </h2>
          <p className="quiet">
            {m.card_balance({
              rials: rialWords(card.balance),
              euro: formatMoney(card.about),
              day: formatFullDay(card.rates.on),
            })}{' '}
            {m.card_read_at({ day: formatFullDay(dayOf(card.serverNow)), time: clockOf(card.serverNow) })}
          </p>
          <Status>
            {view.lost ? <ProblemNote problem={view.lost} /> : null}
            {view.problem ? <ProblemNote problem={view.problem} /> : null}
            {view.isOffline ? <Note tone="warn">{m.issue_offline()}</Note> : null}
            <StateNote card={card} view={view} />
          </Status>
          {isCoding ? null : (
            <Row>
              {view.allowed.includes('activate') ? (
                <Button kind="primary" onClick={() => send({ type: 'act.ask', act: 'activate' })}>
                  {m.card_do_on()}
                </Button>
              ) : null}
              {view.allowed.includes('unblock') ? (
                <Button kind="primary" onClick={() => send({ type: 'act.ask', act: 'unblock' })}>
                  {m.card_do_unblock()}
                </Button>
              ) : null}
              {view.allowed.includes('load') ? (
                <a href={pathTo.cardLoad(card.orderId)} {...buttonLook({ kind: 'primary' })}>
                  {m.card_do_load()}
                </a>
              ) : null}
              {isBought ? (
                <a href={pathTo.cardReplacement(card.orderId)} {...buttonLook()}>
                  {m.card_do_replace_for({ price: formatMoney(card.replacement.price) })}
                </a>
              ) : view.allowed.includes('replace') ? (
                <Button icon="refresh" onClick={() => send({ type: 'act.ask', act: 'replace' })}>
                  {m.card_do_replace()}
                </Button>
              ) : null}
              {view.allowed.includes('block') ? (
                <span className={css.early}>
                  <Button kind="stop" icon="lock" onClick={() => send({ type: 'card.block' })}>
                    {m.card_block_short()}
                  </Button>
                </span>
              ) : null}
              {view.allowed.includes('close') && !isClosing ? (
                <Button onClick={() => setClosing(true)}>{m.card_do_close()}</Button>
              ) : null}
            </Row>
          )}
        </Stack>
        {isCoding ? (
          <CodeForm
            task={task}
            clock={clock}
            onVerify={onVerify}
            onResend={() => send({ type: 'code.resend' })}
            onDrop={() => send({ type: 'task.drop' })}
          />
        ) : null}
        {isClosing && view.allowed.includes('close') && !isCoding ? (
          <CloseCard
            card={card}
            onClose={(to, expected) => send({ type: 'closing.ask', to, expected })}
            onDrop={() => setClosing(false)}
          />
        ) : null}
        {view.kind === 'active' && !isCoding ? (
          <PinCard
            pin={pin}
            isAllowed={view.allowed.includes('pin')}
            clock={clock}
            onAsk={() => send({ type: 'act.ask', act: 'pin' })}
            onHide={() => send({ type: 'pin.hide' })}
          />
        ) : null}
        <Statement lines={lines} rates={rates} onMore={onMore} isMoreBusy={isMoreBusy} fileHref={fileHref} />
        {view.kind === 'active' ? <FirstPayment /> : null}
      </Stack>
      <aside>
        <Stack gap={4}>
          <Plastic digits={card.lastDigits} holder={holder} lastDay={card.lastDay} isOff={isOff(view.kind)} />
          <BlockCard view={view} onBlock={() => send({ type: 'card.block' })} />
          <LimitsCard card={card} />
          <AlertCard card={card} view={view} onAlert={(above) => send({ type: 'alert.set', above })} />
          <HomeCard />
        </Stack>
      </aside>
    </Split>
  );
}

/** Why it does not work, and what then helps. */
function StateNote({ card, view: { kind } }: Pick<CardAccountProps, 'card' | 'view'>) {
  if (kind === 'blocked') {
    if (card.blockedBy === 'bank')
      return <Note tone="stop">{m.card_blocked_bank({ owed: formatMoney(card.owed) })}</Note>;
    return <Note tone="stop">{card.blockedBy === 'pin' ? m.card_blocked_pin() : m.card_blocked()}</Note>;
  }
  if (kind === 'expired')
    return <Note tone="warn">{m.card_expired({ day: card.closeBy ? formatFullDay(card.closeBy) : '' })}</Note>;
  const text = STATE_WORDS[kind].note;
  return text ? <Note>{text()}</Note> : null;
}

const FirstPayment = () => (
  <Stack as="section" gap={3}>
    <h2>{m.card_first()}</h2>
    <ul className="small quiet">
      <li>{m.card_first_say()}</li>
      <li>{m.card_first_pin()}</li>
      <li>{m.card_first_slip()}</li>
    </ul>
    <SpokenCard lead={m.card_first_show()} sentence={SHOP_SENTENCES.payByCard} />
  </Stack>
);
