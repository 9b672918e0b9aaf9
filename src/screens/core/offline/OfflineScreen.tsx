import { EMERGENCY_NUMBERS } from '#domain/country/emergency.ts';
import { m } from '#src/copy/generated/messages.js';
import { buttonLook } from '#src/ui/Button.tsx';
import css from '#src/ui/Faults.module.css';
import { Row, Stack, Wrap } from '#src/ui/layout.tsx';
import { TileImage } from '#src/ui/Tile.tsx';

/** Replaces pages that need a connection. The service worker adds links to the kept pages. */
export const OfflineScreen = () => (
  <Wrap>
    <div className={css.lost}>
      <Stack gap={5}>
        <h1>{m.site_offline_title()}</h1>
        <p>{m.site_offline_text()}</p>
        <p>{m.contact_faster_emergency_text(EMERGENCY_NUMBERS)}</p>
        <Row>
          {/* The URL is still that of the page that failed to load. */}
          <a href="?" {...buttonLook({ kind: 'primary' })}>
            {m.site_offline_again()}
          </a>
        </Row>
        <h2>{m.site_offline_papers()}</h2>
        <ul data-kept-list="" data-kept-words={m.issue_kept_at({ day: '{day}', time: '{time}' })}>
          <li>{m.site_offline_none()}</li>
        </ul>
      </Stack>
      <TileImage slug="isfahan" shape="panel" isEager />
    </div>
  </Wrap>
);
