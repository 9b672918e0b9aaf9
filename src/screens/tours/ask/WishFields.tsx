import { formatMoney } from '#domain/core/money.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { mostOf, roomsToBegin, type Wish } from '#domain/tours/wish.ts';
import type { components } from '#openapi/generated/types.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { fieldProblems } from '#src/screens/tours/field-problems.gen.ts';
import { PeopleCounts, RoomCounts } from '#src/screens/tours/tour/PartyFields.tsx';
import { runsWords } from '#src/screens/tours/tour-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { layoutClass } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';

type Props = {
  readonly tour: components['schemas']['Tour'];
  readonly wish: Wish;
  /** As the wish stands; those of people and rooms show at once. */
  readonly problems: Readonly<Record<string, FieldProblem>>;
  /** Of a question that was refused. */
  readonly errorOf: (field: string, typed: string) => string | undefined;
  readonly onChange: (next: Partial<Wish>) => void;
};

const textOf = (problem: FieldProblem | undefined) => problem && fieldProblemText(problem, '', fieldProblems);

/** The day and the language, who comes, and the rooms. */
export function WishFields({ tour, wish, problems, errorOf, onChange }: Props) {
  const { card, asked } = tour;
  const { kind, people, rooms } = wish;
  const most = mostOf(kind, asked);
  return (
    <>
      {kind === 'waiting' || !asked ? null : (
        <>
          <TextField
            id="day"
            name="day"
            type="date"
            label={kind === 'private' ? m.tourask_day_private() : m.tourpage_day()}
            hint={dayHint(tour, asked)}
            value={wish.day}
            min={asked.from}
            max={asked.to}
            width="m"
            // A day that cannot be is told at once; none only when one asks.
            error={errorOf('day', wish.day) ?? (wish.day ? textOf(problems.day) : undefined)}
            onChange={(day) => onChange({ day })}
          />
          <SelectField
            id="language"
            name="language"
            label={m.tourpage_language()}
            options={card.languages.map((language) => ({ value: language, label: language }))}
            value={wish.language}
            width="m"
            onChange={(value) => onChange({ language: card.languages.find((one) => one === value) ?? wish.language })}
          />
        </>
      )}
      <fieldset className={layoutClass.stack} data-gap={2}>
        <legend className="strong">{m.tourpage_who({ day: '' })}</legend>
        <PeopleCounts
          people={people}
          most={most}
          errorOf={(age) => textOf(problems[`people.${age}`])}
          onChange={(next) => onChange({ people: next, rooms: rooms && roomsToBegin(kind, next) })}
        />
        {problems.people ? <Note tone="warn">{m.tourask_too_many_party({ most: most.all })}</Note> : null}
      </fieldset>
      {rooms ? (
        <fieldset className={layoutClass.stack} data-gap={2}>
          <legend className="strong">{m.tourpage_rooms()}</legend>
          <RoomCounts
            rooms={rooms}
            kinds={kind === 'private' ? ['double', 'twin', 'own'] : ['double', 'twin', 'own', 'shared']}
            most={most}
            onChange={(next) => onChange({ rooms: next })}
          />
          <p className="small quiet">
            {kind === 'private'
              ? m.tourask_rooms_note({ amount: formatMoney(card.singleSupplement) })
              : m.tourpage_rooms_note()}
          </p>
          {problems.rooms ? (
            <Note
              tone="warn"
              action={
                <Button size="s" onClick={() => onChange({ rooms: roomsToBegin(kind, people) })}>
                  {m.tourpage_rooms_usual()}
                </Button>
              }
            >
              {textOf(problems.rooms)}
            </Note>
          ) : null}
        </fieldset>
      ) : null}
    </>
  );
}

function dayHint({ card }: Props['tour'], { from, to }: NonNullable<Props['tour']['asked']>): string {
  const days = { from: formatFullDay(from), to: formatFullDay(to) };
  return card.runs
    ? m.tourask_day_request_hint({ ...days, runs: runsWords(card.runs) })
    : m.tourask_day_private_hint({ ...days, season: card.season, days: card.days });
}
