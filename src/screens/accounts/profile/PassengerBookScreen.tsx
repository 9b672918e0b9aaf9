import { useEffect, useRef } from 'react';
import { passportState, type SavedPassenger } from '#domain/accounts/saved-passengers.ts';
import { countryName } from '#domain/core/countries.ts';
import { passengerKeptUntil } from '#domain/core/retention.ts';
import { formatFullDay } from '#domain/core/time.ts';
import type { PassengerBookEvent } from '#machines/accounts/passenger-book/types.ts';
import type { PassengerBookView, PassengerTask } from '#machines/accounts/passenger-book/view.ts';
import type { AppClock } from '#machines/core/clock.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { PassengerForm, type PassengerFormProps } from '#src/screens/accounts/profile/PassengerForm.tsx';
import { ProfileFrame } from '#src/screens/accounts/profile/ProfileFrame.tsx';
import { type OnVerify, StepUpCard } from '#src/screens/accounts/profile/StepUpCard.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Empty } from '#src/ui/Empty.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Status } from '#src/ui/Status.tsx';
import { Tag } from '#src/ui/Tag.tsx';

export type PassengerBookScreenProps = {
  readonly view: PassengerBookView;
  /** The account's owner first. */
  readonly passengers: readonly SavedPassenger[];
  /** The number currently shown in full. */
  readonly passport: string | null;
  /** Today in Tehran. */
  readonly today: string;
  readonly clock: AppClock;
  readonly send: (event: PassengerBookEvent) => void;
  readonly onSave: PassengerFormProps['onSave'];
  readonly onVerify: OnVerify;
};

/** Saved passengers, the owner first; expiring passports are flagged. */
export function PassengerBookScreen(props: PassengerBookScreenProps) {
  const { view, passengers, send } = props;
  const task = view.kind === 'list' ? view.task : null;
  const heading = useReturningFocus(task);
  return (
    <ProfileFrame page="passengers" title={m.profile_passengers_title()} lead={m.profile_passengers_lead()}>
      {view.kind === 'loading' ? (
        <Skeleton label={m.profile_passengers_loading()} />
      ) : view.kind === 'failed' ? (
        <Note
          tone="stop"
          action={
            <Button size="s" onClick={() => send({ type: 'list.retry' })}>
              {m.profile_retry()}
            </Button>
          }
        >
          {view.problem ? problemText(view.problem) : m.profile_failed()}
        </Note>
      ) : (
        <Stack gap={5}>
          <Status>{noticeOf(view)}</Status>
          {task?.kind === 'editing' ? <Form {...props} task={task} /> : null}
          {passengers.length === 0 && task === null ? (
            <Empty title={m.profile_passengers_none()} slug="kashan" actions={<Add send={send} isPrimary />}>
              {m.profile_passengers_none_text()}
            </Empty>
          ) : null}
          {passengers.length > 0 ? (
            <>
              {task?.kind === 'editing' ? null : (
                <div ref={heading} tabIndex={-1}>
                  <Add send={send} />
                </div>
              )}
              <Stack as="ul" gap={3}>
                {passengers.map((passenger) => (
                  <li key={passenger.passengerId}>
                    <PassengerCard
                      {...props}
                      task={task}
                      passenger={passenger}
                      isFirst={endsFirst(passenger, passengers)}
                    />
                  </li>
                ))}
              </Stack>
            </>
          ) : null}
        </Stack>
      )}
    </ProfileFrame>
  );
}

/** When a form or dialog closes, the focus returns to the list. */
function useReturningFocus(task: PassengerTask | null) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(task?.kind);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (before.current && !task && isLost) place.current?.querySelector('button')?.focus();
    before.current = task?.kind;
  }, [task]);
  return place;
}

const Add = ({ send, isPrimary }: Pick<PassengerBookScreenProps, 'send'> & { readonly isPrimary?: boolean }) => (
  <Button kind={isPrimary ? 'primary' : 'plain'} icon="plus" onClick={() => send({ type: 'passenger.add' })}>
    {m.profile_passengers_add()}
  </Button>
);

function noticeOf({ news, problem }: Extract<PassengerBookView, { kind: 'list' }>) {
  if (problem) return <Note tone="stop">{problemText(problem)}</Note>;
  if (news === null) return null;
  return <Note tone="done">{news === 'saved' ? m.profile_passengers_saved() : m.profile_passengers_removed()}</Note>;
}

/** Flags the passport that expires first, unless it has a warning already. */
const endsFirst = (passenger: SavedPassenger, all: readonly SavedPassenger[]): boolean =>
  all.length > 1 && all.every(({ passportExpiry }) => passenger.passportExpiry <= passportExpiry);

type FormProps = PassengerBookScreenProps & { readonly task: Extract<PassengerTask, { kind: 'editing' }> };

