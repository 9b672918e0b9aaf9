import { formatMoney, type Money } from '#domain/core/money.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { rialWords, tomanWords } from '#src/screens/card/card-words.ts';
import css from '#src/screens/card/wish/Wish.module.css';
import { Stack } from '#src/ui/layout.tsx';

type At = { readonly rials: number; readonly rate: number; readonly on: string; readonly amount: Money };

/** The rate moved: what the load would have become, beside what it becomes now. The euros stay. */
export const RateMoved = ({ before, now }: { readonly before: At; readonly now: At }) => (
  <Stack as="section" gap={3} role="status" aria-label={m.card_moved()}>
    <p>
      <strong className="strong">{m.card_moved()}</strong> {m.card_moved_text({ amount: formatMoney(now.amount) })}
    </p>
    <div className={css.moved}>
      <Side label={m.card_moved_before()} at={before} />
      <Side label={m.card_moved_now()} at={now} />
    </div>
  </Stack>
);

const Side = ({ label, at }: { readonly label: string; readonly at: At }) => (
  <div>
    <span className="small quiet">{label}</span>
    <b>{tomanWords(at.rials)}</b>
    <span className="small quiet">
      {rialWords(at.rials)}
      <br />
      {m.card_moved_rate({ rate: rialWords(at.rate), day: formatFullDay(at.on) })}
    </span>
  </div>
);
