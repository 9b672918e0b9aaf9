import { useState } from 'react';
import type { FramedParty } from '#domain/core/third-parties.ts';
import type { ConsentEvent } from '#machines/core/consent/types.ts';
import type { ConsentView } from '#machines/core/consent/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { whatOf } from '#src/screens/core/third-parties/what-of.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldSet } from '#src/ui/Field.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { CheckField } from '#src/ui/Tick.tsx';

export type ConsentFormProps = {
  readonly view: ConsentView;
  readonly send: (event: ConsentEvent) => void;
};

/** Consent per party; withdrawing is as easy as giving. */
export function ConsentForm({ view, send }: ConsentFormProps) {
  const [changed, setChanged] = useState<Partial<Record<FramedParty, boolean>>>({});
  const [isSaved, setSaved] = useState(false);
  const isTicked = ({ party, isAgreed }: ConsentView['parties'][number]) => changed[party] ?? isAgreed;
  const save = () => {
    send({ type: 'consent.give', agreed: view.parties.filter(isTicked).map(({ party }) => party) });
    setSaved(true);
  };
  const isKept = view.kind === 'asking' || view.isKept;
  return (
    <Stack gap={3}>
      {view.kind === 'settled' && view.isRefusedByBrowser ? (
        <Note tone="info" icon="info">
          {m.thirdparties_by_browser()}
        </Note>
      ) : null}
      <FieldSet id="third-parties-may" label={m.thirdparties_may()}>
        {view.parties.map((one) => (
          <CheckField
            key={one.party}
            id={`agree-${one.party}`}
            name={one.party}
            label={whatOf(one)}
            checked={isTicked(one)}
            onChange={(isChecked) => {
              setSaved(false);
              setChanged({ ...changed, [one.party]: isChecked });
            }}
          />
        ))}
      </FieldSet>
      <Row>
        <Button onClick={save}>{m.thirdparties_save()}</Button>
      </Row>
      <p role="status">{isSaved ? (isKept ? m.thirdparties_saved() : m.thirdparties_lost()) : null}</p>
    </Stack>
  );
}
