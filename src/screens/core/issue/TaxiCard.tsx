import { type ReactNode, useRef } from 'react';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/core/issue/Issue.module.css';
import { Button } from '#src/ui/Button.tsx';

export type TaxiCardProps = {
  /** Name of the full-screen card; default: for the driver. */
  readonly label?: string;
  /** When and to whom to show it. */
  readonly lead: string;
  /** The sentence, in Persian. */
  readonly sentence: string;
  /** The place's Persian name, shown above the sentence on the full-screen card for the driver. */
  readonly place?: string | null;
  /** Pronunciation and meaning. */
  readonly children: ReactNode;
};

/** A large Persian sentence to show in a taxi; full screen on demand. */
export function TaxiCard({ label = m.issue_driver(), lead, sentence, place, children }: TaxiCardProps) {
  const screen = useRef<HTMLDialogElement>(null);
  return (
    <div className={css.driver}>
      <p>{lead}</p>
      <p lang="fa" dir="rtl">
        {sentence}
      </p>
      {children}
      <span className={css.enlarge}>
        <Button onClick={() => screen.current?.showModal()}>{m.issue_driver_large()}</Button>
      </span>
      {/* A native dialog: needs no further file in a taxi without a connection. */}
      <dialog ref={screen} className={css.whole} aria-label={label}>
        <form method="dialog">
          <Button type="submit" isIcon kind="quiet" icon="x" aria-label={m.ui_close()} />
        </form>
        <div lang="fa" dir="rtl">
          {place ? <p className={css.place}>{place}</p> : null}
          <p>{sentence}</p>
        </div>
      </dialog>
    </div>
  );
}
