import { type FormEvent, useState } from 'react';
import { own } from '#domain/core/own.ts';
import { clockText, timeText } from '#domain/transport/plain-wish.ts';
import { minutesOf } from '#domain/transport/ride-times.ts';
import type { RideWords } from '#machines/transport/transport-tracking/types.ts';
import type { TransportTrackingView } from '#machines/transport/transport-tracking/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { fieldProblems } from '#src/screens/transport/field-problems-rides.gen.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { layoutClass, Row } from '#src/ui/layout.tsx';
import { TextField } from '#src/ui/TextField.tsx';

type Props = {
  readonly view: TransportTrackingView;
  readonly onSay: (words: RideWords) => void;
  readonly onClose: () => void;
};

/** When the flight lands now. The driver comes then, for the same price. */
export function LateForm({ view, onSay, onClose }: Props) {
  const [at, setAt] = useState('');
  const [isWrong, setWrong] = useState(false);
  const refused = view.problem?.fields?.at;
  const error = isWrong
    ? m.transport_field_time_invalid()
    : refused && (own(fieldProblems, refused)?.() ?? m.transport_field_time_invalid());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = minutesOf(timeText(at)) !== null;
    setWrong(!isRight);
    if (isRight && view.saying === null) onSay({ what: 'late', at: at.trim() });
    else if (!isRight) document.getElementById('late-at')?.focus();
  };
  return (
    <Card as="section" gap={4} aria-labelledby="late">
      <h2 id="late" className="strong">
        {m.transportride_late()}
      </h2>
      <p className="quiet">{m.transportride_late_text()}</p>
      <form noValidate onSubmit={submit} className={layoutClass.stack} data-gap={4}>
        <TextField
          id="late-at"
          name="at"
          label={m.transportride_late_at()}
          hint={m.transportride_late_hint()}
          value={at}
          error={error}
          onChange={(value) => {
            setAt(clockText(value));
            setWrong(false);
          }}
          autoComplete="off"
          inputMode="text"
          width="s"
          autoFocus
        />
        <Row>
          <Button type="submit" kind="primary" isBusy={view.saying === 'late'}>
            {m.transportride_late_send()}
          </Button>
          <Button onClick={onClose}>{m.transportride_late_close()}</Button>
        </Row>
      </form>
    </Card>
  );
}
