import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { buttonLook } from '#src/ui/Button.tsx';
import css from '#src/ui/Faults.module.css';
import { Row, Stack, Wrap } from '#src/ui/layout.tsx';

export const ServerErrorScreen = ({ statusCode }: { readonly statusCode: number }) => (
  <Wrap>
    <div className={css.lost}>
      <Stack>
        <p className="quiet">{m.site_fault_code({ statusCode })}</p>
        <h1>{m.site_fault_title()}</h1>
        <p>{m.site_fault_text()}</p>
        <Row>
          <a href="/" {...buttonLook({ kind: 'primary' })}>
            {m.site_start()}
          </a>
          <a href={pathTo.findBooking()} {...buttonLook()}>
            {m.site_find_booking()}
          </a>
        </Row>
      </Stack>
    </div>
  </Wrap>
);
