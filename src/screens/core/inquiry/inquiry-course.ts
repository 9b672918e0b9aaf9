import type { InquiryView } from '#machines/core/inquiry/view.ts';
import { m } from '#src/copy/generated/messages.js';
import type { Asking, InquirySlots } from '#src/screens/core/inquiry/inquiry-slots.ts';
import { momentText } from '#src/screens/core/issue/moment.ts';
import type { TimelineItem } from '#src/ui/Timeline.tsx';

/** The way of an inquiry: what happened, what is now, what follows. */
export function courseOf<D extends Asking>(view: InquiryView, of: D, words: InquirySlots<D>['words']): TimelineItem[] {
  const { askedAt, answeredAt, answerBy, offerUntil } = of.inquiry;
  const until = (moment: number) => m.inquiry_event_by({ moment: momentText(moment) });
  const asked: TimelineItem = {
    id: 'asked',
    time: momentText(askedAt),
    title: m.inquiry_event_asked(),
    state: 'done',
  };
  const answered = { id: 'answer', time: momentText(answeredAt ?? askedAt) } as const;
  const yes: TimelineItem = { ...answered, title: words.yes(of), state: 'done' };
  const pay = { id: 'pay', title: words.payStep(of), text: words.payStepText(of) } as const;
  const last: TimelineItem = { id: 'last', time: '', title: words.last(of), state: 'next' };
  switch (view.kind) {
    case 'inquiring': {
      const thinks = { id: 'answer', title: words.thinks(of), text: words.thinksText(of), state: 'now' } as const;
      return [asked, { ...thinks, time: until(answerBy) }, { ...pay, time: words.afterYes(of), state: 'next' }, last];
    }
    case 'offered':
      return [asked, yes, { ...pay, time: offerUntil === null ? '' : until(offerUntil), state: 'now' }, last];
    case 'refused':
      return [asked, { ...answered, title: words.no(of), state: 'bad' }];
    case 'lapsed': {
      if (answeredAt === null) {
        return [asked, { id: 'answer', time: momentText(answerBy), title: m.inquiry_event_silent(), state: 'bad' }];
      }
      const time = offerUntil === null ? '' : momentText(offerUntil);
      return [asked, yes, { id: 'pay', time, title: m.inquiry_event_unpaid(), state: 'bad' }];
    }
    case 'withdrawn':
      return [asked, { id: 'end', time: '', title: m.inquiry_event_withdrawn(), state: 'done' }];
  }
}
