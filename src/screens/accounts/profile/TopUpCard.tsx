import type { FormEvent } from 'react';
import { AMOUNT_CHARACTERS, topUpOf } from '#domain/accounts/top-up.ts';
import { formatMoney } from '#domain/core/money.ts';
import { characterOutside } from '#domain/core/wrong-character.ts';
import type { TopUpEvent } from '#machines/accounts/top-up/types.ts';
import type { TopUpView } from '#machines/accounts/top-up/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { signNamed } from '#src/copy/sign-named.ts';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { layoutClass, Row, Stack } from '#src/ui/layout.tsx';
import { NeedsScript } from '#src/ui/NeedsScript.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';
import { TextField } from '#src/ui/TextField.tsx';

export type TopUpCardProps = { readonly view: TopUpView; readonly send: (event: TopUpEvent) => void };

/** Adds money to the balance. No controls while the bank's answer is pending. */
export const TopUpCard = ({ view, send }: TopUpCardProps) => (
  <Card as="section" gap={4} aria-labelledby="top-up">
    <h2 id="top-up" className="strong">
      {m.profile_topup_title()}
    </h2>
    <Status>{noticeOf(view, send)}</Status>
    {view.kind === 'choosing' ? <AmountForm view={view} send={send} /> : null}
    {view.kind === 'succeeded' ? (
      <Row>
        <Button onClick={() => send({ type: 'topup.again' })}>{m.profile_topup_again()}</Button>
      </Row>
    ) : null}
    {view.kind === 'declined' ? (
      <Row>
        <Button kind="primary" onClick={() => send({ type: 'topup.again' })}>
          {m.profile_topup_retry()}
        </Button>
      </Row>
    ) : null}
  </Card>
);

function noticeOf(view: TopUpView, send: TopUpCardProps['send']) {
  switch (view.kind) {
    case 'choosing': {
      const { problem, isStarting } = view;
      if (isStarting) return <Note tone="info">{m.profile_topup_starting()}</Note>;
      if (!problem || problem.fields) return null;
      return <Note tone="stop">{problem.code === 'not_found' ? m.profile_topup_lost() : problemText(problem)}</Note>;
    }
    case 'atBank':
      return (
        <Note
          tone="info"
          action={
            <Button size="s" onClick={() => send({ type: 'bank.returned' })}>
              {m.profile_topup_back()}
            </Button>
          }
        >
          {m.profile_topup_at_bank()}
        </Note>
      );
    case 'verifying':
      return <Note tone="warn">{view.isSlow ? m.profile_topup_slow() : m.profile_topup_verifying()}</Note>;
    case 'succeeded':
      return <Note tone="done">{m.profile_topup_done({ amount: formatMoney(view.topUp.amount) })}</Note>;
    case 'declined':
      return (
        <Note tone="stop">
          {m.profile_topup_declined()}{' '}
          {view.topUp.declineReason
            ? problemText({ code: 'payment_declined', message: view.topUp.declineReason })
            : null}
        </Note>
      );
  }
}

type FormProps = TopUpCardProps & { readonly view: Extract<TopUpView, { kind: 'choosing' }> };

function AmountForm({ view, send }: FormProps) {
  const form = useTypedForm({ amount: '' }, view);
  const field = form.field('amount');
  const { amount, faults } = topUpOf(field.value);
  const isNumber = !form.isFaulty('amount', 'invalid');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (view.isStarting) return;
    form.noteSubmit();
    send({ type: 'amount.submit', amount, faults });
  };
  return (
    <form ref={form.ref} className={layoutClass.stack} data-gap={4} noValidate onSubmit={submit}>
      <NeedsScript />
      <Stack gap={2}>
        <TextField
          {...field}
          id="top-up-amount"
          label={m.profile_topup_amount()}
          hint={m.profile_topup_hint()}
          error={
            isNumber
              ? field.error
              : signNamed(characterOutside(AMOUNT_CHARACTERS, field.value), m.profile_topup_number())
          }
          width="s"
          inputMode="decimal"
          autoComplete="off"
        />
      </Stack>
      <Row>
        <Button type="submit" kind="primary" icon="lock" isBusy={view.isStarting}>
          {amount ? m.profile_topup_submit({ amount: formatMoney(amount) }) : m.profile_topup_submit_none()}
        </Button>
      </Row>
    </form>
  );
}
