import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { Card } from '#src/ui/Card.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Tag } from '#src/ui/Tag.tsx';

/** Systemic and charter fares, and what each gives back. */
export const FareKinds = () => (
  <Stack gap={5}>
    <Stack gap={2}>
      <h2>{m.site_kinds()}</h2>
      <p className="quiet">{m.site_kinds_lede()}</p>
    </Stack>
    <Card gap={4}>
      <Stack gap={1}>
        <h3>
          <Tag tone="line">{m.site_systemic()}</Tag>
        </h3>
        <p>{m.site_systemic_text()}</p>
      </Stack>
      <hr />
      <Stack gap={1}>
        <h3>
          <Tag tone="warn">{m.site_charter()}</Tag>
        </h3>
        <p>{m.site_charter_text()}</p>
      </Stack>
    </Card>
    <p>
      <a href={pathTo.flightRules()}>{m.site_rules_link()}</a>
    </p>
  </Stack>
);
