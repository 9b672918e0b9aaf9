import { formatMoney } from '#domain/core/money.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ChangeParts, ChangeProps, ChangeRow } from '#src/screens/core/change/change-slots.ts';
import { ChangeForm } from '#src/screens/insurance/change/ChangeForms.tsx';
import type { InsuranceOrder } from '#src/screens/insurance/insurance-words.ts';
import { daysWords, spanWords } from '#src/screens/insurance/insurance-words.ts';

type Props = ChangeProps<InsuranceOrder>;
type Item = InsuranceOrder['item'];

const KINDS = {
  extend: {
    title: m.insurance_change_extend,
    lead: m.insurance_change_extend_lead,
    doIt: m.insurance_change_do_extend,
    pay: m.insurance_change_pay,
  },
  move: {
    title: m.insurance_change_move,
    lead: m.insurance_change_move_lead,
    doIt: m.insurance_change_do_move,
    pay: m.insurance_change_pay_move,
  },
  add: {
    title: m.insurance_change_add,
    lead: m.insurance_change_add_lead,
    doIt: m.insurance_change_do_add,
    pay: m.insurance_change_pay_add,
  },
  correct: {
    title: m.insurance_change_correct,
    lead: m.insurance_change_correct_lead,
    doIt: m.insurance_change_do_correct,
    pay: m.insurance_change_pay,
  },
} as const;

/** Kinds come from our own buttons and from the server's quote. */
const kindOf = (kind: string): keyof typeof KINDS =>
  kind === 'move' || kind === 'correct' || kind === 'add' ? kind : 'extend';

/** The contract leaves the item of a change open: it is this product's own. */
const itemAfter = ({ change: { item } }: Pick<Props, 'change'>): Item => item as Item;

const nameOf = (order: InsuranceOrder, place: number): string => {
  const person = order.passengers[place];
  return person ? `${person.firstName} ${person.lastName}` : '';
};

const daysOf = ({ firstDay, lastDay, days }: Pick<Item, 'firstDay' | 'lastDay' | 'days'>): string =>
  `${spanWords(firstDay, lastDay)}, ${daysWords(days)}`;

function dayRows(props: Props): ChangeRow[] {
  const { order } = props;
  const after = itemAfter(props);
  const rows = after.people.flatMap((one, place): ChangeRow[] => {
    const before = order.item.people[place];
    if (!before) {
      const covered = daysOf({ firstDay: after.firstDay, lastDay: one.lastDay, days: one.days });
      const row = { id: `new-${place}`, term: m.insurance_change_row_person(), before: '–' };
      return [{ ...row, after: `${covered}, ${formatMoney(one.price)}` }];
    }
    if (before.days === one.days && after.firstDay === order.item.firstDay) return [];
    const span = (item: Item, { lastDay, days }: Item['people'][number]) =>
      `${daysOf({ firstDay: item.firstDay, lastDay, days })}, ${formatMoney((item.people[place] ?? one).price)}`;
    return [
      { id: `days-${place}`, term: nameOf(order, place), before: span(order.item, before), after: span(after, one) },
    ];
  });
  return rows;
}

const nameRows = ({ order, change: { people } }: Props): ChangeRow[] =>
  people.map(({ position, firstName, lastName }) => ({
    id: `name-${position}`,
    term: m.insurance_change_row_name(),
    before: nameOf(order, position),
    after: `${firstName} ${lastName}`,
  }));

const papersRow = (kind: string): ChangeRow => ({
  id: 'papers',
  term: m.insurance_change_row_papers(),
  before: kind === 'add' ? m.insurance_change_row_papers_stay() : m.insurance_change_row_papers_void(),
  after: m.profile_change_new_numbers(),
});

/** What insurance gives to the change of an order; it comes with the first change. */
export const changeParts: ChangeParts<InsuranceOrder> = {
  Form: ChangeForm,
  rowsOf: (props) => [
    ...(kindOf(props.change.kind) === 'correct' ? nameRows(props) : dayRows(props)),
    papersRow(props.change.kind),
  ],
  words: {
    title: (kind) => KINDS[kindOf(kind)].title(),
    lead: (kind) => KINDS[kindOf(kind)].lead(),
    pay: ({ change }, amount) => KINDS[kindOf(change.kind)].pay({ sum: amount }),
    getBack: (_, amount) => m.insurance_change_get({ sum: amount }),
    doIt: ({ change }) => KINDS[kindOf(change.kind)].doIt(),
    keep: () => m.insurance_change_stay(),
    held: () => null,
    note: (props) => {
      if (props.change.kind === 'add') return m.insurance_change_note_add();
      const begins = props.change.kind === 'move' && itemAfter(props).coverFrom <= props.order.serverNow;
      return begins ? m.insurance_change_note_today() : m.insurance_change_note();
    },
    changing: m.profile_change_changing,
    done: m.insurance_change_done,
    refused: m.insurance_change_refused,
    lapsed: m.insurance_change_lapsed,
  },
};
