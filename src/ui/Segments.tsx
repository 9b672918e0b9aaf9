import css from '#src/ui/Segments.module.css';

export type SegmentsProps<T extends string> = {
  readonly label: string;
  readonly name: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value?: T;
  readonly defaultValue?: T;
  readonly onChange?: (value: T) => void;
};

/** Two to four exclusive choices; native radios, so a form submits them without JavaScript. */
export const Segments = <T extends string>({
  label,
  name,
  options,
  value,
  defaultValue,
  onChange,
}: SegmentsProps<T>) => (
  <fieldset className={css.segments}>
    <legend className="vh">{label}</legend>
    {options.map((option) => (
      <label key={option.value}>
        <input
          type="radio"
          name={name}
          value={option.value}
          {...(value === undefined
            ? { defaultChecked: option.value === defaultValue }
            : { checked: option.value === value })}
          onChange={() => onChange?.(option.value)}
        />
        {option.label}
      </label>
    ))}
  </fieldset>
);
