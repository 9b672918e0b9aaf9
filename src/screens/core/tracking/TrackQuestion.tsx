import type { ReactNode } from 'react';
import css from '#src/screens/core/tracking/TrackQuestion.module.css';

type TrackQuestionProps = {
  /** Of the heading; unique on the page. */
  readonly id: string;
  readonly title: string;
  /** What is wrong, in the words of who asks. */
  readonly note: string;
  readonly children: ReactNode;
};

/** What a tracker asks somebody to do, with the way to do it. */
export const TrackQuestion = ({ id, title, note, children }: TrackQuestionProps) => (
  <section className={css.question} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <blockquote>{note}</blockquote>
    {children}
  </section>
);
