import { type FormEvent, useState } from 'react';
import { formatMoney } from '#domain/core/money.ts';
import { clockOf } from '#domain/core/time.ts';
import type { RideWords } from '#machines/transport/transport-tracking/types.ts';
import type { TransportTrackingView } from '#machines/transport/transport-tracking/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { TrackQuestion } from '#src/screens/core/tracking/TrackQuestion.tsx';
import type { Ride } from '#src/screens/transport/ride-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Row } from '#src/ui/layout.tsx';
import { RadioGroup } from '#src/ui/Tick.tsx';

type Props = {
  readonly view: TransportTrackingView;
  readonly ride: Ride;
  readonly onSay: (words: RideWords) => void;
  readonly onClose: () => void;
};

const CHOICES = ['anotherCar', 'moneyBack'] as const;
const isChoice = (value: string): value is (typeof CHOICES)[number] => (CHOICES as readonly string[]).includes(value);

/** The free time is over and no driver came: another car, or all the money of this ride. */
export function NobodyHere({ view, ride, onSay, onClose }: Props) {
  const [choice, setChoice] = useState<(typeof CHOICES)[number]>('anotherCar');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (view.saying === null) onSay({ what: 'nobodyCame', choice });
  };
  return (
    <TrackQuestion
      id="nobody"
      title={m.transportride_nobody()}
      note={m.transportride_nobody_text({ time: clockOf(ride.freeUntil) })}
    >
      <form noValidate onSubmit={submit}>
        <RadioGroup
          id="nobody-choice"
          name="choice"
          label={m.transportride_nobody_choice()}
          value={choice}
          onChange={(value) => {
            if (isChoice(value)) setChoice(value);
          }}
          options={[
            {
              value: 'anotherCar',
              label: m.transportride_another_car(),
              hint: m.transportride_another_car_hint(),
            },
            {
              value: 'moneyBack',
              label: m.transportride_money_back(),
              hint: m.transportride_money_back_hint(),
              aside: formatMoney(ride.paidAlone),
            },
          ]}
        />
        <Row>
          <Button type="submit" kind="primary" isBusy={view.saying === 'nobodyCame'}>
            {choice === 'anotherCar' ? m.transportride_another_car_send() : m.transportride_money_back_send()}
          </Button>
          <Button onClick={onClose}>{m.transportride_nobody_close()}</Button>
        </Row>
      </form>
    </TrackQuestion>
  );
}
