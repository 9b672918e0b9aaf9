import { m } from '#src/copy/generated/messages.js';
import { Card } from '#src/ui/Card.tsx';
import { flag } from '#src/ui/layout.tsx';
import css from '#src/ui/Skeleton.module.css';

/** A grey line as placeholder of a text. */
export const Bone = ({ width, isTall }: { readonly width?: 's' | 'l'; readonly isTall?: boolean }) => (
  <span className={css.bone} data-w={width} data-h={flag(isTall)} />
);

/** Placeholder of a loading list, announced once. */
export const Skeleton = ({ rows = 3, label }: { readonly rows?: number; readonly label?: string }) => (
  <div className={css.list} role="status">
    <span className="vh">{label ?? m.ui_loading()}</span>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows of nothing.
      <Card key={row} aria-hidden="true">
        <div className={css.row}>
          <div>
            <Bone width="s" />
            <Bone isTall />
          </div>
          <div>
            <Bone width="l" />
            <Bone />
          </div>
          <Bone isTall />
        </div>
      </Card>
    ))}
  </div>
);
