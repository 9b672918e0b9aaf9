import { type ReactNode, useRef } from 'react';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/core/issue/Issue.module.css';
import { Button } from '#src/ui/Button.tsx';

export type TaxiCardProps = {
  /** When it is shown to whom. */
  readonly lead: string;
  /** The sentence, in Persian. */
  readonly sentence: string;
  /** The place alone, in Persian: it stands above the sentence on the screen that is held out to the driver. */
  readonly place?: string | null;
  /** How it sounds, what it says. */
  readonly children: ReactNode;
};

/** A sentence to show in a taxi: large, and in Persian; on demand over the whole screen. */
export function TaxiCard({ lead, sentence, place, children }: TaxiCardProps) {
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
      {/* The browser's own: it needs no further file, in a taxi without a connection. */}
      <dialog ref={screen} className={css.whole} aria-label={m.issue_driver()}>
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
