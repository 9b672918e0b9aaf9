import { formatDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import type { Beside } from '#src/screens/core/change/beside-change.ts';
import { Row, Stack } from '#src/ui/layout.tsx';

/** What else is booked on the days that move, so that nobody forgets it; nothing where nothing is. */
export const AlsoBooked = ({ beside }: { readonly beside: readonly Beside[] }) =>
  beside.length === 0 ? null : (
    <Stack as="section" gap={2} aria-labelledby="change-also">
      <h4 id="change-also" className="strong">
        {m.profile_change_also()}
      </h4>
      <p className="small quiet">{m.profile_change_also_lead()}</p>
      <Stack as="ul" gap={2}>
        {beside.map(({ page, title, day }) => (
          <li key={`${page} ${title} ${day}`}>
            <Row isSpread>
              <a href={page}>{title}</a>
              <span className="small quiet">{m.profile_change_also_stays({ day: formatDay(day) })}</span>
            </Row>
          </li>
        ))}
      </Stack>
    </Stack>
  );
