import { formatMoney } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import { clockOf } from '#domain/core/time.ts';
import { FLIGHT_LIST_SECONDS } from '#domain/flights/flight-limits.ts';
import type { AppClock } from '#machines/core/clock.ts';
import type { FlightBookingEvent } from '#machines/flights/flight-booking/types.ts';
import type { FlightBookingView } from '#machines/flights/flight-booking/view.ts';
import { flightProblemText } from '#src/copy/flight-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/flights/results/Results.module.css';
import { useFocusOn } from '#src/screens/flights/results/useFocusOn.ts';
import { seatClock } from '#src/screens/flights/seat-hold-words.ts';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { HoldClock } from '#src/ui/HoldClock.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';

type Send = (event: FlightBookingEvent) => void;
type ResultsView = Extract<FlightBookingView, { kind: 'results' }>;

export type ResultsNotesProps = {
  readonly held: ResultsView['held'];
  readonly problem: Problem | null;
  /** The price dialog shows the problem already. */
  readonly isAsking: boolean;
  readonly results: ResultsView['results'];
  readonly clock: AppClock;
  /** Length of a hold in seconds; null while nothing is held. */
  readonly holdSeconds: number | null;
  readonly holdHref: string;
  readonly send: Send;
};

/** Messages above the list: held seats, a failed step, outdated prices. */
export const ResultsNotes = ({ held, problem, isAsking, results, send, ...hold }: ResultsNotesProps) => (
  <>
    {held ? <HeldBar held={held} send={send} {...hold} /> : null}
    <ProblemNote problem={problem} isAsking={isAsking} send={send} />
    {results.kind === 'shown' ? <StaleBar results={results} send={send} /> : null}
  </>
);

/** A hold during another search: continue or release it. */
function HeldBar({
  held,
  clock,
  holdSeconds,
  holdHref,
  send,
}: Pick<ResultsNotesProps, 'clock' | 'holdSeconds' | 'holdHref' | 'send'> & {
  readonly held: NonNullable<ResultsView['held']>;
}) {
  const { session } = held;
  const refused = session.kind === 'running' ? session.problem : null;
  return (
    <div className={css.held}>
      {session.kind === 'running' && holdSeconds !== null ? (
        <HoldClock
          words={seatClock}
          to={session.deadlineAt}
          clock={clock}
          totalSeconds={holdSeconds}
          phase={session.phase}
          isExtending={session.isExtending}
          {...(session.canExtend || session.isExtending ? { onExtend: () => send({ type: 'session.extend' }) } : {})}
        />
      ) : null}
      <p className="small quiet">{m.results_held()}</p>
      <Row>
        <a href={holdHref} {...buttonLook({ kind: 'primary', size: 's' })}>
          {m.results_held_go()}
        </a>
        <Button size="s" onClick={() => send({ type: 'hold.release' })}>
          {m.results_held_release()}
        </Button>
      </Row>
      <div role="status" className={css.refused}>
        {refused ? <Note tone="warn">{flightProblemText(refused)}</Note> : null}
      </div>
    </div>
  );
}

/** Why the last step failed. Gets the focus, because the clicked button may be far below. */
function ProblemNote({
  problem,
  isAsking,
  send,
}: {
  readonly problem: Problem | null;
  readonly isAsking: boolean;
  readonly send: Send;
}) {
  const shown = isAsking ? null : problem;
  const box = useFocusOn<HTMLDivElement>(shown);
  const near = shown?.alternatives ?? [];
  return (
    <div ref={box} tabIndex={-1} className={css.problem}>
      {shown ? (
        <Note
          role="alert"
          tone={STOPS.includes(shown.code) ? 'stop' : 'warn'}
          icon={STOPS.includes(shown.code) ? 'alert' : 'info'}
          action={
            <Button
              size="s"
              onClick={() => send({ type: 'problem.dismiss' })}
              aria-label={m.results_dismiss()}
              icon="x"
              isIcon
            />
          }
        >
          <p>{flightProblemText(shown)}</p>
          {near.length > 0 ? (
            <p>
              {near
                .map(({ flight, total }) => `${flight.airlineName} ${clockOf(flight.departsAt)}, ${formatMoney(total)}`)
                .join('; ')}
              .
            </p>
          ) : null}
        </Note>
      ) : null}
    </div>
  );
}

const STOPS: readonly Problem['code'][] = ['unavailable', 'unexpected'];

/** Above an outdated, reloading or failed list: its state and the next step. */
const StaleBar = ({
  results,
  send,
}: {
  readonly results: Extract<ResultsView['results'], { kind: 'shown' }>;
  readonly send: Send;
}) => (
  <div role="status">
    {results.isStale || results.isRefreshing || results.problem ? (
      <Note
        isPinned
        tone={results.isRefreshing ? 'info' : 'warn'}
        action={
          <Button size="s" isBusy={results.isRefreshing} onClick={() => send({ type: 'results.refresh' })}>
            {m.results_refresh()}
          </Button>
        }
      >
        <AgeWords {...results} />
      </Note>
    ) : null}
  </div>
);

const AgeWords = ({ isStale, isRefreshing, problem }: Extract<ResultsView['results'], { kind: 'shown' }>) =>
  isRefreshing ? (
    <>
      <strong>{m.results_again()}</strong> {m.results_again_rest()}
    </>
  ) : (
    <>
      {isStale ? (
        <>
          <strong>{m.results_old({ minutes: FLIGHT_LIST_SECONDS / 60 })}</strong> {m.results_old_rest()}{' '}
        </>
      ) : null}
      {problem ? flightProblemText(problem) : null}
    </>
  );
