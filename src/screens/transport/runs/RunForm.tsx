import { pathTo } from '#domain/core/page-paths.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import { addDays } from '#domain/core/time.ts';
import { DAYS_AHEAD } from '#domain/transport/days.ts';
import type { RunSearch, RunSearchField, RunSearchProblems, RunTowns } from '#domain/transport/runs/search.ts';
import { m } from '#src/copy/generated/messages.js';
import { searchProblemText } from '#src/copy/search-problems.ts';
import css from '#src/screens/transport/runs/Runs.module.css';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { FieldGrid, layoutClass, Row, Stack } from '#src/ui/layout.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';

export type RunFormProps = {
  readonly search: RunSearch;
  readonly towns: RunTowns;
  /** Of a sent form. */
  readonly problems: RunSearchProblems;
  /** YYYY-MM-DD in Tehran. */
  readonly today: string;
};

const LABELS: Readonly<Record<RunSearchField, () => string>> = {
  from: m.transportrun_from,
  to: m.transportrun_to,
  day: m.transportrun_day,
  women: m.transportrun_women,
  infants: m.transportrun_infants,
};
const FIELDS = Object.keys(LABELS) as RunSearchField[];

function textOf(field: RunSearchField, problem: FieldProblem): string {
  if (field === 'women' && problem === 'required') return m.transportrun_adult_needed();
  if (field === 'infants') return m.transportrun_infants_many();
  return searchProblemText(problem, {});
}

const numbersTo = (most: number) =>
  Array.from({ length: most + 1 }, (_, at) => ({ value: String(at), label: String(at) }));

/** Where, when and who: a plain form of native fields, which the list answers. It needs no script. */
export function RunForm({ search, towns, problems, today }: RunFormProps) {
  const { kind, from, to, day, party } = search;
  const errorOf = (field: RunSearchField) => {
    const problem = problems[field];
    return problem && textOf(field, problem);
  };
  const found = FIELDS.flatMap((field) => {
    const problem = errorOf(field);
    return problem ? [{ fieldId: field, text: m.transportrun_problem({ label: LABELS[field](), problem }) }] : [];
  });
  const options = towns.towns.map(({ id, en }) => ({ value: id, label: en }));
  return (
    <Stack gap={4}>
      <ErrorSummary problems={found} />
      <form
        // Another search begins with its own fields.
        key={JSON.stringify(search)}
        className={layoutClass.stack}
        data-gap={5}
        action={pathTo.transport()}
        method="get"
        noValidate
        aria-label={kind === 'train' ? m.transportrun_tab_train() : m.transportrun_tab_bus()}
      >
        <input type="hidden" name="kind" value={kind} />
        <Card as="section" gap={4}>
          <h2 className="strong">{m.transportrun_where()}</h2>
          <FieldGrid>
            <SelectField
              id="from"
              name="from"
              label={m.transportrun_from()}
              placeholder={m.transportrun_choose()}
              options={options}
              defaultValue={from}
              error={errorOf('from')}
            />
            <SelectField
              id="to"
              name="to"
              label={m.transportrun_to()}
              placeholder={m.transportrun_choose()}
              options={options}
              defaultValue={to}
              error={errorOf('to')}
            />
            <TextField
              id="day"
              name="day"
              type="date"
              label={m.transportrun_day()}
              hint={m.transportrun_day_hint({ days: towns.daysAhead })}
              min={today}
              max={addDays(today, DAYS_AHEAD)}
              defaultValue={day}
              error={errorOf('day')}
              width="m"
            />
          </FieldGrid>
        </Card>
        <Card as="section" gap={4}>
          <Stack gap={1}>
            <h2 className="strong">{m.transportrun_who()}</h2>
            <p className="small quiet">{m.transportrun_who_text()}</p>
          </Stack>
          <div className={css.counts}>
            <SelectField
              id="women"
              name="women"
              label={m.transportrun_women()}
              hint={m.transportrun_adults_hint()}
              options={numbersTo(9)}
              defaultValue={String(party.women)}
              error={errorOf('women')}
            />
            <SelectField
              id="men"
              name="men"
              label={m.transportrun_men()}
              hint={m.transportrun_adults_hint()}
              options={numbersTo(9)}
              defaultValue={String(party.men)}
            />
            <SelectField
              id="children"
              name="children"
              label={m.transportrun_children()}
              hint={m.transportrun_children_hint()}
              options={numbersTo(8)}
              defaultValue={String(party.children)}
            />
            <SelectField
              id="infants"
              name="infants"
              label={m.transportrun_infants()}
              hint={m.transportrun_infants_hint()}
              options={numbersTo(4)}
              defaultValue={String(party.infants)}
              error={errorOf('infants')}
            />
          </div>
        </Card>
        <Row>
          <Button type="submit" kind="primary" size="l" icon="search">
            {kind === 'train' ? m.transportrun_go_train() : m.transportrun_go_bus()}
          </Button>
        </Row>
      </form>
    </Stack>
  );
}
