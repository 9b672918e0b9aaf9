import { m } from '#src/copy/generated/messages.js';
import { momentText } from '#src/screens/core/issue/moment.ts';
import { Plate, plateWords } from '#src/screens/transport/Plate.tsx';
import type { Ride } from '#src/screens/transport/ride-words.ts';
import { Card } from '#src/ui/Card.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';

/** Who drives and in which car; a change is said again. */
export function DriverCard({ ride: { driver, earlierDriver } }: { readonly ride: Ride }) {
  if (!driver) return null;
  return (
    <Card as="section" gap={3} aria-labelledby="driver">
      <Stack gap={1}>
        <p className="small quiet">{m.transportride_driver()}</p>
        <h2 id="driver" className="strong">
          <bdi>{driver.name}</bdi>
        </h2>
      </Stack>
      {earlierDriver ? (
        <Note tone="warn" icon="swap">
          {m.transportride_driver_changed({ name: earlierDriver.name, car: earlierDriver.car })}
        </Note>
      ) : null}
      <p>{driver.car}</p>
      <p>
        <Plate plateFa={driver.plateFa} />
      </p>
      <p className="small quiet">
        {plateWords(driver.plateFa)}. {m.transportride_driver_named({ moment: momentText(driver.namedAt) })}
      </p>
      <p className="small quiet">{m.transportride_driver_sample()}</p>
    </Card>
  );
}
