import { type FormEvent, useState } from 'react';
import { IBAN_CHARACTERS } from '#domain/accounts/payout.ts';
import { formatMoney } from '#domain/core/money.ts';
import { characterOutside } from '#domain/core/wrong-character.ts';
import type { PayOutEvent } from '#machines/accounts/pay-out/types.ts';
import type { PayOutView } from '#machines/accounts/pay-out/view.ts';
import type { AppClock } from '#machines/core/clock.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { signNamed } from '#src/copy/sign-named.ts';
import { type OnVerify, StepUpCard } from '#src/screens/accounts/profile/StepUpCard.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { layoutClass, Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { PriceLines } from '#src/ui/Price.tsx';
import { Status } from '#src/ui/Status.tsx';
import { TextField } from '#src/ui/TextField.tsx';

export type Bank = { readonly holder: string; readonly iban: string };
export type PayOutCardProps = {
  readonly view: PayOutView;
  readonly clock: AppClock;
  readonly send: (event: PayOutEvent) => void;
  /** Gives the bank account to the actor (never to a machine) and starts the payout; null when no transfer is needed. */
  readonly onConfirm: (bank: Bank | null) => void;
  readonly onVerify: OnVerify;
};

/** Pays out the whole balance: to cards, and the rest by bank transfer. */
export const PayOutCard = ({ view, ...rest }: PayOutCardProps) => (
  <Card as="section" gap={4} aria-labelledby="pay-out">
    <h2 id="pay-out" className="strong">
      {m.profile_payout_title()}
    </h2>
    {view.kind === 'idle' ? (
      <>
        <p className="small quiet">{m.profile_payout_lead()}</p>
        <Status>{view.problem ? <Note tone="stop">{problemText(view.problem)}</Note> : null}</Status>
        <Row>
          <Button icon="refund" isBusy={view.isAsking} onClick={() => rest.send({ type: 'payout.ask' })}>
            {m.profile_payout_ask()}
          </Button>
        </Row>
      </>
    ) : view.kind === 'quoted' ? (
      <Quote view={view} {...rest} />
    ) : (
      <Status>
        <Note tone="done">{doneText(view)}</Note>
      </Status>
    )}
  </Card>
);

const doneText = ({ quote }: Extract<PayOutView, { kind: 'paid' }>): string =>
  [
    quote.toCards.amount > 0 ? m.profile_payout_done_cards({ amount: formatMoney(quote.toCards) }) : '',
    quote.byTransfer.amount > 0 ? m.profile_payout_done_transfer({ amount: formatMoney(quote.byTransfer) }) : '',
  ]
    .filter(Boolean)
    .join(' ');

type QuoteProps = Omit<PayOutCardProps, 'view'> & { readonly view: Extract<PayOutView, { kind: 'quoted' }> };

function Quote({ view, clock, send, onConfirm, onVerify }: QuoteProps) {
  const { quote, isPaying, stepUp, problem } = view;
  const [bank, setBank] = useState<Bank>({ holder: '', iban: '' });
  const needsBank = quote.byTransfer.amount > 0;
  const fields = problem?.fields;
  if (quote.amount.amount === 0) return <Note tone="info">{m.profile_payout_nothing()}</Note>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPaying) onConfirm(needsBank ? bank : null);
  };
  return (
    <>
      <Status>
        {problem && !(fields && needsBank) ? (
          <Note tone="warn">
            {problem.code === 'price_changed' ? m.profile_payout_changed() : problemText(problem)}
          </Note>
        ) : null}
      </Status>
      <PriceLines
        lines={[
          ...(quote.toCards.amount > 0 ? [{ label: m.profile_payout_cards(), amount: quote.toCards }] : []),
          ...(needsBank ? [{ label: m.profile_payout_transfer(), amount: quote.byTransfer }] : []),
        ]}
        sum={{ label: m.profile_payout_all(), amount: quote.amount }}
      />
      {stepUp ? (
        <StepUpCard
          view={stepUp}
          clock={clock}
          onVerify={onVerify}
          onResend={() => send({ type: 'code.resend' })}
          onCancel={() => send({ type: 'payout.drop' })}
        />
      ) : (
        <form className={layoutClass.stack} data-gap={4} noValidate onSubmit={submit}>
          {needsBank ? (
            <>
              <TextField
                id="payout-holder"
                name="holder"
                label={m.profile_payout_holder()}
                error={fields?.holder && fieldProblemText(fields.holder, bank.holder)}
                value={bank.holder}
                onChange={(holder) => setBank({ ...bank, holder })}
                autoComplete="name"
              />
              <TextField
                id="payout-iban"
                name="iban"
                label={m.profile_payout_iban()}
                hint={m.profile_payout_iban_hint()}
                error={
                  fields?.iban &&
                  (fields.iban === 'invalid'
                    ? signNamed(characterOutside(IBAN_CHARACTERS, bank.iban), m.profile_payout_iban_wrong())
                    : fieldProblemText(fields.iban, bank.iban))
                }
                value={bank.iban}
                onChange={(iban) => setBank({ ...bank, iban })}
                isCode
                autoComplete="off"
                spellCheck={false}
              />
            </>
          ) : null}
          <Row>
            <Button type="submit" kind="primary" isBusy={isPaying}>
              {m.profile_payout_confirm({ amount: formatMoney(quote.amount) })}
            </Button>
            <Button aria-disabled={isPaying} onClick={() => send({ type: 'payout.drop' })}>
              {m.profile_payout_keep()}
            </Button>
          </Row>
        </form>
      )}
    </>
  );
}
