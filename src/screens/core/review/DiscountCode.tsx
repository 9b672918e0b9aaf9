import type { FormEvent } from 'react';
import { DISCOUNT_CHARACTERS } from '#domain/core/discounts.ts';
import { formatMoney } from '#domain/core/money.ts';
import { dayOf, formatFullDay } from '#domain/core/time.ts';
import { characterOutside } from '#domain/core/wrong-character.ts';
import type { FormFault } from '#machines/core/form.ts';
import type { OrderExtrasEvent } from '#machines/core/order-extras/types.ts';
import type { OrderExtrasView } from '#machines/core/order-extras/view.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { signNamed } from '#src/copy/sign-named.ts';
import { ActionNotice } from '#src/screens/core/booking/ActionNotice.tsx';
import type { OrderCore } from '#src/screens/core/booking/order.ts';
import { ProblemNote } from '#src/screens/core/booking/ProblemNote.tsx';
import { useTypedForm } from '#src/screens/core/form/useTypedForm.ts';
import { Button } from '#src/ui/Button.tsx';
import { layoutClass, Row, Stack } from '#src/ui/layout.tsx';
import { NeedsScript } from '#src/ui/NeedsScript.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';
import { TextField } from '#src/ui/TextField.tsx';

/** Price actions of the review page. */
export type ReviewExtras = {
  readonly view: OrderExtrasView;
  readonly granted: readonly components['schemas']['GrantedDiscount'][];
  readonly send: (event: OrderExtrasEvent) => void;
  readonly onApply: (code: string, faults: readonly FormFault[]) => void;
};

export type DiscountCodeProps = {
  readonly extras: ReviewExtras;
  readonly order: OrderCore;
  readonly isDisabled: boolean;
};

export function DiscountCode({ extras, order, isDisabled }: DiscountCodeProps) {
  const { view, granted, send, onApply } = extras;
  const form = useTypedForm({ code: '' }, view);
  const { value: code, error, onChange } = form.field('code');
  const { discount } = order;
  const refused = view.problem?.fields?.code;
  // The clicked control is gone; a refused code is shown at its field.
  const outcome = discount?.code ?? (refused ? null : (view.problem ?? (view.news === 'removed' ? view.news : null)));
  const apply = (typed: string) => {
    if (isDisabled || view.isBusy) return;
    form.noteSubmit();
    onApply(typed, typed ? [] : [{ field: 'code', code: 'required' }]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(code.trim());
  };
  // One click applies it: a code merely filled into the field looked applied.
  const applyOwn = (own: string) => {
    onChange(own);
    apply(own);
  };
  return (
    <Stack as="section" gap={3} aria-labelledby="discount-title">
      <h2 id="discount-title" className="strong">
        {m.profile_discount_title()}
      </h2>
      <ActionNotice of={outcome}>
        <Status>
          {discount ? (
            <Note
              tone="done"
              action={
                <Button
                  size="s"
                  isBusy={view.isBusy}
                  aria-disabled={isDisabled}
                  onClick={() => send({ type: 'discount.remove' })}
                >
                  {m.profile_discount_remove()}
                </Button>
              }
            >
              {m.profile_discount_applied({ ...discount, amount: formatMoney(discount.amount) })}
            </Note>
          ) : view.problem && !refused ? (
            <ProblemNote problem={view.problem} />
          ) : view.news === 'removed' ? (
            <Note tone="info">{m.profile_discount_gone()}</Note>
          ) : null}
        </Status>
      </ActionNotice>
      {discount ? null : (
        <form ref={form.ref} className={layoutClass.stack} data-gap={3} noValidate onSubmit={submit}>
          <NeedsScript />
          <TextField
            id="discount-code"
            name="discount-code"
            label={m.profile_discount_label()}
            error={
              error && (
                <span role="alert">
                  {refused ? signNamed(characterOutside(DISCOUNT_CHARACTERS, code), error) : error}
                </span>
              )
            }
            value={code}
            onChange={onChange}
            width="s"
            isCode
            autoComplete="off"
            spellCheck={false}
          />
          <Row>
            <Button type="submit" isBusy={view.isBusy} aria-disabled={isDisabled}>
              {m.profile_discount_apply()}
            </Button>
          </Row>
          {granted.map(({ code: yours, percent, endsAt }) => (
            <p key={yours} className="small quiet">
              {m.profile_discount_yours({ code: yours, percent, day: formatFullDay(dayOf(endsAt)) })}{' '}
              <Button kind="link" aria-disabled={isDisabled || view.isBusy} onClick={() => applyOwn(String(yours))}>
                {m.profile_discount_use({ code: yours })}
              </Button>
            </p>
          ))}
        </form>
      )}
    </Stack>
  );
}
