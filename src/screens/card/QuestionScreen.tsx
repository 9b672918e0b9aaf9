import { type FormEvent, useState } from 'react';
import { HOLD_SECONDS, MAX_PEOPLE, priceOf, questionProblems } from '#domain/card/quote.ts';
import { formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { addDays } from '#domain/core/time.ts';
import type { CardOrderEvent } from '#machines/card/card-order/types.ts';
import type { CardOrderView } from '#machines/card/card-order/view.ts';
import type { AppClock } from '#machines/core/clock.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { fieldProblems } from '#src/screens/card/field-problems.gen.ts';
import { RATE_WORDS } from '#src/screens/card/hold-words.ts';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { HoldClock } from '#src/ui/HoldClock.tsx';
import { layoutClass, Row, Section, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Price } from '#src/ui/Price.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { Status } from '#src/ui/Status.tsx';
import { TextField } from '#src/ui/TextField.tsx';

type Asking = Extract<CardOrderView, { kind: 'asking' }>;
type Props = {
  readonly view: Asking;
  /** YYYY-MM-DD in Tehran. */
  readonly today: string;
  readonly clock: AppClock;
  readonly send: (event: CardOrderEvent) => void;
};

const COUNTS = Array.from({ length: MAX_PEOPLE }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }));

/** TODO: what card ask. A day and how many people; what they pay stands beside it. */
export function QuestionScreen({ view, today, clock, send }: Props) {
  const [question, setQuestion] = useState(view.question);
  const [isChecked, setChecked] = useState(false);
  const problems = { ...view.problem?.fields, ...(isChecked ? questionProblems(question, today) : {}) };
  const errorOf = (field: 'day' | 'people') => problems[field] && fieldProblemText(problems[field], '', fieldProblems);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(questionProblems(question, today)).length === 0) send({ type: 'question.submit', question });
  };
  return (
    <Section isTight>
      <Wrap>
        <Stack gap={5}>
          <Stack gap={2}>
            <h1>{m.card_title()}</h1>
            <p className="quiet">{m.card_lede()}</p>
          </Stack>
          <Held held={view.held} clock={clock} send={send} />
          <Status>
            {view.problem && !view.problem.fields ? <Note tone="stop">{problemText(view.problem)}</Note> : null}
            {view.isSupplierSlow ? <Note>{m.card_slow()}</Note> : null}
          </Status>
          <Card>
            {/* Without scripts the same page comes back, with the price of what was asked. */}
            <form className={layoutClass.stack} data-gap={5} action={pathTo.card()} onSubmit={submit}>
              <TextField
                id="day"
                name="day"
                type="date"
                label={m.card_day()}
                value={question.day}
                error={errorOf('day')}
                min={today}
                max={addDays(today, 300)}
                width="m"
                onChange={(day) => setQuestion({ ...question, day })}
              />
              <SelectField
                id="people"
                name="people"
                label={m.card_people()}
                options={COUNTS}
                value={String(question.people)}
                error={errorOf('people')}
                width="s"
                onChange={(people) => setQuestion({ ...question, people: Number(people) })}
              />
              <Price
                total={priceOf(question)}
                lines={[m.card_price({ each: formatMoney(priceOf({ ...question, people: 1 })) })]}
              />
              <Row>
                <Button type="submit" kind="primary" size="l" isBusy={view.isHolding}>
                  {m.card_submit()}
                </Button>
              </Row>
            </form>
          </Card>
        </Stack>
      </Wrap>
    </Section>
  );
}

/** Offers to continue or release an earlier hold while the traveller asks for something else. */
function Held({ held, clock, send }: Pick<Asking, 'held'> & Pick<Props, 'clock' | 'send'>) {
  if (!held) return null;
  const { session, orderId } = held;
  return (
    <Card isTight gap={3}>
      {session.kind === 'running' ? (
        <HoldClock
          words={RATE_WORDS}
          to={session.deadlineAt}
          clock={clock}
          totalSeconds={HOLD_SECONDS}
          phase={session.phase}
          isExtending={session.isExtending}
          {...(session.canExtend || session.isExtending ? { onExtend: () => send({ type: 'session.extend' }) } : {})}
        />
      ) : null}
      <Row>
        <a href={pathTo.cardStep('passengers', orderId)} {...buttonLook({ kind: 'primary', size: 's' })}>
          {m.card_held_go()}
        </a>
        <Button size="s" onClick={() => send({ type: 'hold.release' })}>
          {m.card_held_release()}
        </Button>
      </Row>
      <Status>
        {session.kind === 'running' && session.problem ? <Note tone="warn">{problemText(session.problem)}</Note> : null}
      </Status>
    </Card>
  );
}
