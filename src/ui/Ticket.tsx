import type { ReactNode } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { Icon } from '#src/ui/Icon.tsx';
import { Seal } from '#src/ui/Seal.tsx';
import css from '#src/ui/Ticket.module.css';
import { TileImage } from '#src/ui/Tile.tsx';

export type TicketFact = { readonly term: string; readonly value: ReactNode };
/** One half, in one language. Names and codes stay Latin in both: a document is never transliterated. */
export type TicketHalf = {
  /** "E-ticket 1 of 3" */
  readonly kicker: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly departure: ReactNode;
  readonly duration: string;
  readonly arrival: ReactNode;
  readonly facts: readonly TicketFact[];
};
export type TicketProps = {
  readonly slug: string;
  readonly reference: string;
  readonly english: TicketHalf;
  readonly persian: TicketHalf;
  /** A path of 1×1 cells and how many stand in a row. */
  readonly qr: { readonly path: string; readonly size: number };
  readonly spelling: string;
  readonly note: ReactNode;
};

/** A ticket for two readers: the traveller's half, the clerk's half, the seal across the fold. */
export const Ticket = ({ slug, reference, english, persian, qr, spelling, note }: TicketProps) => (
  <article className={css.ticket} aria-label={`${english.kicker}, ${english.name}`}>
    <div className={css.band}>
      <TileImage slug={slug} shape="band" isEager />
    </div>
    <div className={css.half}>
      <Half half={english} />
    </div>
    <div className={css.half} lang="fa" dir="rtl">
      <div className={css.seal}>
        <Seal reference={reference} />
      </div>
      <Half half={persian} />
    </div>
    <div className={css.stub}>
      <svg
        className={css.qr}
        viewBox={`-1 -1 ${qr.size + 2} ${qr.size + 2}`}
        role="img"
        aria-label={m.ui_ticket_qr()}
        shapeRendering="crispEdges"
      >
        <path fill="#000" d={qr.path} />
      </svg>
      <div className={css.note}>
        <strong className="strong">{m.ui_ticket_offline()}</strong>
        <p className="small quiet">{note}</p>
      </div>
      <div className={css.aloud}>
        <span className="code">{reference}</span>
        <small className="quiet">{m.ui_ticket_aloud({ spelling })}</small>
      </div>
    </div>
  </article>
);

const Half = ({ half }: { readonly half: TicketHalf }) => (
  <>
    <div className={css.name}>
      <small className="quiet">{half.kicker}</small>
      <h3>
        <bdi>{half.name}</bdi>
      </h3>
    </div>
    <div className={css.route}>
      <span className={css.big}>{half.from}</span>
      <span className={css.mid}>
        <Icon name="plane" />
      </span>
      <span className={css.big}>{half.to}</span>
      <small>{half.departure}</small>
      <small>{half.duration}</small>
      <small>{half.arrival}</small>
    </div>
    <dl>
      {half.facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </>
);
