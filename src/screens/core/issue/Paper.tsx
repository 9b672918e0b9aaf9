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
  /** Slug of the place on the band. */
  readonly slug: string;
  /** URL in the QR code. */
  readonly pageUrl: string;
  /** QR code; loads lazily, server HTML until then. */
  readonly Code: ComponentType<CodeProps>;
  /** The traveller's half, and the half for readers in Iran. */
  readonly english: ReactNode;
  /** null if no reader needs Persian. */
  readonly persian: ReactNode;
  /** Beside the QR code. */
  readonly notes: ReactNode;
};

/** A paper for two readers, with the seal across its fold. Independent of the page's text direction. */
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
  /** The other half repeats the words: only one is a heading for screen readers. */
  readonly isAgain?: boolean;
  readonly children: ReactNode;
};

/** Kind of paper, and its owner or subject in large letters. */
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
  /** From and to are full names instead of short codes. */
  readonly isWords?: boolean;
  /** Lines below the start, the connection and the end. */
  readonly under: readonly [readonly ReactNode[], readonly ReactNode[], readonly ReactNode[]];
};

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
  /** The main fact: large and on its own line. */
  readonly isMain?: boolean | undefined;
};

/** A fact of a paper, inside a `dl`. */
export const PaperFact = ({ label, isMain, children }: FactProps & { readonly children: ReactNode }) => (
  <div data-main={flag(isMain)}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** A number or price, identical in both languages. */
export const PaperCode = ({ code, ...fact }: FactProps & { readonly code: string }) => (
  <PaperFact {...fact}>
    <bdi className="code">{code}</bdi>
  </PaperFact>
);

export const PaperLine = ({ children }: { readonly children: ReactNode }) => <p className={css.wideline}>{children}</p>;
