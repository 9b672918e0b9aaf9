import type { RunOrder } from '#domain/transport/orders.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ChangeParts, ChangeProps, ChangeRow } from '#src/screens/core/change/change-slots.ts';
import { OtherRunForm } from '#src/screens/transport/change/OtherRunForm.tsx';
import { PersonForm } from '#src/screens/transport/change/PersonForm.tsx';
import { placeWords } from '#src/screens/transport/run-place-words.ts';
import { numberWords, type RunItem, staying, whenOf } from '#src/screens/transport/runs/checkout/run-words.ts';

type Props = ChangeProps<RunOrder>;

/** Kinds come from our own buttons and from the server's quote. */
const isRun = (kind: string): boolean => kind === 'run';

/** The contract leaves the item of a change open: it is this product's own. */
const itemAfter = ({ change: { item } }: Pick<Props, 'change'>) => item as RunItem;

const placesOf = (item: RunItem): string =>
  staying(item)
    .map((place) => placeWords(item, place))
    .join('; ');

/** "Sun 29 Nov 2026, 20:00, Tehran railway station". */
function momentAt(moment: number, { en }: RunItem['from']): string {
  const { day, time } = whenOf(moment);
  return [day, time, en].join(', ');
}

function runRows(props: Props): ChangeRow[] {
  const [before, after] = [props.order.item, itemAfter(props)];
  const row = (id: string, term: string, words: (item: RunItem) => string) => ({
    ...{ id, term },
    ...{ before: words(before), after: words(after) },
  });
  return [
    row('run', m.transportticket_row_run(), numberWords),
    row('departs', m.transportticket_row_departs(), ({ departsAt, from }) => momentAt(departsAt, from)),
    row('arrives', m.transportticket_row_arrives(), ({ arrivesAt, to }) => momentAt(arrivesAt, to)),
    row('places', m.transportticket_step_places(), placesOf),
  ];
}

/** Of what is only in the passport nothing is written here. */
const personRows = ({ order, change }: Props): ChangeRow[] =>
  change.people.map(({ position, firstName, lastName }) => {
    const before = order.passengers[position];
    const [was, is] = [before ? `${before.firstName} ${before.lastName}` : '', `${firstName} ${lastName}`];
    return was === is
      ? {
          id: `person-${position}`,
          term: is,
          before: m.transportticket_row_passport(),
          after: m.transportticket_row_passport_new(),
        }
      : { id: `person-${position}`, term: m.transportticket_row_name(), before: was, after: is };
  });

/** What a train or a bus gives to its change. */
export const runParts: ChangeParts<RunOrder> = {
  Form: (props) => (isRun(props.kind) ? <OtherRunForm {...props} /> : <PersonForm {...props} />),
  rowsOf: (props) => (isRun(props.change.kind) ? runRows(props) : personRows(props)),
  words: {
    title: (kind) => (isRun(kind) ? m.transportticket_change_run() : m.transportticket_change_person()),
    lead: (kind) => (isRun(kind) ? m.transportticket_change_run_lead() : m.transportticket_change_person_lead()),
    pay: (_, sum) => m.transportride_change_pay({ sum }),
    getBack: (_, sum) => m.transportride_change_get({ sum }),
    doIt: ({ change }) =>
      isRun(change.kind) ? m.transportticket_change_do_run() : m.transportticket_change_do_person(),
    keep: (order) =>
      order.item.stage === 'cancelled' ? m.transportticket_change_later() : m.transportride_change_keep(),
    held: (kind) => (isRun(kind) ? m.transportticket_change_held() : null),
    note: () => m.transportticket_change_note(),
    changing: m.profile_change_changing,
    done: () => m.transportticket_change_done(),
    refused: () => m.transportride_change_refused(),
    lapsed: m.transportride_change_lapsed,
  },
};