const Form = ({ task, passengers, today, send, onSave }: FormProps) => (
  <PassengerForm
    key={task.passengerId ?? 'new'}
    passenger={passengers.find(({ passengerId }) => passengerId === task.passengerId) ?? null}
    view={task}
    today={today}
    onSave={onSave}
    onCancel={() => send({ type: 'task.cancel' })}
  />
);

type CardProps = PassengerBookScreenProps & {
  readonly passenger: SavedPassenger;
  readonly task: PassengerTask | null;
  readonly isFirst: boolean;
};

function PassengerCard({ passenger, task, isFirst, passport, today, clock, send, onVerify }: CardProps) {
  const { passengerId, isMe, firstName, lastName, birthDate, nationality, passportMasked, passportExpiry } = passenger;
  const mine = task && 'passengerId' in task && task.passengerId === passengerId ? task : null;
  const name = `${firstName} ${lastName}`;
  const isShown = mine?.kind === 'shown' && passport !== null;
  const state = passportState(passportExpiry, today);
  const day = formatFullDay(passportExpiry);
  const other = (text: string, more = '') => (
    <>
      {text}
      <span className="vh">
        {' '}
        {more} {name}
      </span>
    </>
  );
  return (
    <Card as="article" gap={4} aria-labelledby={`passenger-${passengerId}`}>
      <Row isSpread align="top">
        <Stack gap={1}>
          <Row>
            <h2 id={`passenger-${passengerId}`} className="strong">
              {name}
            </h2>
            {isMe ? (
              <Tag tone="accent" icon="user">
                {m.profile_passengers_me()}
              </Tag>
            ) : null}
            {isFirst && state === 'good' ? <Tag tone="line">{m.profile_passengers_first()}</Tag> : null}
          </Row>
          <p className="small quiet">
            {m.profile_passengers_born({ day: formatFullDay(birthDate) })}, {countryName(nationality)}
          </p>
          <p>
            {m.profile_passengers_passport()}{' '}
            <span className="code" aria-live="polite">
              {isShown ? passport : passportMasked}
            </span>
            . {m.profile_passengers_until({ day })}.
          </p>
          <p className="small quiet">
            {m.profile_passengers_kept({ day: formatFullDay(passengerKeptUntil(passportExpiry)) })}
          </p>
          {isShown ? <p className="small quiet">{m.profile_passengers_shown()}</p> : null}
        </Stack>
        {task === null || mine?.kind === 'shown' || mine?.kind === 'opening' ? (
          <Row>
            {mine?.kind === 'shown' ? (
              <Button size="s" icon="eye-off" onClick={() => send({ type: 'task.cancel' })}>
                {other(m.profile_passengers_cover())}
              </Button>
            ) : (
              <Button
                size="s"
                icon="eye"
                isBusy={mine?.kind === 'opening'}
                onClick={() => send({ type: 'passenger.reveal', passengerId })}
              >
                {other(m.profile_passengers_reveal(), m.profile_passengers_reveal_what())}
              </Button>
            )}
            {task === null ? (
              <>
                <Button size="s" icon="edit" onClick={() => send({ type: 'passenger.edit', passengerId })}>
                  {other(m.profile_passengers_edit())}
                </Button>
                <Button size="s" icon="trash" onClick={() => send({ type: 'passenger.remove', passengerId })}>
                  {other(m.profile_passengers_remove())}
                </Button>
              </>
            ) : null}
          </Row>
        ) : null}
      </Row>
      {state === 'good' ? null : (
        <Note tone={state === 'over' ? 'stop' : 'warn'} icon="stamp">
          {state === 'over' ? m.profile_passengers_over({ day }) : m.profile_passengers_soon({ day })}
        </Note>
      )}
      {mine?.kind === 'removing' ? <Removal task={mine} name={name} send={send} /> : null}
      {mine?.kind === 'proving' ? (
        <StepUpCard
          view={mine.stepUp}
          clock={clock}
          onVerify={onVerify}
          onResend={() => send({ type: 'code.resend' })}
          onCancel={() => send({ type: 'task.cancel' })}
        />
      ) : null}
    </Card>
  );
}

type RemovalProps = Pick<PassengerBookScreenProps, 'send'> & {
  readonly task: Extract<PassengerTask, { kind: 'removing' }>;
  readonly name: string;
};

function Removal({ task, name, send }: RemovalProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <Stack gap={3}>
      <h3>{m.profile_passengers_remove_title({ name })}</h3>
      <p className="small quiet">{m.profile_passengers_remove_text()}</p>
      <Status>{task.problem ? <Note tone="stop">{problemText(task.problem)}</Note> : null}</Status>
      <Row>
        <Button ref={keep} aria-disabled={task.isBusy} onClick={() => send({ type: 'task.cancel' })}>
          {m.profile_passengers_remove_no()}
        </Button>
        <Button kind="stop" isBusy={task.isBusy} onClick={() => send({ type: 'removal.confirm' })}>
          {m.profile_passengers_remove_yes()}
        </Button>
      </Row>
    </Stack>
  );
}
