import { useId } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import type { ConsentEvent } from '#machines/core/consent/types.ts';
import type { ConsentView } from '#machines/core/consent/view.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/core/third-parties/ThirdParties.module.css';
import { whatOf } from '#src/screens/core/third-parties/what-of.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Row } from '#src/ui/layout.tsx';

export type ConsentCardProps = {
  readonly view: Extract<ConsentView, { kind: 'asking' }>;
  readonly send: (event: ConsentEvent) => void;
};

/** The consent question, sticky, and below all else at the end of the page. Yes and no look the same. */
export function ConsentCard({ view: { parties }, send }: ConsentCardProps) {
  const title = useId();
  const all = parties.map(({ party }) => party);
  return (
    <div className={css.ask}>
      <Card as="section" gap={2} aria-labelledby={title}>
        <h2 id={title} className="strong">
          {m.thirdparties_ask()}
        </h2>
        <p className="small">{m.thirdparties_ask_lead()}</p>
        <ul className="small quiet">
          {parties.map((party) => (
            <li key={party.party}>{whatOf(party)}</li>
          ))}
        </ul>
        <Row>
          <Button onClick={() => send({ type: 'consent.give', agreed: [] })}>{m.thirdparties_refuse()}</Button>
          <Button onClick={() => send({ type: 'consent.give', agreed: all })}>{m.thirdparties_agree()}</Button>
          {all.length > 1 ? (
            <a className="small" href={`${pathTo.privacy()}#third-parties`}>
              {m.thirdparties_choose()}
            </a>
          ) : null}
        </Row>
      </Card>
    </div>
  );
}
