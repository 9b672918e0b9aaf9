import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What was typed or filled in by a manager before the page was live is in the fields and nowhere else: it is taken over. */
export function useTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  take: (field: string, value: string) => void,
): void {
  const taker = useRef(take);
  useLayoutEffect(() => {
    for (const input of form.current?.elements ?? []) {
      if (input instanceof HTMLInputElement && input.type !== 'checkbox' && input.value !== '') {
        taker.current(input.name, input.value);
      }
    }
  }, [form]);
}
