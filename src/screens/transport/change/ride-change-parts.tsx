import { m } from '#src/copy/generated/messages.js';
import type { ChangeParts, ChangeProps, ChangeRow } from '#src/screens/core/change/change-slots.ts';
import { MeetingForm } from '#src/screens/transport/change/MeetingForm.tsx';
import { TimeForm } from '#src/screens/transport/change/TimeForm.tsx';
import { backLabel, bookedWords, type Item, type TransportOrder, wayWords } from '#src/screens/transport/ride-words.ts';

type Props = ChangeProps<TransportOrder>;

/** Kinds come from our own buttons and from the server's quote. */
const isTime = (kind: string): boolean => kind === 'time';

/** The contract leaves the item of a change open: it is this product's own. */
const itemAfter = ({ change: { item } }: Pick<Props, 'change'>) => item as Item;

function rowsOf(props: Props): ChangeRow[] {
  const before = props.order.item;
  const after = itemAfter(props);
  if (!isTime(props.change.kind)) return meetingRows(before, after);
  return before.rides.flatMap((ride, place) => {
    const next = after.rides[place];
    if (!next || (next.bookedAt === ride.bookedAt && next.flight === ride.flight)) return [];
    return [
      {
        id: `ride-${place}`,
        term: wayWords(before, ride),
        before: withFlight(bookedWords(before, ride), ride.flight),
        after: withFlight(bookedWords(after, next), next.flight),
      },
    ];
  });
}

const withFlight = (when: string, flight: string): string => (flight === '' ? when : `${when}, ${flight}`);

function meetingRows(item: Item, { meeting: after }: Item): ChangeRow[] {
  const { meeting: before } = item;
  if (!before || !after) return [];
  const rows = [
    { id: 'sign', term: m.transportride_sign(), before: before.sign, after: after.sign },
    { id: 'hotel', term: m.transportride_stays(), before: before.hotel, after: after.hotel },
    { id: 'room', term: m.transportride_room(), before: before.room, after: after.room },
    { id: 'hotelBack', term: backLabel(item), before: before.hotelBack, after: after.hotelBack },
    { id: 'stopsAt', term: m.transportride_stops_at(), before: before.stopsAt, after: after.stopsAt },
    { id: 'notes', term: m.transportride_notes(), before: before.notes, after: after.notes },
  ];
  return rows
    .filter((row) => row.before !== row.after)
    .map((row) => ({ ...row, before: row.before || '–', after: row.after || '–' }));
}

/** A voucher keeps its number while only the sign on it changes. */
const papersRow = (): ChangeRow => ({
  id: 'papers',
  term: m.transportride_change_papers(),
  before: m.transportride_change_papers_void(),
  after: m.profile_change_new_numbers(),
});

/** What a ride gives to its change. */
export const rideParts: ChangeParts<TransportOrder> = {
  Form: (props) => (isTime(props.kind) ? <TimeForm {...props} /> : <MeetingForm {...props} />),
  rowsOf: (props) => [...rowsOf(props), ...(isTime(props.change.kind) ? [papersRow()] : [])],
  words: {
    title: (kind) => (isTime(kind) ? m.transportride_change_time() : m.transportride_change_meeting()),
    lead: (kind) => (isTime(kind) ? m.transportride_change_time_lead() : m.transportride_change_meeting_lead()),
    pay: (_, sum) => m.transportride_change_pay({ sum }),
    getBack: (_, sum) => m.transportride_change_get({ sum }),
    doIt: () => m.transportride_change_do(),
    keep: () => m.transportride_change_keep(),
    held: () => null,
    note: ({ change }) =>
      isTime(change.kind) ? m.transportride_change_note_time() : m.transportride_change_note_meeting(),
    changing: m.profile_change_changing,
    done: () => m.transportride_change_done(),
    refused: () => m.transportride_change_refused(),
    lapsed: m.transportride_change_lapsed,
  },
};
