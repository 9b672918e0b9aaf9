import { formatFullDay } from '#domain/core/time.ts';
import { ANSWER_HOURS, OFFER_HOURS } from '#domain/tours/asked.ts';
import type { Wish } from '#domain/tours/wish.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { Stack } from '#src/ui/layout.tsx';
import { Timeline, type TimelineItem } from '#src/ui/Timeline.tsx';

type Schemas = components['schemas'];
type Props = {
  readonly tour: Schemas['Tour'];
  readonly kind: Wish['kind'];
  readonly departure: Schemas['TourDeparture'] | undefined;
};

/** What happens after one has asked, and by when. */
export const WhatNext = ({ tour, kind, departure }: Props) => (
  <Stack as="section" gap={4}>
    <h2 className="strong">{m.inquiry_next()}</h2>
    <Timeline items={departure ? lineOf(departure) : answerOf(kind)} />
    {kind !== 'waiting' && tour.asked?.isSimulated ? <p className="small quiet">{m.tourask_simulated()}</p> : null}
  </Stack>
);

const item = (id: string, title: string, text: string, state: TimelineItem['state'] = 'next'): TimelineItem => ({
  ...{ id, title, text, state },
  time: '',
});

const answerOf = (kind: Wish['kind']): readonly TimelineItem[] => [
  item('ask', m.inquiry_next_ask(), m.inquiry_next_ask_text(), 'now'),
  item('answer', m.inquiry_next_answer({ hours: ANSWER_HOURS }), m.tourask_next_answer_text()),
  item(
    'offer',
    m.tourask_next_offer({ hours: OFFER_HOURS }),
    kind === 'request' ? m.tourask_next_offer_day_text() : m.tourask_next_offer_text(),
  ),
];

/** How the line works. */
const lineOf = ({ waiting, salesEnd }: Schemas['TourDeparture']): readonly TimelineItem[] => [
  item(
    'line',
    m.tourask_next_line(),
    `${m.tourask_next_line_text()} ${waiting > 0 ? m.tourask_waiting_now({ count: waiting }) : m.tourask_waiting_none()}`,
    'now',
  ),
  item('back', m.tourask_next_back(), m.tourask_next_back_text()),
  item(
    'offer',
    m.tourask_next_offer({ hours: OFFER_HOURS }),
    `${m.tourask_next_offer_text()} ${m.tourask_next_not_taken()}`,
  ),
  item('end', m.tourask_next_end({ day: formatFullDay(salesEnd) }), m.tourask_next_end_text()),
];
