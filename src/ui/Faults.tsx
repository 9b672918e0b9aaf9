import type { ReactNode } from 'react';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/ui/Faults.module.css';
import { Row, Stack, Wrap } from '#src/ui/layout.tsx';
import { TileImage } from '#src/ui/Tile.tsx';

export type FaultProps = { readonly actions?: ReactNode };

const WALL = Array.from({ length: 20 }, (_, at) => at);
const GAP = 12;

/** A page that does not exist: a wall with one tile missing. */
export const NotFound = ({ actions }: FaultProps) => (
  <Wrap>
    <div className={css.lost}>
      <Stack>
        <h1>{m.ui_lost_title()}</h1>
        <p className="quiet">{m.ui_lost_text()}</p>
        <Row>{actions ?? <a href="/">{m.ui_lost_home()}</a>}</Row>
      </Stack>
      <div className={css.wall} aria-hidden="true">
        {WALL.map((at) =>
          at === GAP ? (
            <span className={css.gap} key={at}>
              404
              <span className={css.loose}>
                <TileImage slug="isfahan" shape="panel" />
              </span>
            </span>
          ) : (
            <span key={at}>
              <TileImage slug="isfahan" shape="panel" isEager />
            </span>
          ),
        )}
      </div>
    </div>
  </Wrap>
);

/** Something failed on our side; nothing was booked by it. */
export const ServerFault = ({ actions }: FaultProps) => (
  <Wrap>
    <div className={css.lost}>
      <Stack>
        <h1>{m.ui_fault_title()}</h1>
        <p className="quiet">{m.ui_fault_text()}</p>
        <Row>{actions ?? <a href="/">{m.ui_lost_home()}</a>}</Row>
      </Stack>
    </div>
  </Wrap>
);
