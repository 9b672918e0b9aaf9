import { Fragment } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import { formatDay, formatFullDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/insurance/Insurance.module.css';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';

export type SuggestedDaysProps = {
  readonly suggestion: components['schemas']['InsuranceSuggestion'];
  readonly isTaken: boolean;
  readonly onTake: () => void;
};

/** So many bookings are named. */
const MOST_NAMED = 3;

/** The days of a journey that is known, where they are known from, and one press that fills them in. */
export const SuggestedDays = ({ suggestion, isTaken, onTake }: SuggestedDaysProps) => {
  const { firstDay, lastDay, days, from } = suggestion;
  const more = from.length - MOST_NAMED;
  return (
    <Card isTight gap={3}>
      <Stack gap={1}>
        <p className="strong">
          {m.insurance_suggested({ from: formatDay(firstDay), until: formatFullDay(lastDay), days })}
        </p>
        <p className="small quiet">
          {m.insurance_suggested_from()}{' '}
          {from.slice(0, MOST_NAMED).map(({ title, page }, index) => (
            <Fragment key={page}>
              {index > 0 ? ', ' : null}
              <a href={page}>{title}</a>
            </Fragment>
          ))}
          {more > 0
            ? ` ${more === 1 ? m.insurance_suggested_more_one() : m.insurance_suggested_more({ count: more })}`
            : null}
        </p>
      </Stack>
      <Row>
        <div className={css.live}>
          <Button size="s" {...(isTaken ? { icon: 'check' as const } : {})} onClick={onTake}>
            {isTaken ? m.insurance_suggested_taken() : m.insurance_suggested_take()}
          </Button>
        </div>
        <noscript>
          {import.meta.env.SSR ? (
            <a href={pathTo.insurance({ firstDay, days })} {...buttonLook({ size: 's' })}>
              {m.insurance_suggested_take()}
            </a>
          ) : null}
        </noscript>
      </Row>
    </Card>
  );
};
