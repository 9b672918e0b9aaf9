import { CARD_PRICE, CLOSING_FEE_PERCENT, MOST_DOLLARS } from '#domain/card/limits.ts';
import { formatMoney, formatRoundMoney } from '#domain/core/money.ts';
import type { TravelCardView } from '#machines/card/travel-card/view.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { tomanOf, tomanWords } from '#src/screens/card/card-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { PriceLines } from '#src/ui/Price.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';

type TravelCard = components['schemas']['Card'];
type Props = {
  readonly card: TravelCard;
  readonly view: TravelCardView;
  readonly onBlock: () => void;
  readonly onAlert: (above: number | null) => void;
};

/** Payments from which a mail is sent, in rials; '' for none. */
const THRESHOLDS = [0, 10_000_000, 50_000_000, 200_000_000] as const;

export function BlockCard({ view, onBlock }: Pick<Props, 'view' | 'onBlock'>) {
  if (!view.allowed.includes('block') && view.task?.kind !== 'blocking') return null;
  return (
    <Card as="section" gap={3}>
      <h2 className="strong">{m.card_lost()}</h2>
      <p className="small">{m.card_lost_text()}</p>
      <Button kind="stop" icon="lock" isWide isBusy={view.task?.kind === 'blocking'} onClick={onBlock}>
        {m.card_block()}
      </Button>
      <p className="small quiet">{m.card_block_text()}</p>
    </Card>
  );
}

export const LimitsCard = ({ card: { limits, about } }: Pick<Props, 'card'>) => (
  <Card as="section" gap={3}>
    <h2 className="strong">{m.card_limits()}</h2>
    <PriceLines
      lines={[
        {
          label: m.card_limits_shops({ most: tomanOf(limits.shop.aDay) }),
          amount: m.card_limits_left({ left: tomanOf(limits.shop.left) }),
        },
        {
          label: m.card_limits_cash({ most: tomanOf(limits.cash.aDay) }),
          amount: m.card_limits_left({ left: tomanOf(limits.cash.left) }),
        },
        {
          label: m.card_limits_all({ most: formatRoundMoney({ amount: MOST_DOLLARS * 100, currency: 'USD' }) }),
          amount: m.card_about_euro({ euro: formatMoney(about) }),
        },
      ]}
    />
    <p className="small quiet">{m.card_limits_note()}</p>
  </Card>
);

/** Loads and blocks are always told. */
export const AlertCard = ({ card: { alertAbove }, view, onAlert }: Omit<Props, 'onBlock'>) => (
  <Card as="section" gap={3}>
    <SelectField
      id="card-alert"
      name="card-alert"
      label={m.card_alert()}
      hint={m.card_alert_hint()}
      value={alertAbove === null ? '' : String(alertAbove)}
      disabled={view.task?.kind === 'saving'}
      options={[
        ...[...new Set([...THRESHOLDS, ...(alertAbove === null ? [] : [alertAbove])])].map((rials) => ({
          value: String(rials),
          label: rials === 0 ? m.card_alert_each() : m.card_alert_above({ amount: tomanWords(rials) }),
        })),
        { value: '', label: m.card_alert_none() },
      ]}
      onChange={(value) => onAlert(value === '' ? null : Number(value))}
    />
  </Card>
);

export const HomeCard = () => (
  <Card as="section" gap={3}>
    <h2 className="strong">{m.card_home()}</h2>
    <p className="small">{m.card_home_text({ percent: CLOSING_FEE_PERCENT, price: formatMoney(CARD_PRICE) })}</p>
  </Card>
);
