import { formatPersianDayFa } from '#domain/core/persian-text.ts';
import { formatDay } from '#domain/core/time.ts';
import { VOUCHER_IN_PERSIAN } from '#domain/tours/voucher-in-persian.ts';
import { m } from '#src/copy/generated/messages.js';
import type { TourOrder } from '#src/screens/tours/checkout/hold-slots.tsx';

type Item = TourOrder['item'];
type Labels = Readonly<Record<'day' | 'people' | 'guide' | 'meeting' | 'ends' | 'number' | 'order', string>>;

/** Texts of a paper in one language; names of people and numbers are equal in both. */
export type PaperWords = {
  readonly kicker: (order: TourOrder) => string;
  readonly title: (item: Item) => string;
  readonly day: (day: string) => { readonly day: string; readonly year: string };
  readonly nights: (count: number) => string;
  readonly guide: (item: Item) => string;
  readonly meeting: (item: Item) => string;
  readonly ends: (item: Item) => string;
  /** When one is met; null: not told in this language. */
  readonly pickUp: ((item: Item) => string) | null;
  /** Before the hotel where a day tour fetches them. */
  readonly fetched: string;
  readonly labels: Labels;
};

/** All of it is paid: the voucher is there, not only the confirmation. */
export const isPaidWhole = ({ due }: Pick<TourOrder, 'due'>): boolean => due?.purpose !== 'balance';

/** So many of those who booked still come. */
const stayingIn = ({ item }: TourOrder): number => item.persons.filter(({ hasLeft }) => !hasLeft).length;

export const ENGLISH: PaperWords = {
  kicker: (order) => {
    const count = stayingIn(order);
    return isPaidWhole(order) ? m.tours_doc_voucher({ count }) : m.tours_doc_confirmation({ count });
  },
  title: ({ title }) => title,
  day: (day) => ({ day: formatDay(day), year: day.slice(0, 4) }),
  nights: (count) => m.tours_doc_nights({ count }),
  guide: ({ guide, guideLanguage: language }) =>
    guide === null ? m.tours_guide_in({ language }) : m.tours_doc_guide({ guide, language }),
  meeting: ({ meetingPoint }) => meetingPoint.en,
  ends: ({ ends }) => ends.en,
  fetched: m.tours_doc_fetched(),
  pickUp: ({ pickUp }) => m.tours_doc_pick_up({ when: pickUp }),
  labels: {
    day: m.tours_doc_day(),
    people: m.tours_doc_people(),
    guide: m.tours_doc_guide_label(),
    meeting: m.tours_doc_meeting(),
    ends: m.tours_doc_ends(),
    number: m.tours_doc_number(),
    order: m.tours_doc_order(),
  },
};

export const PERSIAN: PaperWords = {
  kicker: (order) => VOUCHER_IN_PERSIAN.kicker(isPaidWhole(order), stayingIn(order)),
  title: ({ titleFa }) => titleFa,
  day: (day) => {
    const words = formatPersianDayFa(day).split(' ');
    return { day: words.slice(0, -1).join(' '), year: words.at(-1) ?? '' };
  },
  nights: VOUCHER_IN_PERSIAN.nights,
  guide: ({ guide, guideLanguage }) => VOUCHER_IN_PERSIAN.guide(guide, guideLanguage),
  meeting: ({ meetingPoint }) => meetingPoint.fa,
  ends: ({ ends }) => ends.fa,
  fetched: `${VOUCHER_IN_PERSIAN.labels.fetched}:`,
  pickUp: null,
  labels: VOUCHER_IN_PERSIAN.labels,
};
