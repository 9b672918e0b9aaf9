import type { VisaTrackingKind } from '#machines/visa/visa-tracking/stages.ts';
import { m } from '#src/copy/generated/messages.js';
import type { TrackedPerson } from '#src/screens/visa/tracking/tracked-page.ts';

type Saying = {
  readonly title: (data: { readonly name: string; readonly count: number }) => string;
  readonly text: (people: number) => string;
  readonly tag: () => string;
  readonly tone: 'accent' | 'done' | 'stop' | 'line';
};

/** Texts of a request's status. `name`: the person with a correction; `count`: number of codes. */
export const TRACK_WORDS: Readonly<Record<VisaTrackingKind | 'withdrawn', Saying>> = {
  submitted: {
    title: () => m.visarequest_track_submitted(),
    text: () => m.visarequest_track_submitted_text(),
    tag: m.visarequest_tag_submitted,
    tone: 'accent',
  },
  underReview: {
    title: () => m.visarequest_track_underreview(),
    text: () => m.visarequest_track_underreview_text(),
    tag: m.visarequest_tag_underreview,
    tone: 'accent',
  },
  actionNeeded: {
    title: ({ name }) => m.visarequest_track_actionneeded({ name }),
    text: (people) =>
      people === 1 ? m.visarequest_track_actionneeded_alone() : m.visarequest_track_actionneeded_text(),
    tag: m.visarequest_tag_actionneeded,
    tone: 'stop',
  },
  sentToMinistry: {
    title: () => m.visarequest_track_ministry(),
    text: () => m.visarequest_track_ministry_text(),
    tag: m.visarequest_tag_ministry,
    tone: 'accent',
  },
  issued: {
    title: ({ count }) => (count === 1 ? m.visarequest_track_issued_one() : m.visarequest_track_issued()),
    text: () => m.visarequest_track_issued_text(),
    tag: m.visarequest_tag_issued,
    tone: 'done',
  },
  refunding: {
    title: () => m.visarequest_track_refunding(),
    text: () => m.visarequest_track_refused_text(),
    tag: m.visarequest_tag_refused,
    tone: 'stop',
  },
  refunded: {
    title: () => m.visarequest_track_refused(),
    text: () => m.visarequest_track_refused_text(),
    tag: m.visarequest_tag_refused,
    tone: 'stop',
  },
  /** Refunded without a refusal by the ministry. */
  withdrawn: {
    title: () => m.visarequest_track_withdrawn(),
    text: () => m.visarequest_track_withdrawn_text(),
    tag: m.visarequest_tag_cancelled,
    tone: 'line',
  },
  cancelled: {
    title: () => m.visarequest_track_cancelled(),
    text: () => m.visarequest_track_cancelled_text(),
    tag: m.visarequest_tag_cancelled,
    tone: 'line',
  },
};

export const WHY_REFUSED: Readonly<Record<NonNullable<TrackedPerson['refusal']>, () => string>> = {
  ministryRefused: m.visarequest_why_ministry,
  answersNotProven: m.visarequest_why_answers,
  picturesNotGood: m.visarequest_why_pictures,
  notAnswered: m.visarequest_why_silent,
  tooLate: m.visarequest_why_late,
  tourCancelled: m.visarequest_why_tour,
};
