import { memo } from 'react';
import type { SavedPassenger } from '#domain/accounts/saved-passengers.ts';
import { type DraftPassenger, usesSavedNumber } from '#domain/core/passengers.ts';
import { m } from '#src/copy/generated/messages.js';
import { FoldedName } from '#src/screens/core/passengers/FoldedName.tsx';
import { PersonFields } from '#src/screens/core/passengers/PersonFields.tsx';
import type { ProblemTexts } from '#src/screens/core/passengers/passenger-fields.ts';
import { SavedPassengers } from '#src/screens/core/passengers/SavedPassengers.tsx';
import { filledWith } from '#src/screens/core/passengers/saved-passenger.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';
import { CheckField } from '#src/ui/Tick.tsx';

export type TravellerCardProps = {
  readonly index: number;
  readonly passenger: DraftPassenger;
  /** "Adult", "Child, 2 to 11 on 5 Dec". */
  readonly kind: string;
  readonly isOpen: boolean;
  /** FieldProblem by field of this traveller, as JSON: a string compares by value, so that unchanged cards do not re-render. */
  readonly problems: string;
  readonly isExpirySoon: boolean;
  /** What the birth date does to the price. */
  readonly fareNote: string | null;
  /** Matching saved passengers; empty for guests. A stable array while equal. */
  readonly saved: readonly SavedPassenger[];
  /** Last day of the journey. */
  readonly lastDay: string;
  /** null: cannot be saved, or is saved already. */
  readonly isToSave: boolean | null;
  /** Without the issuing country and the end of the passport. */
  readonly isBrief?: boolean;
  /** Texts of reasons that only the product knows: always the same object. */
  readonly texts?: ProblemTexts;
  readonly onToSave: (index: number, isToSave: boolean) => void;
  readonly onReplace: (index: number, passenger: DraftPassenger) => void;
  readonly onOpen: (index: number) => void;
  readonly onChange: (index: number, field: string, change: Partial<DraftPassenger>) => void;
};

/** One traveller. Closed cards stay in the page, so that typed values are kept. */
export const TravellerCard = memo(function TravellerCard({
  index,
  kind,
  isOpen,
  onOpen,
  ...fields
}: TravellerCardProps) {
  const id = `traveller-${index + 1}`;
  return (
    <Card as="section" gap={5} aria-labelledby={id}>
      <Row isSpread>
        <Stack gap={1}>
          <h2 id={id} className="strong">
            {m.passengers_traveller({ number: index + 1 })} <span className="quiet small">{kind}</span>
          </h2>
          {isOpen ? null : <p className="small quiet">{m.passengers_opens({ number: index })}</p>}
        </Stack>
        {isOpen ? null : (
          <Button size="s" aria-expanded={false} aria-controls={`${id}-fields`} onClick={() => onOpen(index)}>
            {m.passengers_open()}
            <span className="vh"> {m.passengers_traveller({ number: index + 1 })}</span>
          </Button>
        )}
      </Row>
      <div id={`${id}-fields`} hidden={!isOpen}>
        <Fields index={index} isOpen={isOpen} {...fields} />
      </div>
    </Card>
  );
});

type FieldsProps = Omit<TravellerCardProps, 'kind' | 'onOpen'>;

function Fields(props: FieldsProps) {
  const { index, isOpen, passenger, problems, isExpirySoon, fareNote, onChange } = props;
  const { saved, lastDay, isToSave, isBrief, texts, onToSave, onReplace } = props;
  const found: Readonly<Record<string, string>> = JSON.parse(problems);
  // Autofill: the user's own data for the first traveller; separate sections for the others.
  const fill = (token: string) => (index === 0 ? token : `section-traveller${index + 1} ${token}`);
  const masked = usesSavedNumber(passenger)
    ? saved.find(({ passengerId }) => passengerId === passenger.savedPassengerId)?.passportMasked
    : undefined;
  return (
    <Stack gap={5}>
      <SavedPassengers
        saved={saved}
        lastDay={lastDay}
        chosenId={passenger.savedPassengerId}
        onPick={(one) => onReplace(index, { ageClass: passenger.ageClass, ...filledWith(one) })}
      />
      <PersonFields
        prefix={`passengers.${index}.`}
        person={passenger}
        found={found}
        onChange={(field, change) => onChange(index, field, change)}
        fill={fill}
        bornUntil={lastDay}
        onFill={(change) => onReplace(index, { ...passenger, ...change })}
        fillsBirthday={index === 0}
        numberHint={masked && m.profile_pick_masked({ masked })}
        numberShown={masked}
        notes={
          <Status isAll>
            <FoldedName firstName={passenger.firstName} lastName={passenger.lastName} />
          </Status>
        }
        isHidden={!isOpen}
        isBrief={isBrief}
        texts={texts}
      />
      {isToSave === null ? null : (
        <CheckField
          id={`passengers.${index}.save`}
          name={`passengers.${index}.save`}
          label={m.profile_pick_save()}
          hint={m.profile_pick_save_hint()}
          checked={isToSave}
          onChange={(next) => onToSave(index, next)}
        />
      )}
      <Status>
        {isExpirySoon || fareNote ? (
          <Stack gap={3}>
            {isExpirySoon ? (
              <Note tone="warn" icon="stamp">
                {m.passengers_expiry_soon()}
              </Note>
            ) : null}
            {fareNote ? <Note tone="warn">{fareNote}</Note> : null}
          </Stack>
        ) : null}
      </Status>
    </Stack>
  );
}
