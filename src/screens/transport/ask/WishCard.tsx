import type { Money } from '#domain/core/money.ts';
import { formatMoney } from '#domain/core/money.ts';
import type { TransportWish } from '#domain/transport/wish.ts';
import { m } from '#src/copy/generated/messages.js';
import { timesWords, whatWords } from '#src/screens/transport/ask/wish-words.ts';
import { Card } from '#src/ui/Card.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { PriceLines } from '#src/ui/Price.tsx';

type Props = {
  readonly heading: string;
  readonly title: string;
  readonly wish: TransportWish;
  /** Of each ride: its time is that of a flight which lands. */
  readonly lands: readonly boolean[];
  readonly total: Money;
  /** Back to the form. */
  readonly editHref?: string;
};

/** What is asked for, and what it will cost. */
export const WishCard = ({ heading, title, wish, lands, total, editHref }: Props) => (
  <Card gap={4}>
    <h2 className="strong">{heading}</h2>
    <div>
      <p className="strong">{title}</p>
      {timesWords(wish, lands).map(({ id, when, persian, flight }) => (
        <div key={id}>
          <p>{flight === '' ? when : `${when}, ${flight}`}</p>
          <p className="small quiet">{persian}</p>
        </div>
      ))}
    </div>
    <Stack as="ul" gap={1}>
      {whatWords(wish).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Stack>
    {editHref ? (
      <p>
        <a href={editHref}>{m.transportask_edit()}</a>
      </p>
    ) : null}
    <PriceLines lines={[]} sum={{ label: m.transportask_total(), amount: total }} />
    <p className="small quiet">{m.transportask_price_stays({ total: formatMoney(total) })}</p>
  </Card>
);
