import { NAME_DAYS } from '#domain/tours/dates.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ChangeParts, ChangeProps, ChangeRow } from '#src/screens/core/change/change-slots.ts';
import { DateForm } from '#src/screens/tours/change/DateForm.tsx';
import { NameForm } from '#src/screens/tours/change/NameForm.tsx';
import type { TourOrder } from '#src/screens/tours/change/tour-reads.ts';
import { daysWords } from '#src/screens/tours/tour-days.ts';

type Props = ChangeProps<TourOrder>;

/** Kinds come from our own buttons and from the server's quote. */
const isDate = (kind: string): boolean => kind === 'date';

/** The contract leaves the item of a change open: it is this product's own. */
const itemAfter = ({ change: { item } }: Pick<Props, 'change'>) => item as TourOrder['item'];

function rowsOf(props: Props): ChangeRow[] {
  const { order, change } = props;
  if (isDate(change.kind)) {
    const after = itemAfter(props);
    return [
      {
        id: 'days',
        term: m.tours_change_row_days(),
        before: daysWords(order.item.start, order.item.end),
        after: daysWords(after.start, after.end),
      },
      {
        id: 'language',
        term: m.tours_change_row_guide(),
        before: order.item.guideLanguage,
        after: after.guideLanguage,
      },
    ];
  }
  return change.people.map(({ position, firstName, lastName }) => {
    const before = order.passengers[position];
    return {
      id: `name-${position}`,
      term: m.tours_change_row_name(),
      before: before ? `${before.firstName} ${before.lastName}` : '',
      after: `${firstName} ${lastName}`,
    };
  });
}

const papersRow = (): ChangeRow => ({
  id: 'papers',
  term: m.tours_change_row_papers(),
  before: m.tours_change_row_papers_void(),
  after: m.profile_change_new_numbers(),
});

/** What tours give to the change of an order; it comes with the first change. */
export const changeParts: ChangeParts<TourOrder> = {
  Form: (props) => (isDate(props.kind) ? <DateForm {...props} /> : <NameForm {...props} />),
  rowsOf: (props) => [...rowsOf(props), papersRow()],
  words: {
    title: (kind) => (isDate(kind) ? m.tours_change_date() : m.tours_change_name()),
    lead: (kind) => (isDate(kind) ? m.tours_change_date_lead() : m.tours_change_name_lead({ days: NAME_DAYS })),
    // Neither kind costs anything.
    pay: (_, sum) => m.tours_change_pay({ sum }),
    getBack: (_, sum) => m.tours_change_get({ sum }),
    doIt: ({ change }) => (isDate(change.kind) ? m.tours_change_do_date() : m.tours_change_do_name()),
    keep: () => m.tours_change_keep(),
    held: (kind) => (isDate(kind) ? m.tours_change_held() : null),
    note: ({ change }) => (isDate(change.kind) ? m.tours_change_note_date() : m.tours_change_note_name()),
    changing: m.profile_change_changing,
    done: m.tours_change_done,
    refused: m.tours_change_refused,
    lapsed: m.tours_change_lapsed,
  },
};
