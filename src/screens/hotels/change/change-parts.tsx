import { formatMoney, type Money } from '#domain/core/money.ts';
import { formatDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ChangeParts, ChangeProps, ChangeRow } from '#src/screens/core/change/change-slots.ts';
import { ChangeForm } from '#src/screens/hotels/change/ChangeForms.tsx';
import { NightsPicture } from '#src/screens/hotels/change/NightsPicture.tsx';
import { itemAfter, movesOf } from '#src/screens/hotels/change/nights-change.ts';
import { arrivalWords } from '#src/screens/hotels/checkout/arrival-words.ts';
import type { HotelOrder } from '#src/screens/hotels/checkout/hold-slots.tsx';
import { momentThere } from '#src/screens/hotels/moment-there.ts';

type Props = ChangeProps<HotelOrder>;
type Item = HotelOrder['item'];

const TITLES = {
  nights: m.hotels_change_nights,
  guest: m.hotels_change_guest,
  arrival: m.hotels_change_arrival,
};
const LEADS = {
  nights: m.hotels_change_nights_lead,
  guest: m.hotels_change_guest_lead,
  arrival: m.hotels_change_arrival_lead,
};
const DOES = {
  nights: m.hotels_change_move,
  guest: m.hotels_change_do_guest,
  arrival: m.hotels_change_do_arrival,
};

const KEEPS: Readonly<Record<keyof typeof TITLES, (item: Item) => string>> = {
  nights: ({ checkIn, checkOut }) => m.hotels_change_keep({ from: formatDay(checkIn), to: formatDay(checkOut) }),
  guest: m.profile_change_keep_name,
  arrival: m.hotels_change_keep_arrival,
};

/** Kinds come from our own buttons and from the server's quote. */
const kindOf = (kind: string): keyof typeof TITLES => (kind === 'guest' || kind === 'arrival' ? kind : 'nights');

/** What hotels give to the change of an order; it comes with the first change. */
export const changeParts: ChangeParts<HotelOrder> = {
  Form: ChangeForm,
  Picture: NightsPicture,
  rowsOf: (props) => [...ROWS[kindOf(props.change.kind)](props), voucherRow(props)],
  linesOf: (props) => (props.change.kind === 'nights' ? linesOf(props) : []),
  words: {
    title: (kind) => TITLES[kindOf(kind)](),
    lead: (kind) => LEADS[kindOf(kind)](),
    pay: (_, sum) => m.hotels_change_pay({ sum }),
    getBack: (_, sum) => m.hotels_change_get({ sum }),
    doIt: ({ change }) => DOES[kindOf(change.kind)](),
    keep: ({ item }, { kind }) => KEEPS[kindOf(kind)](item),
    held: (kind) => (kind === 'nights' ? m.hotels_change_held() : null),
    note: ({ change }) => (change.kind === 'nights' ? m.hotels_change_note_nights() : m.profile_change_nothing()),
    changing: m.profile_change_changing,
    done: m.hotels_change_done,
    refused: m.hotels_change_refused,
    lapsed: m.hotels_change_lapsed,
  },
};

const rowOf = (id: string, term: string, before: string, after: string): ChangeRow => ({ id, term, before, after });

const ROWS: Readonly<Record<keyof typeof TITLES, (props: Props) => ChangeRow[]>> = {
  nights: ({ order: { item }, change }) => {
    const after = itemAfter({ change });
    const both = (id: string, term: string, of: (item: Item) => string) => rowOf(id, term, of(item), of(after));
    return [
      both('from', m.hotels_change_row_from(), ({ timeZone, checkInAt }) => momentThere(timeZone, checkInAt)),
      both('until', m.hotels_change_row_until(), ({ timeZone, checkOutAt }) => momentThere(timeZone, checkOutAt)),
      both('free', m.hotels_change_row_free(), ({ timeZone, freeUntil }) =>
        freeUntil === null ? m.hotels_change_never_free() : momentThere(timeZone, freeUntil),
      ),
      ...(item.payAtHotel.amount + after.payAtHotel.amount > 0
        ? [both('desk', m.hotels_change_row_desk(), ({ payAtHotel }) => formatMoney(payAtHotel))]
        : []),
    ];
  },
  guest: ({ order: { passengers }, change: { people } }) =>
    people.map(({ position, firstName, lastName }) => {
      const before = passengers[position];
      const known = before ? `${before.firstName} ${before.lastName}` : '';
      return rowOf(`guest-${position}`, m.hotels_change_row_guest(), known, `${firstName} ${lastName}`);
    }),
  arrival: ({ order: { item }, change }) => {
    const said = (of: Item) => arrivalWords(of) ?? m.hotels_change_not_said();
    return [rowOf('arrival', m.hotels_change_row_arrival(), said(item), said(itemAfter({ change })))];
  },
};

const voucherRow = ({ change: { kind } }: Props): ChangeRow =>
  kind === 'nights'
    ? rowOf('voucher', m.hotels_change_row_voucher(), m.hotels_change_voucher_void(), m.profile_change_new_numbers())
    : rowOf('voucher', m.hotels_change_row_voucher(), m.hotels_change_voucher_stays(), m.hotels_change_voucher_drawn());

function linesOf(props: Props) {
  const { gone, added, length, kept, discount } = movesOf(props);
  const line = (label: string, amount: Money, sign: string) =>
    amount.amount === 0
      ? []
      : [{ label, amount: `${sign} ${formatMoney({ ...amount, amount: Math.abs(amount.amount) })}` }];
  return [
    ...line(m.hotels_change_line_gone(), gone, '−'),
    ...line(m.hotels_change_line_kept(), kept, '+'),
    ...line(m.hotels_change_line_new(), added, '+'),
    ...line(m.hotels_change_line_length(), length, length.amount < 0 ? '−' : '+'),
    ...line(m.hotels_change_line_discount(), discount, discount.amount < 0 ? '−' : '+'),
  ];
}
