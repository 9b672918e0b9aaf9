import { formatMoney } from '#domain/core/money.ts';
import { formatDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Words } from '#src/ui/Words.tsx';

export type Fit = components['schemas']['Fit'];

type Props = {
  readonly fits: readonly Fit[];
  /** Before the page is left for it. */
  readonly onChoose: (fit: Fit) => void;
};

/** What a journey misses beside a booking and is sold here; nothing when nothing is missing. */
export const Fits = ({ fits, onChoose }: Props) =>
  fits.length === 0 ? null : (
    <Stack as="section" gap={3} aria-labelledby="fits">
      <Stack gap={1}>
        <h2 id="fits" className="strong">
          {m.trip_fits()}
        </h2>
        <p className="small quiet">{m.trip_fits_lead()}</p>
      </Stack>
      {fits.map((fit) => (
        <Card as="article" key={fit.href} isTight>
          <Row isSpread>
            <Stack gap={1}>
              <h3>
                <Icon name={fit.kind === 'stay' ? 'bed' : 'plane'} /> <Words>{titleOf(fit)}</Words>
              </h3>
              <p className="small quiet">
                {fit.kind === 'stay'
                  ? m.trip_fits_nights({ from: formatDay(fit.day), until: formatDay(fit.until) })
                  : m.trip_fits_day({ day: formatDay(fit.day) })}
                {fit.people.length > 0 ? ` ${m.trip_for_whom({ people: fit.people.join(', ') })}` : ''}
              </p>
            </Stack>
            <a {...buttonLook({ size: 's' })} href={fit.href} onClick={() => onChoose(fit)}>
              {offerOf(fit)}
            </a>
          </Row>
        </Card>
      ))}
    </Stack>
  );

const titleOf = (fit: Fit): string =>
  fit.kind === 'stay'
    ? m.trip_fits_stay({ city: fit.place.name })
    : m.trip_fits_way({ from: fit.from.name, to: fit.to.name });

function offerOf(fit: Fit): string {
  const price = formatMoney(fit.price);
  return fit.kind === 'stay' ? m.trip_bed_mend({ city: fit.place.name, price }) : m.trip_way_mend({ price });
}
