import type { VisaAnswers, VisaField } from '#domain/visa/visa-application.ts';
import { m } from '#src/copy/generated/messages.js';
import { answerText } from '#src/screens/visa/request/answer-text.ts';
import { fieldLabel } from '#src/screens/visa/request/fields.ts';
import { Button } from '#src/ui/Button.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';

type Props = {
  /** The other values, by field. */
  readonly answers: VisaAnswers;
  readonly onTake: (field: VisaField, value: string) => void;
  readonly onKeepMine: () => void;
};

/** Another tab or device changed the same answer: shows its value and lets the user choose. */
export function ChangedElsewhere({ answers, onTake, onKeepMine }: Props) {
  const said = Object.entries(answers) as [VisaField, string][];
  return (
    <Status>
      {said.length > 0 ? (
        <Note tone="warn" icon="info">
          <p>{m.visarequest_elsewhere()}</p>
          <ul>
            {said.map(([field, value]) => (
              <li key={field}>
                {m.visarequest_elsewhere_line({ label: fieldLabel(field), value: answerText(field, value) })}
              </li>
            ))}
          </ul>
          <p>{m.visarequest_elsewhere_kept()}</p>
          <Row>
            <Button
              onClick={() => {
                for (const [field, value] of said) onTake(field, value);
              }}
            >
              {m.visarequest_elsewhere_take()}
            </Button>
            <Button kind="quiet" onClick={onKeepMine}>
              {m.visarequest_elsewhere_keep()}
            </Button>
          </Row>
        </Note>
      ) : null}
    </Status>
  );
}
