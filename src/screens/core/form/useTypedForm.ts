import { type RefObject, useRef, useState } from 'react';
import { type ShownFaults, useFormFaults } from '#src/screens/core/form/useFormFaults.ts';

export type TypedField = {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

export type TypedForm<F extends string = string> = {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly typed: Readonly<Record<F, string>>;
  readonly field: (name: F) => TypedField;
  readonly isFaulty: (field: F, code: string) => boolean;
  readonly noteSubmit: () => void;
};

/** Typed values of a form whose faults come from a machine. */
export function useTypedForm<F extends string>(known: Readonly<Record<F, string>>, shown: ShownFaults): TypedForm<F> {
  const [typed, setTyped] = useState(known);
  const [taken, setTaken] = useState(known);
  // Values that become known later fill untouched fields.
  const changed = (Object.keys(known) as F[]).filter((name) => known[name] !== taken[name]);
  if (changed.length > 0) {
    setTaken(known);
    const untouched = changed.filter((name) => typed[name] === taken[name]);
    setTyped({ ...typed, ...Object.fromEntries(untouched.map((name) => [name, known[name]])) });
  }
  const ref = useRef<HTMLFormElement>(null);
  const { textOf, noteChange, isFaulty, noteSubmit } = useFormFaults(ref, shown);
  const set = (field: string, value: string) => setTyped((before) => ({ ...before, [field]: value }));
  return {
    ref,
    typed,
    field: (name) => ({
      name,
      value: typed[name],
      error: textOf(name, typed[name]),
      onChange: (value) => {
        set(name, value);
        noteChange(name);
      },
    }),
    isFaulty,
    noteSubmit,
  };
}
