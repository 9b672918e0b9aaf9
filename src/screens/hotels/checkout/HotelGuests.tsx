import type { SavedPassenger } from '#domain/accounts/saved-passengers.ts';
import { COUNTRIES, FREQUENT_COUNTRIES } from '#domain/core/countries.ts';
import { own } from '#domain/core/own.ts';
import { type DraftPassenger, detailsOf } from '#domain/core/passengers.ts';
import { dayOf, formatDay } from '#domain/core/time.ts';
import { characterOutside } from '#domain/core/wrong-character.ts';
import { guestPlaces, guestProblems } from '#domain/hotels/hotel-guests.ts';
import { MAX_WISHES } from '#domain/hotels/hotel-limits.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { m } from '#src/copy/generated/messages.js';
import { signNamed } from '#src/copy/sign-named.ts';
import type { PassengersSlots } from '#src/screens/core/booking/slots.ts';
import { type PassengersPageProps, PassengersScreen } from '#src/screens/core/passengers/PassengersScreen.tsx';
import { personProblemText } from '#src/screens/core/passengers/passenger-fields.ts';
import { SavedPassengers } from '#src/screens/core/passengers/SavedPassengers.tsx';
import {
  type PassengerForm,
  type PassengerRules,
  usePassengerForm,
} from '#src/screens/core/passengers/usePassengerForm.ts';
import { boardName } from '#src/screens/hotels/board.ts';
import { arrivalOptions } from '#src/screens/hotels/checkout/arrival-words.ts';
import css from '#src/screens/hotels/checkout/Guests.module.css';
import { type HotelOrder, hotelHold } from '#src/screens/hotels/checkout/hold-slots.tsx';
import { fittingGuests, guestFrom, savedIdOf } from '#src/screens/hotels/checkout/saved-guests.ts';
import { TITLES } from '#src/screens/hotels/checkout/title-options.ts';
import { fieldProblems } from '#src/screens/hotels/field-problems.gen.ts';
import { partyWords } from '#src/screens/hotels/words.ts';
import { Card } from '#src/ui/Card.tsx';
import { Row } from '#src/ui/layout.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { TextField } from '#src/ui/TextField.tsx';

const SLOTS: PassengersSlots<HotelOrder> = {
  ...hotelHold,
  people: {
    title: m.hotels_guests_title,
    contact: m.hotels_guests_contact,
    contactHint: m.hotels_guests_contact_hint,
    blocked: m.hotels_guests_blocked,
    blockedSold: m.hotels_guests_blocked_sold,
  },
};

const isFilled = ({ title, firstName, lastName, age = '' }: DraftPassenger) =>
  [title, firstName, lastName, age].every((part) => part.trim() !== '');
const isBlank = ({ firstName, lastName }: DraftPassenger) => !firstName.trim() && !lastName.trim();

const rulesOf = ({ item }: HotelOrder): PassengerRules => ({
  unnamed: (number) => m.hotels_guest_n({ number }),
  problemsOf: (draft, now) =>
    guestProblems(detailsOf(draft), {
      places: guestPlaces(item.rooms),
      minGuestAge: item.rules.minGuestAge,
      today: dayOf(now),
    }),
  isFilled,
  isBlank,
});

export function HotelGuests({
  view,
  order,
  draft,
  onDraft,
  isNamedByLink,
  book,
  send,
  clock,
}: PassengersPageProps<HotelOrder>) {
  const isExpired = view.kind === 'expired';
  const { item } = order;
  const form = usePassengerForm({
    draft,
    onDraft,
    problem: isExpired ? null : view.problem,
    rules: rulesOf(order),
    clock,
    onValid: () => !isExpired && send({ type: 'passengers.submit' }),
  });
  const places = guestPlaces(item.rooms);
  return (
    <PassengersScreen slots={SLOTS} view={view} order={order} send={send} clock={clock} form={form} book={book}>
      {isNamedByLink ? <p className="quiet small">{m.hotels_guests_from_link()}</p> : null}
      {item.rooms.map(({ room, rate, party }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room has no identity but its place.
        <Card as="section" key={at} gap={4}>
          <Row isSpread align="base">
            <h2>{m.hotels_guests_room({ number: at + 1, room: room.name.en })}</h2>
            <span className="quiet small">
              {m.hotels_guests_party({ party: partyWords([party]), board: boardName(rate.board).toLowerCase() })}
            </span>
          </Row>
          {places.map((place, index) =>
            place.room === at ? (
              <Guest
                // biome-ignore lint/suspicious/noArrayIndexKey: guests have no identity but their place.
                key={index}
                index={index}
                isAdult={place.isAdult}
                isLead={index === 0}
                isFirstOfRoom={places.findIndex(({ room: one }) => one === at) === index}
                form={form}
                saved={fittingGuests(book?.saved ?? [], place, item.checkIn)}
                days={item}
              />
            ) : null,
          )}
        </Card>
      ))}
      <Arrival order={order} form={form} />
    </PassengersScreen>
  );
}

