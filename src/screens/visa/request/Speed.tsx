import { formatMoney } from '#domain/core/money.ts';
import { formatDay } from '#domain/core/time.ts';
import type { VisaProcessing } from '#domain/visa/visa-fees.ts';
import { m } from '#src/copy/generated/messages.js';
import type { VisaSpeed } from '#src/screens/visa/request/request-page.ts';
import { RadioGroup } from '#src/ui/Tick.tsx';

export const speedWord = (processing: VisaProcessing): string =>
  processing === 'urgent' ? m.visarequest_speed_urgent() : m.visarequest_speed_normal();

type Props = {
  readonly speeds: readonly VisaSpeed[];
  readonly value: VisaProcessing;
  /** Ready for payment: another speed makes it a draft again. */
  readonly isPlaced?: boolean;
  /** The payment is running. */
  readonly isFixed?: boolean;
  readonly onChange: (processing: VisaProcessing) => void;
};

function hintOf(speeds: Props['speeds'], isPlaced: boolean, isFixed: boolean): { hint?: string } {
  if (isFixed) return { hint: m.visarequest_speed_fixed() };
  if (isPlaced) return { hint: m.visarequest_speed_placed() };
  return speeds.length === 1 ? { hint: m.visarequest_speed_only() } : {};
}

export const Speed = ({ speeds, value, isPlaced = false, isFixed = false, onChange }: Props) => (
  <RadioGroup
    id="visa-processing"
    name="processing"
    label={m.visarequest_speed()}
    {...hintOf(speeds, isPlaced, isFixed)}
    value={value}
    options={speeds.map(({ processing, each, promisedOn }) => ({
      value: processing,
      label: speedWord(processing),
      aside: m.visarequest_speed_each({ price: formatMoney(each) }),
      ...(promisedOn ? { hint: m.visarequest_speed_promise({ day: formatDay(promisedOn) }) } : {}),
      isDisabled: isFixed && processing !== value,
    }))}
    onChange={(processing) => onChange(processing === 'urgent' ? 'urgent' : 'normal')}
  />
);
