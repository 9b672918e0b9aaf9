import { memo } from 'react';
import { COUNTRIES } from '#domain/countries.ts';
import { type DraftPassenger, usesSavedNumber } from '#domain/passengers.ts';
import type { DateParts } from '#domain/person.ts';
import type { SavedPassenger } from '#domain/saved-passengers.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { Status } from '#src/screens/booking/Status.tsx';
import { FoldedName } from '#src/screens/passengers/FoldedName.tsx';
import { SavedPassengers } from '#src/screens/passengers/SavedPassengers.tsx';
import { filledWith } from '#src/screens/passengers/saved-passenger.ts';
import { foldedOf } from '#src/screens/passengers/traveller-notes.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DateBoxes } from '#src/ui/DateBoxes.tsx';
import { FieldGrid, Row, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { CheckField, RadioGroup } from '#src/ui/Tick.tsx';

export type TravellerCardProps = {
  readonly index: number;
  readonly passenger: DraftPassenger;
  /** "Adult", "Child, 2 to 11 on 5 Dec". */
  readonly kind: string;
  readonly isOpen: boolean;
  /** FieldProblem by field of this traveller, as JSON: a text compares by value, so that the card rests while others change. */
  readonly problems: string;
  readonly isExpirySoon: boolean;
  /** What a birthday between the legs costs. */
  readonly fareNote: string | null;
  /** Who is saved and fits; empty for guests. The same array as long as it says the same. */
  readonly saved: readonly SavedPassenger[];
  /** Day of the last flight. */
  readonly lastDay: string;
  /** null: nothing can be saved, or this one is. */
  readonly isToSave: boolean | null;
  readonly onToSave: (index: number, isToSave: boolean) => void;
  readonly onReplace: (index: number, passenger: DraftPassenger) => void;
  readonly onOpen: (index: number) => void;
  readonly onChange: (index: number, field: string, change: Partial<DraftPassenger>) => void;
};

const OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));

// Nine travellers would bring 4,482 options along; a closed card keeps the chosen one.
const optionsOf = (isOpen: boolean, chosen: string) =>
  isOpen ? OPTIONS : OPTIONS.filter(({ value }) => value === chosen);

/** One traveller. Closed ones are in the page too, so that nothing typed is lost. */
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
  const { saved, lastDay, isToSave, onToSave, onReplace } = props;
  const found: Readonly<Record<string, string>> = JSON.parse(problems);
  const wire = (field: keyof DraftPassenger) => ({
    id: `passengers.${index}.${field}`,
    name: `passengers.${index}.${field}`,
    error: found[field] && fieldProblemText(found[field]),
  });
  const text = (field: 'firstName' | 'lastName' | 'nationality' | 'passportNumber' | 'passportCountry') => ({
    ...wire(field),
    value: passenger[field],
    onChange: (value: string) => onChange(index, field, { [field]: value }),
  });
  const date = (field: 'birthDate' | 'passportExpiry') => ({
    ...wire(field),
    value: passenger[field],
    onChange: (value: DateParts) => onChange(index, field, { [field]: value }),
  });
  // A browser knows its owner's data: they are offered for the first traveller, the others are people apart.
  const fill = (token: string) => (index === 0 ? token : `section-traveller${index + 1} ${token}`);
  const names = (['firstName', 'lastName'] as const)
    .filter((field) => foldedOf(passenger[field]))
    .map((field) => (
      <FoldedName key={field} name={passenger[field]} onTake={(name) => onChange(index, field, { [field]: name })} />
    ));
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
      <FieldGrid>
        <RadioGroup
          {...wire('title')}
          isAll
          isRow
          label={m.passengers_name_title()}
          options={[
            { value: 'MS', label: m.passengers_ms() },
            { value: 'MR', label: m.passengers_mr() },
          ]}
          value={passenger.title}
          onChange={(value) => onChange(index, 'title', { title: value === 'MR' ? 'MR' : 'MS' })}
        />
        <TextField
          {...text('firstName')}
          label={m.passengers_given()}
          hint={m.passengers_given_hint()}
          autoComplete={fill('given-name')}
          autoCapitalize="words"
          spellCheck={false}
        />
        <TextField
          {...text('lastName')}
          label={m.passengers_family()}
          hint={m.passengers_family_hint()}
          autoComplete={fill('family-name')}
          autoCapitalize="words"
          spellCheck={false}
        />
        <Status isAll>{names}</Status>
        <DateBoxes {...date('birthDate')} label={m.passengers_birth()} isBirthday={index === 0} />
        <SelectField
          {...text('nationality')}
          label={m.passengers_nationality()}
          options={optionsOf(isOpen, passenger.nationality)}
          placeholder={m.passengers_country_choose()}
          autoComplete={fill('country')}
        />
        <TextField
          {...text('passportNumber')}
          label={m.passengers_passport()}
          hint={masked && m.profile_pick_masked({ masked })}
          isCode
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <SelectField
          {...text('passportCountry')}
          label={m.passengers_issued_by()}
          options={optionsOf(isOpen, passenger.passportCountry)}
          placeholder={m.passengers_country_choose()}
          autoComplete="off"
        />
        <DateBoxes {...date('passportExpiry')} label={m.passengers_expiry()} />
      </FieldGrid>
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