type GuestProps = {
  readonly index: number;
  readonly isAdult: boolean;
  readonly isLead: boolean;
  readonly isFirstOfRoom: boolean;
  readonly form: PassengerForm;
  readonly saved: readonly SavedPassenger[];
  readonly days: Pick<HotelOrder['item'], 'checkIn' | 'checkOut'>;
};

function guestProblemText(field: string, problem: string, typed: string): string {
  const text = own(fieldProblems, problem)?.();
  if (text === undefined) return personProblemText(field, problem, typed);
  return signNamed(problem === 'guest_age_invalid' ? characterOutside(/\d/, typed) : undefined, text);
}

const optionOf = ({ code, name }: (typeof COUNTRIES)[number]) => ({ value: code, label: name });

const Guest = ({ index, isAdult, isLead, isFirstOfRoom, form, saved, days: { checkIn, checkOut } }: GuestProps) => {
  const guest = form.values.passengers[index];
  if (!guest) return null;
  const number = index + 1;
  const wire = (field: 'title' | 'firstName' | 'lastName' | 'age' | 'nationality') => {
    const id = `passengers.${index}.${field}`;
    const problem = form.problems[id];
    return {
      id,
      name: id,
      value: guest[field] ?? '',
      error: problem && guestProblemText(field, problem, guest[field] ?? ''),
      onChange: (value: string) => form.changePassenger(index, field, { [field]: value }),
    };
  };
  return (
    <div className={css.guest}>
      <h3>
        {isAdult ? m.hotels_guest_n({ number }) : m.hotels_guest_child({ number })}{' '}
        {isLead ? <Tag tone="accent">{m.hotels_guest_lead()}</Tag> : null}
        {!isLead && isFirstOfRoom ? <Tag tone="line">{m.hotels_guest_lead_room()}</Tag> : null}
      </h3>
      <SavedPassengers
        saved={saved}
        lastDay={checkOut}
        chosenId={savedIdOf(saved, guest)}
        onPick={(one) => form.replace(index, guestFrom(guest, one, { checkIn, isLead }))}
      />
      <div className={css.fields}>
        <SelectField {...wire('title')} label={m.passengers_name_title()} options={TITLES} placeholder="–" />
        <TextField {...wire('firstName')} label={m.passengers_given()} autoComplete={isLead ? 'given-name' : 'off'} />
        <TextField {...wire('lastName')} label={m.passengers_family()} autoComplete={isLead ? 'family-name' : 'off'} />
        <TextField {...wire('age')} label={m.hotels_guest_age()} inputMode="numeric" autoComplete="off" />
      </div>
      {isLead ? (
        <SelectField
          {...wire('nationality')}
          label={m.passengers_nationality()}
          hint={m.hotels_guest_nationality_hint()}
          options={COUNTRIES.map(optionOf)}
          placeholder="–"
          frequent={{
            label: m.passengers_country_frequent(),
            options: FREQUENT_COUNTRIES.map(optionOf),
            restLabel: m.passengers_country_all(),
          }}
        />
      ) : null}
    </div>
  );
};

const Arrival = ({ order: { item }, form }: { readonly order: HotelOrder; readonly form: PassengerForm }) => {
  const { arrival = '', wishes = '' } = form.values.answers ?? {};
  const errorOf = (name: string, typed: string) => {
    const problem = form.problems[`answers.${name}`];
    return problem && fieldProblemText(problem, typed, fieldProblems);
  };
  const { keepsUntil } = item.rules;
  return (
    <Card as="section" gap={4}>
      <h2>{m.hotels_arrival()}</h2>
      <SelectField
        id="answers.arrival"
        name="answers.arrival"
        label={m.hotels_arrival_on({ day: formatDay(item.checkIn) })}
        hint={m.hotels_arrival_hint({ time: keepsUntil })}
        value={arrival}
        error={errorOf('arrival', arrival)}
        onChange={(value) => form.changeAnswer('arrival', value)}
        options={arrivalOptions(item.rules)}
      />
      <TextField
        id="answers.wishes"
        name="answers.wishes"
        label={m.hotels_wishes()}
        hint={m.hotels_wishes_hint()}
        value={wishes}
        error={errorOf('wishes', wishes)}
        maxLength={MAX_WISHES}
        autoComplete="off"
        onChange={(value) => form.changeAnswer('wishes', value)}
      />
    </Card>
  );
};
