import { ANSWER_BEFORE_MINUTES, ANSWER_HOURS, OFFER_MINUTES } from '#domain/transport/asked.ts';
import { m } from '#src/copy/generated/messages.js';
import { Stack } from '#src/ui/layout.tsx';
import { Timeline } from '#src/ui/Timeline.tsx';

type Props = { readonly isCip: boolean; readonly isSimulated: boolean };

/** What happens after one has asked, and by when. */
export const WhatNext = ({ isCip, isSimulated }: Props) => (
  <Stack as="section" gap={4}>
    <h2 className="strong">{m.inquiry_next()}</h2>
    <Timeline
      items={[
        {
          ...{ id: 'ask', time: '', state: 'now' },
          title: m.inquiry_next_ask(),
          text: m.inquiry_next_ask_text(),
        },
        {
          ...{ id: 'answer', time: '', state: 'next' },
          title: m.inquiry_next_answer({ hours: ANSWER_HOURS }),
          text: m.transportask_next_answer_text({ minutes: ANSWER_BEFORE_MINUTES }),
        },
        {
          ...{ id: 'offer', time: '', state: 'next' },
          title: m.transportask_next_offer({ minutes: OFFER_MINUTES }),
          text: isCip ? m.transportask_next_offer_cip_text() : m.transportask_next_offer_car_text(),
        },
      ]}
    />
    {isSimulated ? <p className="small quiet">{m.transportask_simulated()}</p> : null}
  </Stack>
);
