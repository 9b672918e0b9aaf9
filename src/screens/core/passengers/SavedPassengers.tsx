import { passportState, type SavedPassenger } from '#domain/accounts/saved-passengers.ts';
import { m } from '#src/copy/generated/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';

export type SavedPassengersProps = {
  /** Passengers that fit this place, the account's owner first. */
  readonly saved: readonly SavedPassenger[];
  /** Last day of the trip. */
  readonly lastDay: string;
  readonly chosenId: string | undefined;
  readonly onPick: (passenger: SavedPassenger) => void;
};

/** Fills the form with one click. Warns before the choice if a passport expires before the trip ends. */
export const SavedPassengers = ({ saved, lastDay, chosenId, onPick }: SavedPassengersProps) =>
  saved.length === 0 ? null : (
    <Stack gap={2}>
      <span className="small quiet">{m.profile_pick_title()}</span>
      <Row>
        {saved.map((passenger) => {
          const { passengerId, firstName, lastName, isMe, passportExpiry } = passenger;
          const isOver = passportState(passportExpiry, lastDay) === 'over';
          return (
            <Button
              key={passengerId}
              size="s"
              icon="user"
              aria-pressed={passengerId === chosenId}
              onClick={() => onPick(passenger)}
            >
              {firstName} {lastName}
              {isMe ? ` (${m.profile_pick_me()})` : null}
              {isOver ? <span className="small quiet"> {m.profile_pick_over()}</span> : null}
            </Button>
          );
        })}
      </Row>
    </Stack>
  );
