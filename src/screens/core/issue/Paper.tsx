import { type ComponentType, Fragment, type ReactNode, Suspense } from 'react';
import { spellReference } from '#domain/core/reference.ts';
import { m } from '#src/copy/generated/messages.js';
import type { CodeProps } from '#src/screens/core/booking/slots.ts';
import css from '#src/screens/core/issue/Ticket.module.css';
import { Icon } from '#src/ui/Icon.tsx';
import type { IconName } from '#src/ui/icon-names.ts';
import { flag } from '#src/ui/layout.tsx';
import { Seal } from '#src/ui/Seal.tsx';
import { TileImage } from '#src/ui/Tile.tsx';

export type PaperProps = {
  readonly label: string;
  readonly reference: string;
  /** The place on the band. */
  readonly slug: string;
  /** What the QR code opens. */
  readonly pageUrl: string;
  /** The QR code; its code comes late, the server's picture stands until then. */
  readonly Code: ComponentType<CodeProps>;
  /** The half of the traveller, and that of who looks at it in Iran. */
  readonly english: ReactNode;
  /** null where nobody who looks at it reads Persian. */
  readonly persian: ReactNode;
  /** Beside the QR code. */
  readonly notes: ReactNode;
};

/** A paper for two readers, the seal across its fold. It looks the same in a page of any direction. */
export const Paper = ({ label, reference, slug, pageUrl, Code, english, persian, notes }: PaperProps) => (
  <article className={css.ticket} dir="ltr" aria-label={label} data-halves={persian === null ? 1 : 2}>
    <div className={css.band}>
      <TileImage slug={slug} shape="band" isEager />
    </div>
    <div className={css.half}>
      {persian === null ? <SealOf reference={reference} /> : null}
      {english}
    </div>
    {persian === null ? null : (
      <div className={css.half} lang="fa" dir="rtl">
        <SealOf reference={reference} />
        {persian}
      </div>
    )}
    <div className={css.stub}>
      <Suspense fallback={<svg className={css.qr} aria-hidden="true" />}>
        <Code url={pageUrl} />
      </Suspense>
      <div className={css.about}>{notes}</div>
      <div className={css.aloud}>
        <span className="code">{reference}</span>
        <small className="quiet">{m.issue_aloud({ spelling: spellReference(reference) })}</small>
      </div>
    </div>
  </article>
);

const SealOf = ({ reference }: Pick<PaperProps, 'reference'>) => (
  <div className={css.seal}>
    <Seal reference={reference} />
  </div>
);

type NameProps = {
  readonly kicker: string;
  /** The other half has the same words: who listens hears them once as a heading. */
  readonly isAgain?: boolean;
  readonly children: ReactNode;
};

/** What kind of paper, and in large letters whose or of what. */
export const PaperName = ({ kicker, isAgain, children }: NameProps) => (
  <div className={css.name}>
    <small className="quiet">{kicker}</small>
    <h3 role={isAgain ? 'presentation' : undefined}>
      <bdi>{children}</bdi>
    </h3>
  </div>
);

type RouteProps = {
  readonly from: string;
  readonly to: string;
  readonly icon: IconName;
  /** From and to are words, and no short codes. */
  readonly isWords?: boolean;
  /** Below the one, the line between them and the other; each in lines. */
  readonly under: readonly [readonly ReactNode[], readonly ReactNode[], readonly ReactNode[]];
};

/** From one to the other. */
export const PaperRoute = ({ from, to, icon, isWords, under }: RouteProps) => (
  <div className={css.route} data-words={isWords ? '' : undefined}>
    <span className={css.big}>{from}</span>
    <span className={css.mid}>
      <Icon name={icon} />
    </span>
    <span className={css.big}>{to}</span>
    {under.map((lines, column) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: columns and lines have no identity but their place.
      <small key={column}>
        <Lines lines={lines} />
      </small>
    ))}
  </div>
);

const Lines = ({ lines }: { readonly lines: readonly ReactNode[] }) =>
  lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    <Fragment key={at}>
      {at > 0 ? <br /> : null}
      {line}
    </Fragment>
  ));

type FactProps = {
  readonly label: string;
  /** What the paper is for: large, and in one line of its own. */
  readonly isMain?: boolean | undefined;
};

/** One of the facts of a paper, inside of a `dl`. */
export const PaperFact = ({ label, isMain, children }: FactProps & { readonly children: ReactNode }) => (
  <div data-main={flag(isMain)}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** A number or a price: the same in both languages. */
export const PaperCode = ({ code, ...fact }: FactProps & { readonly code: string }) => (
  <PaperFact {...fact}>
    <bdi className="code">{code}</bdi>
  </PaperFact>
);

/** What else who reads it should know. */
export const PaperLine = ({ children }: { readonly children: ReactNode }) => <p className={css.wideline}>{children}</p>;
