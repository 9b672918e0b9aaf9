import { formatMoney } from '#domain/core/money.ts';
import type { RoomParty } from '#domain/hotels/hotel-rooms.ts';
import type { ChosenRate } from '#machines/hotels/hotel-booking/types.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { extraBedWords, sleepsWords } from '#src/screens/hotels/bed-words.ts';
import { boardName } from '#src/screens/hotels/board.ts';
import { chosenOf, rateOf } from '#src/screens/hotels/hotel/chosen.ts';
import css from '#src/screens/hotels/hotel/Hotel.module.css';
import { roomId } from '#src/screens/hotels/hotel/StayBar.tsx';
import { refundLines } from '#src/screens/hotels/refund-words.ts';
import { partyWords } from '#src/screens/hotels/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Table } from '#src/ui/Table.tsx';
import { Tag } from '#src/ui/Tag.tsx';

type HotelStay = components['schemas']['HotelStay'];
type HotelChoice = components['schemas']['HotelChoice'];
type RoomType = components['schemas']['HotelRoomType'];

export type RateTableProps = {
  readonly stay: HotelStay;
  readonly timeZone: string;
  readonly chosenRates: readonly (ChosenRate | null)[];
  /** A hold is running: no other choice is possible. */
  readonly isBusy: boolean;
  readonly onChoose: (room: number, rate: ChosenRate) => void;
};

/** "One double bed, 24 m²". */
export const bedsWords = ({ beds, squareMetres }: RoomType): string => {
  const words = beds.charAt(0).toUpperCase() + beds.slice(1);
  return squareMetres === null ? words : m.hotels_rooms_size({ beds: words, size: squareMetres });
};

/** Show the number of rooms left up to this many. */
const FEW = 5;

export const RateTable = ({ stay, chosenRates, ...rest }: RateTableProps) => {
  const chosen = chosenOf(stay, chosenRates);
  return stay.rooms.map(({ party, choices }, at) => {
    const title =
      stay.rooms.length > 1
        ? m.hotels_rooms_of({ number: at + 1, count: stay.rooms.length, party: partyWords([party]) })
        : null;
    return (
      <section
        // biome-ignore lint/suspicious/noArrayIndexKey: a searched room has no identity but its place.
        key={at}
        id={roomId(at)}
        tabIndex={-1}
        className={css.rates}
        aria-label={title ?? m.hotels_rooms_heading_none()}
      >
        {title ? <h3>{title}</h3> : null}
        <OneRoom {...rest} stay={stay} party={party} at={at} choices={choices} chosenId={chosen[at]?.offerId} />
      </section>
    );
  });
};

type OneRoomProps = Omit<RateTableProps, 'chosenRates'> & {
  readonly at: number;
  readonly party: RoomParty;
  readonly choices: readonly HotelChoice[];
  readonly chosenId: string | undefined;
};

const OneRoom = ({ stay, party, at, choices, timeZone, chosenId, isBusy, onChoose }: OneRoomProps) => (
  <Table isFold isPairs caption={<span className="vh">{m.hotels_rooms_heading_none()}</span>}>
    <thead>
      <tr>
        <th scope="col">{m.hotels_rooms_room()}</th>
        <th scope="col">{m.hotels_rooms_board()}</th>
        <th scope="col">{m.hotels_rooms_cancel()}</th>
        <th scope="col" data-num="">
          {m.hotels_rooms_total()}
        </th>
        <th>
          <span className="vh">{m.hotels_rooms_choose()}</span>
        </th>
      </tr>
    </thead>
    {byRoom(choices).map((rates) => (
      <tbody key={rates[0].room.roomId}>
        {rates.map((choice, index) => {
          const isChosen = chosenId === choice.offerId;
          const { room, rate, total, payNow, payAtHotel, offerId } = choice;
          return (
            <tr key={offerId} data-on={isChosen ? '' : undefined}>
              {index === 0 ? (
                <th scope="rowgroup" rowSpan={rates.length}>
                  {room.name.en}
                  <small className={css.line}>{bedsWords(room)}</small>
                  <small className={css.line}>{sleepsWords(room)}</small>
                  <small className={css.line}>{room.amenities.join(', ')}</small>
                  {extraBedWords(party, room).map((words) => (
                    <Tag key={words} tone="line">
                      {words}
                    </Tag>
                  ))}
                  {choice.roomsLeft <= FEW ? (
                    <Tag tone="warn">{m.hotels_rooms_left({ count: choice.roomsLeft })}</Tag>
                  ) : null}
                </th>
              ) : null}
              <td data-l={m.hotels_rooms_board()}>
                {boardName(rate.board)}
                <small className={css.line}>
                  {rate.payment === 'now'
                    ? m.hotels_pay_now()
                    : m.hotels_pay_desk({ now: formatMoney(payNow), desk: formatMoney(payAtHotel) })}
                </small>
              </td>
              <td data-l={m.hotels_rooms_cancel()}>
                {refundLines(rate.refundSteps, timeZone, stay.searchedAt).map((line, step) =>
                  step === 0 ? (
                    <span key={line} className={choice.freeUntil === null ? undefined : css.ok}>
                      {line}
                    </span>
                  ) : (
                    <small key={line} className={css.line}>
                      {line}
                    </small>
                  ),
                )}
              </td>
              <td data-num="" data-l={m.hotels_rooms_total()}>
                <strong className="strong">{formatMoney(total)}</strong>
                <small className={css.line}>{m.hotels_nights({ count: stay.nights })}</small>
                <small className={css.line}>{m.hotels_card_night({ amount: formatMoney(choice.perNight) })}</small>
              </td>
              <td data-num="">
                <Button
                  size="s"
                  {...(isChosen ? { kind: 'primary' as const } : {})}
                  aria-pressed={isChosen}
                  aria-label={(isChosen ? m.hotels_rooms_chosen_name : m.hotels_rooms_choose_name)({
                    room: room.name.en,
                    board: boardName(rate.board),
                    amount: formatMoney(total),
                  })}
                  aria-disabled={isBusy}
                  onClick={() => onChoose(at, rateOf(choice))}
                >
                  {isChosen ? m.hotels_rooms_chosen() : m.hotels_rooms_choose()}
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    ))}
  </Table>
);

/** Rates by room type, in the contract's order. */
function byRoom(choices: readonly HotelChoice[]): [HotelChoice, ...HotelChoice[]][] {
  const groups = new Map<string, [HotelChoice, ...HotelChoice[]]>();
  for (const choice of choices) {
    const group = groups.get(choice.room.roomId);
    if (group) group.push(choice);
    else groups.set(choice.room.roomId, [choice]);
  }
  return [...groups.values()];
}
