import { type ReactNode, useRef, useState } from 'react';
import { mustBeUpright } from '#domain/core/picture-rules.ts';
import type { UploadEvent } from '#machines/core/upload/types.ts';
import type { UploadView } from '#machines/core/upload/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { ProblemNote } from '#src/screens/core/booking/ProblemNote.tsx';
import css from '#src/screens/core/picture/Picture.module.css';
import { PictureEditor } from '#src/screens/core/picture/PictureEditor.tsx';
import { kB, type PictureLook, REFUSAL_WORDS } from '#src/screens/core/picture/picture-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { flag, Row, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Status } from '#src/ui/Status.tsx';
import { useStayingFocus } from '#src/ui/useStayingFocus.ts';

export type PictureStudioProps = {
  readonly look: PictureLook;
  /** A good picture and common mistakes, shown until one is sent. */
  readonly samples: ReactNode;
  /** What people must check themselves, below the measured rules. */
  readonly unmeasured: ReactNode;
  readonly view: UploadView;
  /** Preview of the chosen file; null until decoded. */
  readonly preview: ImageBitmap | null;
  readonly error: string | undefined;
  /** A draft's picture can be removed; later it can only be replaced. */
  readonly mayRemove?: boolean;
  /** No other button of the page saves it, so its own button is primary. */
  readonly isAlone?: boolean;
  readonly onFile: (file: File) => void;
  readonly send: (event: UploadEvent) => void;
};

/** Chooses, crops, checks and sends one picture. */
export function PictureStudio(props: PictureStudioProps) {
  const { look, samples, unmeasured, view, preview, mayRemove = true, isAlone = false, send } = props;
  const opened = 'opened' in view ? view.opened : null;
  const studio = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  // Buttons disappear after their action.
  useStayingFocus(studio, notice);
  return (
    <div ref={studio} className={css.studio} data-picture="">
      <Chooser {...props} />
      <div ref={notice} tabIndex={-1}>
        <Status>
          <Notice look={look} view={view} />
        </Status>
      </div>
      {view.pictureId !== null && view.kind !== 'stored' && view.kind !== 'empty' ? (
        <p className="small quiet">{m.picture_before()}</p>
      ) : null}
      {opened ? (
        <PictureEditor look={look} unmeasured={unmeasured} view={view} opened={opened} preview={preview} send={send} />
      ) : null}
      <Shown look={look} view={view} />
      <Ways view={view} mayRemove={mayRemove} isAlone={isAlone} send={send} />
      {view.kind === 'uploading' || view.kind === 'broken' || view.kind === 'stored' ? null : samples}
    </div>
  );
}

type ShownProps = Pick<PictureStudioProps, 'look' | 'view'>;

/** Hidden during an upload. */
function Chooser({ look: { words, fieldId }, view, error, isAlone = false, onFile }: PictureStudioProps) {
  const [isOver, setOver] = useState(false);
  if (view.kind === 'uploading' || view.kind === 'broken') return null;
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the mouse; the field in it does the same.
    <div
      className={css.place}
      data-over={flag(isOver)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <Field id={fieldId} label={words.label()} hint={words.hint()} error={error}>
        {(wiring) => (
          <input
            {...wiring}
            className={css.file}
            type="file"
            accept="image/*"
            onChange={({ currentTarget }) => {
              take(currentTarget.files);
              currentTarget.value = ''; // allows choosing the same file again
            }}
          />
        )}
      </Field>
      <p className="small quiet">
        <span className={css.mouse}>{m.picture_drop()} </span>
        {isAlone ? m.picture_where_alone() : m.picture_where()}
      </p>
    </div>
  );
}

function Notice({ look: { rules, words }, view }: ShownProps): ReactNode {
  const problem = view.problem && view.kind !== 'broken' ? <ProblemNote problem={view.problem} /> : null;
  switch (view.kind) {
    case 'empty':
      return problem;
    case 'checking':
      return <Note>{view.isComing ? m.picture_checking_wanted() : m.picture_checking()}</Note>;
    case 'refused':
      return (
        <Note tone="stop">
          <strong>{m.picture_refused()}</strong>
          <ul className={css.reasons}>
            {view.reasons.map((reason) => (
              <li key={reason}>{REFUSAL_WORDS[reason](rules)}</li>
            ))}
          </ul>
          {view.opened ? m.picture_refused_move() : null}
        </Note>
      );
    case 'cropped':
      return (
        <Stack gap={3}>
          {problem}
          {view.copy ? (
            <Note tone="done">
              {m.picture_good({
                width: view.copy.width,
                height: view.copy.height,
                size: kB(view.copy.bytes),
              })}
            </Note>
          ) : null}
        </Stack>
      );
    case 'uploading':
      return <Note>{m.picture_sending()}</Note>;
    case 'broken':
      // No answer means a broken connection; other problems show the server's text.
      return view.problem && view.problem.code !== 'unavailable' ? (
        <ProblemNote problem={view.problem} />
      ) : (
        <Note tone="warn">{m.picture_broken()}</Note>
      );
    case 'stored':
      return (
        <Stack gap={3}>
          {problem}
          <Note tone="done">{view.isRemoving ? m.picture_removing() : words.stored()}</Note>
        </Stack>
      );
  }
}

function Shown({ look, view }: ShownProps): ReactNode {
  if (view.kind === 'stored')
    return (
      <img
        className={css.stored}
        data-wide={flag(!mustBeUpright(look.rules))}
        src={`/api/pictures/${view.pictureId}`}
        alt={m.picture_stored_alt()}
      />
    );
  if (view.kind !== 'uploading' && view.kind !== 'broken') return null;
  const words = m.picture_progress({ sent: kB(view.sent), size: kB(view.bytes) });
  return (
    <Stack gap={2}>
      <progress className={css.progress} max={view.bytes} value={view.sent} aria-label={words} />
      <p className="small quiet">{words}</p>
    </Stack>
  );
}

type WaysProps = Pick<PictureStudioProps, 'view' | 'send'> & {
  readonly mayRemove: boolean;
  readonly isAlone: boolean;
};

function Ways({ view, mayRemove, isAlone, send }: WaysProps): ReactNode {
  // Separate rows, so that no button changes into another under a finger.
  const kind = isAlone ? 'primary' : 'plain';
  const cancel = (
    <Button kind="quiet" onClick={() => send({ type: 'picture.drop' })}>
      {m.picture_cancel()}
    </Button>
  );
  switch (view.kind) {
    case 'empty':
    case 'uploading':
      return null;
    case 'checking':
    case 'refused':
      return <Row key={view.kind}>{cancel}</Row>;
    case 'cropped':
      return (
        <Row key={view.kind}>
          <Button kind={kind} onClick={() => send({ type: 'picture.use' })}>
            {m.picture_use()}
          </Button>
          {cancel}
        </Row>
      );
    case 'broken':
      return (
        <Row key={view.kind}>
          <Button kind={kind} icon="refresh" onClick={() => send({ type: 'upload.resume' })}>
            {m.picture_resume()}
          </Button>
          {cancel}
        </Row>
      );
    case 'stored':
      return mayRemove ? (
        <Row key={view.kind}>
          <Button kind="quiet" icon="trash" isBusy={view.isRemoving} onClick={() => send({ type: 'picture.remove' })}>
            {m.picture_remove()}
          </Button>
        </Row>
      ) : null;
  }
}
