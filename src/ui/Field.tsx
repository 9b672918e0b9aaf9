import type { ReactNode } from 'react';
import css from '#src/ui/Field.module.css';
import { flag } from '#src/ui/layout.tsx';

/** `id` is required: the error summary links to it. */
export type FieldProps = {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Spans the whole row of a FieldGrid. */
  readonly isAll?: boolean;
};
export type FieldWiring = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

export const inputClass: string = css.input ?? '';

const wiringOf = ({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>): FieldWiring => ({
  id,
  'aria-describedby': [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
});

export const Field = ({
  children,
  ...props
}: FieldProps & { readonly children: (wiring: FieldWiring) => ReactNode }) => (
  <div className={css.field} data-invalid={flag(Boolean(props.error))} data-all={flag(props.isAll)}>
    <label htmlFor={props.id}>{props.label}</label>
    <FieldNotes {...props} />
    {children(wiringOf(props))}
  </div>
);

/** Label, hint and error of a group of controls. */
export const FieldSet = ({ children, ...props }: FieldProps & { readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot share the rows of its neighbours in a FieldGrid.
  <div
    role="group"
    className={css.field}
    data-invalid={flag(Boolean(props.error))}
    data-all={flag(props.isAll)}
    aria-labelledby={`${props.id}-label`}
    aria-describedby={wiringOf(props)['aria-describedby']}
  >
    <span className={css.label} id={`${props.id}-label`}>
      {props.label}
    </span>
    <FieldNotes {...props} />
    {children}
  </div>
);

const FieldNotes = ({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) =>
  hint || error ? (
    <span className={css.notes}>
      {hint ? (
        <span className={css.hint} id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      {error ? (
        <span className={css.error} id={`${id}-error`}>
          {error}
        </span>
      ) : null}
    </span>
  ) : null;
