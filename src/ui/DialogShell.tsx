import type { ReactNode } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { Button } from '#src/ui/Button.tsx';
import css from '#src/ui/Dialog.module.css';
import { Field, inputClass } from '#src/ui/Field.tsx';
import { Bone } from '#src/ui/Skeleton.tsx';

export type DialogShellProps = {
  readonly id: string;
  readonly title: ReactNode;
  /** As of the dialog that takes its place: Escape and a click outside do nothing. */
  readonly isStatic?: boolean;
  /** The first field of the dialog, by the name that it has there (`useTypedInShell`). */
  readonly email?: { readonly name: string; readonly label: string };
};

/**
 * A dialog in the page's HTML: it opens at the very click, also before any application is there (`src/app/open-dialogs.ts`),
 * and the `Dialog` whose code comes takes its place.
 */
export function DialogShell({ id, title, isStatic, email }: DialogShellProps) {
  const closing: Record<string, string> = { closedby: isStatic ? 'none' : 'any' };
  return (
    <dialog {...closing} id={id} className={`${css.dialog} ${css.shell}`} aria-labelledby={`${id}-title`} data-shell="">
      <div className={css.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <Button kind="quiet" isIcon icon="x" aria-label={m.ui_close()} />
      </div>
      <div className={css.body}>
        {email ? (
          // Disabled and without its id until the shell opens: browsers fill in no address that nobody asked for.
          <Field id={`${id}-email`} label={email.label}>
            {({ id }) => (
              <input
                className={inputClass}
                type="email"
                name={email.name}
                autoComplete="username"
                spellCheck={false}
                disabled
                data-id={id}
              />
            )}
          </Field>
        ) : null}
        <div className={css.coming} role="status">
          <span className="vh">{m.ui_loading()}</span>
          <Bone width="l" isTall />
          <Bone width="l" />
          <Bone />
          <Bone width="l" isTall />
        </div>
      </div>
    </dialog>
  );
}
