import type { ReactNode } from 'react';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/ui/AlertBanner.module.css';
import { Button } from '#src/ui/Button.tsx';
import { Note, type Tone } from '#src/ui/Note.tsx';

export type AlertBannerProps = {
  readonly kind?: Tone;
  readonly text: ReactNode;
  readonly onClose: () => void;
  /** Called on hover and focus: the alert's timer pauses. */
  readonly onPause?: () => void;
  readonly onResume?: () => void;
};

/** Slides in at the top; a click anywhere closes it. Never the only place of a message. */
export const AlertBanner = ({ kind = 'warn', text, onClose, onPause, onResume }: AlertBannerProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the close button serves the keyboard; this is the wider target.
  // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
  <div
    className={css.banner}
    onClick={onClose}
    onPointerEnter={onPause}
    onPointerLeave={onResume}
    onFocus={onPause}
    onBlur={onResume}
  >
    <Note
      tone={kind}
      icon={kind === 'warn' ? 'alert' : undefined}
      role={kind === 'warn' || kind === 'stop' ? 'alert' : 'status'}
      action={<Button kind="quiet" size="s" isIcon icon="x" aria-label={m.ui_close()} onClick={onClose} />}
    >
      {text}
    </Note>
  </div>
);
