import { type ReactNode, useId } from 'react';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/core/picture/Picture.module.css';
import { Icon } from '#src/ui/Icon.tsx';
import { Words } from '#src/ui/Words.tsx';

type Props = {
  /** The good one first. */
  readonly samples: readonly {
    readonly id: string;
    readonly name: string;
    readonly text: string;
    readonly picture: ReactNode;
  }[];
};

/** A good picture and common mistakes, as our own drawings. */
export function PictureSamples({ samples }: Props) {
  const id = useId();
  return (
    <section className={css.samplesPart} aria-labelledby={id}>
      <h2 id={id} className="strong">
        {m.picture_samples()}
      </h2>
      <p className="small quiet">{m.picture_samples_drawn()}</p>
      <ul className={css.samples}>
        {samples.map((sample, index) => (
          <li key={sample.id} data-good={index === 0 ? '' : undefined}>
            {sample.picture}
            <strong className="small">
              <Icon name={index === 0 ? 'check' : 'x'} /> <Words>{sample.name}</Words>
            </strong>
            <span className="small quiet">{sample.text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
