import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flag } from '#src/ui/layout.tsx';
import css from '#src/ui/search/Combobox.module.css';
import popover from '#src/ui/search/Popover.module.css';
import search from '#src/ui/search/Search.module.css';
import { useTypedBefore } from '#src/ui/useTypedBefore.ts';

export type ComboboxProps<T> = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The text is not a choice yet. */
  readonly isTyping: boolean;
  /** The options belong to an earlier text: highlight none. */
  readonly isLate?: boolean;
  /** Best match first. */
  readonly options: readonly T[];
  readonly keyOf: (option: T) => string;
  readonly children: (option: T) => ReactNode;
  /** Key of the chosen option. */
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
  /** On blur, or Enter without a highlight: decide what the text means. */
  readonly onLeave: (text: string) => void;
  /** Restores the last choice. */
  readonly onEscape: () => void;
  /** Describes the list; announced when it changes. */
  readonly head: string;
  /** Shown without options. */
  readonly none: string;
  readonly opensOnFocus: boolean;
  readonly isInvalid: boolean;
  readonly describedBy: string;
  readonly placeholder: string;
  /** Native suggestions until the code is loaded. */
  readonly datalist: string;
};

const NOTHING = -1;

/**
 * ARIA pattern "editable combobox with list autocomplete": the focus stays in the field, arrows move the highlight, Enter and Tab take it.
 * The best match is highlighted while typing. The same element serves before and after hydration, so typed text stays.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { id, text, isTyping, isLate = false, options, keyOf, chosen, onChoose, onLeave, opensOnFocus } = props;
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [moved, setMoved] = useState<number | null>(null);
  const [isLive, setLive] = useState(false);
  useTypedBefore(id, text, props.onText);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field wakes.
  useEffect(() => {
    setLive(true);
    const typed = field.current?.value ?? text;
    if (document.activeElement !== field.current) {
      // Typed and left before hydration.
      if (typed !== text) onLeave(typed);
    } else {
      // Hydration lost the selection: select again, so that the next letter replaces the text.
      if (!isTyping && typed === text) field.current?.select();
      if (opensOnFocus) setOpen(true);
    }
  }, []);

  const at = Math.min(moved ?? (isTyping && !isLate ? 0 : NOTHING), options.length - 1);
  const highlighted = isOpen ? options[at] : undefined;
  // Not for the first option, which is visible: measuring the new list took half the time of a keystroke.
  useEffect(() => {
    if (moved !== null) list.current?.querySelector('[data-focused]')?.scrollIntoView({ block: 'nearest' });
  }, [moved]);

  const show = (isShown: boolean) => {
    setOpen(isShown);
    setMoved(null);
  };
  const take = (option: T) => {
    show(false);
    onChoose(keyOf(option));
  };
  const move = (step: 1 | -1) => {
    setOpen(true);
    const from = at === NOTHING && step === -1 ? options.length : at;
    setMoved((from + step + options.length) % Math.max(1, options.length));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && (highlighted !== undefined || isTyping)) {
      event.preventDefault();
      if (highlighted !== undefined) return take(highlighted);
      show(false);
      onLeave(event.currentTarget.value);
    } else if (event.key === 'Tab' && highlighted !== undefined) {
      take(highlighted);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      show(false);
      props.onEscape();
    }
  };

  const listId = `${id}-list`;
  const optionId = (option: T) => `${id}-${keyOf(option)}`;
  return (
    <>
      <input
        ref={field}
        id={id}
        name={props.name}
        className={search.value ?? ''}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={highlighted === undefined ? undefined : optionId(highlighted)}
        aria-describedby={props.describedBy}
        aria-invalid={props.isInvalid ? true : undefined}
        {...(isLive ? {} : { list: props.datalist })}
        placeholder={props.placeholder}
        autoComplete="off"
        spellCheck="false"
        value={text}
        onChange={(event) => {
          // Before the list changes, while its layout is still known.
          if (list.current?.scrollTop) list.current.scrollTop = 0;
          setOpen(true);
          setMoved(null);
          props.onText(event.target.value);
        }}
        onFocus={(event) => {
          if (!isTyping) event.target.select();
          if (opensOnFocus) setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          show(false);
          onLeave(event.target.value); // blur may come before the last letter is rendered
        }}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press in the list leaves the focus where it is. */}
      <div
        className={`${popover.popover} ${popover.under} ${css.list}`}
        hidden={!isOpen}
        tabIndex={-1} // browsers make scrollable boxes focusable
        onMouseDown={(event) => event.preventDefault()}
      >
        <p className={css.head} role="status">
          {isOpen ? (options.length > 0 ? props.head : props.none) : null}
        </p>
        {isOpen && options.length > 0 ? (
          <div ref={list} id={listId} role="listbox" aria-labelledby={`${id}-label`} className={css.options ?? ''}>
            {options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which has the focus.
              <div
                key={keyOf(option)}
                id={optionId(option)}
                role="option"
                tabIndex={-1}
                aria-selected={keyOf(option) === chosen}
                data-focused={flag(index === at)}
                onPointerMove={() => setMoved(index)}
                onClick={() => take(option)}
              >
                {props.children(option)}
              </div>
            ))}
          </div>
        ) : null}
      </div>
    </>
  );
}
