import { own } from '#domain/core/own.ts';
import type { Problem, ProblemCode } from '#domain/core/problem.ts';
import { HOTEL_LIST_SECONDS } from '#domain/hotels/hotel-limits.ts';
import type { HotelBookingEvent } from '#machines/hotels/hotel-booking/types.ts';
import type { HotelResultsView } from '#machines/hotels/hotel-results/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { Button } from '#src/ui/Button.tsx';
import { Note } from '#src/ui/Note.tsx';

type Send = (event: HotelBookingEvent) => void;

/** Texts for hotels that replace the checkout's shared texts. */
const OWN: Partial<Readonly<Record<ProblemCode, (problem: Problem) => string>>> = {
  sold_out: ({ stay }) => m.hotels_sold_out({ number: (stay?.room ?? 0) + 1 }),
  // A link names an order that this visitor cannot see.
  not_found: () => m.pages_note_order_lost(),
  order_unknown: () => m.pages_note_order_lost(),
  hold_expired: () => m.hotels_hold_expired(),
};
export const hotelProblemText = (problem: Problem): string => own(OWN, problem.code)?.(problem) ?? problemText(problem);

const STOPS: readonly ProblemCode[] = ['unavailable', 'unexpected'];

/** Why the last step failed. */
export const ProblemNote = ({ problem, send }: { readonly problem: Problem | null; readonly send: Send }) =>
  problem ? (
    <Note
      role="alert"
      tone={STOPS.includes(problem.code) ? 'stop' : 'warn'}
      action={
        <Button
          size="s"
          isIcon
          icon="x"
          aria-label={m.hotels_results_dismiss()}
          onClick={() => send({ type: 'problem.dismiss' })}
        />
      }
    >
      {hotelProblemText(problem)}
    </Note>
  ) : null;

/** Above an outdated, reloading or failed list or table: its state and the next step. */
export const AgeNote = ({
  results,
  isPinned = false,
  send,
}: {
  readonly results: HotelResultsView;
  /** Sticky on a list; a hotel page has the bar of its rooms instead. */
  readonly isPinned?: boolean;
  readonly send: Send;
}) => {
  const isShown = results.kind === 'shown' && (results.isStale || results.isRefreshing || results.problem !== null);
  return (
    <div role="status">
      {isShown ? (
        <Note
          isPinned={isPinned}
          tone={results.isRefreshing ? 'info' : 'warn'}
          action={
            <Button size="s" isBusy={results.isRefreshing} onClick={() => send({ type: 'results.refresh' })}>
              {m.hotels_results_refresh()}
            </Button>
          }
        >
          {results.isRefreshing ? (
            <>
              <strong>{m.hotels_results_asking()}</strong> {m.hotels_results_asking_rest()}
            </>
          ) : (
            <>
              {results.isStale ? (
                <>
                  <strong>{m.results_old({ minutes: HOTEL_LIST_SECONDS / 60 })}</strong> {m.results_old_rest()}{' '}
                </>
              ) : null}
              {results.problem ? hotelProblemText(results.problem) : null}
            </>
          )}
        </Note>
      ) : null}
    </div>
  );
};
