import { dayOf, formatDay, formatFullDay } from '#domain/core/time.ts';
import type { CardStage, CardTrackingView } from '#machines/card/card-tracking/stages.ts';
import { m } from '#src/copy/generated/messages.js';
import type { CardOrder } from '#src/screens/card/checkout/hold-slots.tsx';
import { placeWords } from '#src/screens/card/delivery-words.ts';
import type { TrackStep } from '#src/screens/core/tracking/TrackWay.tsx';

/** What the page shows; how an order ended the page of the order says. */
export const stageOf = ({ kind }: Pick<CardTrackingView, 'kind'>): CardStage =>
  kind in STAGE_WORDS ? (kind as CardStage) : 'identityCheck';

/** Of an order as its own page has it. */
export const stageOfOrder = ({ status, stage }: Pick<CardOrder, 'status' | 'stage'>): CardStage =>
  stage ?? (status === 'issued' ? 'approved' : 'identityCheck');

const ORDER = ['identityCheck', 'approved', 'producing', 'outForDelivery', 'delivered'] as const;
const NAMES = {
  identityCheck: m.card_track_check,
  approved: m.card_track_approved,
  producing: m.card_track_made,
  outForDelivery: m.card_track_way,
  delivered: m.card_track_hand,
} as const;

const eventOf = (order: CardOrder, step: (typeof ORDER)[number]): number | undefined => {
  const found =
    step === 'approved'
      ? order.events.findLast(({ status }) => status === 'issued')
      : order.events.find(({ what }) => what === step);
  return found?.at;
};

/** The strip of the way: days of what is done, and by when the rest is promised. */
export function trackSteps(order: CardOrder, stage: CardStage): readonly TrackStep[] {
  const at = ORDER.indexOf(stage === 'moreInfo' ? 'identityCheck' : stage === 'returned' ? 'delivered' : stage);
  const { promise } = order.item;
  const by = { identityCheck: promise?.checkedBy, approved: promise?.checkedBy, producing: promise?.madeBy };
  const paid = order.events.find(({ status }) => status === 'paid')?.at ?? order.serverNow;
  return [
    { id: 'ordered', title: m.card_track_ordered(), when: formatDay(dayOf(paid)), state: 'done' },
    ...ORDER.map((step, index): TrackStep => {
      const done = eventOf(order, step);
      const promised = (by as Record<string, string | undefined>)[step] ?? promise?.thereBy;
      const isBad = (stage === 'moreInfo' && index === at) || (stage === 'returned' && index === at);
      return {
        id: step,
        title: stage === 'returned' && index === at ? m.card_track_returned() : NAMES[step](),
        when:
          done !== undefined && index <= at
            ? formatDay(dayOf(done))
            : promised
              ? m.card_track_by({ day: formatDay(promised) })
              : '',
        state: isBad ? 'bad' : index < at || stage === 'delivered' ? 'done' : index === at ? 'now' : 'next',
      };
    }),
  ];
}

type Words = {
  readonly tone: 'accent' | 'done' | 'stop';
  readonly tag: () => string;
  readonly title: (place: string) => string;
  readonly text: (order: CardOrder) => string;
};

const byWords = ({ item: { promise } }: CardOrder): string =>
  promise ? m.card_track_promise({ day: formatFullDay(promise.thereBy) }) : '';

export const STAGE_WORDS: Readonly<Record<CardStage, Words>> = {
  identityCheck: { tone: 'accent', tag: m.card_stage_check, title: m.card_head_check, text: byWords },
  moreInfo: {
    tone: 'stop',
    tag: m.card_stage_more,
    title: m.card_head_more,
    text: ({ item: { answerBy } }) =>
      answerBy === null ? m.card_track_more() : m.card_track_more_by({ day: formatFullDay(dayOf(answerBy)) }),
  },
  approved: { tone: 'accent', tag: m.card_stage_approved, title: m.card_head_approved, text: byWords },
  producing: { tone: 'accent', tag: m.card_stage_made, title: m.card_head_made, text: byWords },
  outForDelivery: {
    tone: 'accent',
    tag: m.card_stage_way,
    title: (place) => m.card_head_way({ place }),
    text: byWords,
  },
  delivered: {
    tone: 'done',
    tag: m.card_stage_there,
    title: (place) => m.card_head_there({ place }),
    text: () => m.card_track_there(),
  },
  returned: { tone: 'stop', tag: m.card_stage_returned, title: m.card_head_returned, text: () => m.card_track_back() },
};

/** The place in a sentence; of a home its region. */
export const wherePlace = ({ item: { delivery } }: CardOrder): string => (delivery ? placeWords(delivery) : '');
