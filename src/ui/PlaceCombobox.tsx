import { type KeyboardEvent, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import type { Airport } from '#domain/airports.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/ui/Combobox.module.css';
import type { PlaceFieldProps } from '#src/ui/PlaceField.tsx';
import popover from '#src/ui/Popover.module.css';
import { exactPlace, searchPlaces } from '#src/ui/place-search.ts';
import search from '#src/ui/Search.module.css';
import { describedBy } from '#src/ui/Search.tsx';
import { useChanged } from '#src/ui/useChanged.ts';

/** Arrives late, see PlaceField. The chosen code goes into the form by a hidden field. */
export function PlaceCombobox({ id, name, airports, value, onChange, error }: PlaceFieldProps) {
  const city = airports.find(({ code }) => code === value)?.city ?? '';
  const [text, setText] = useState(city);
  const [isTyping, setTyping] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useChanged(city, () => setText(city));

  const asked = isTyping ? text : '';
  const found = searchPlaces(airports, asked);
  const head = asked.trim() ? m.ui_place_count({ count: found.length, text: asked.trim() }) : m.ui_place_popular();

  const choose = (code: string) => {
    setTyping(false);
    setText(airports.find((airport) => airport.code === code)?.city ?? city);
    if (code !== value) onChange(code);
  };
  const restore = () => {
    setTyping(false);
    setText(city);
  };
  const leave = () => {
    // A whole name or code counts as chosen; anything else gives the last choice back.
    const sure = isTyping ? exactPlace(airports, text) : undefined;
    if (sure) choose(sure.code);
    else if (isTyping && text.trim() === '') {
      setTyping(false);
      onChange('');
    } else restore();
  };

  return (
    <>
      <ComboBox
        className={css.box ?? ''}
        aria-labelledby={`${id}-label`}
        items={found}
        inputValue={text}
        onInputChange={(next) => {
          // React Aria also writes here when it restores a choice that the filter hides: only typing counts.
          if (document.activeElement !== field.current) return;
          setText(next);
          setTyping(next !== city);
        }}
        selectedKey={value || null}
        onSelectionChange={(key) => {
          if (key !== null) choose(String(key));
        }}
        menuTrigger="focus"
        allowsEmptyCollection
        isInvalid={Boolean(error)}
        onBlur={leave}
      >
        <TypedPlace id={id} field={field} error={error} isTyping={isTyping} onEscape={restore} />
        <Popover className={`${popover.popover} ${css.list}`} placement="bottom start" offset={30}>
          <p className={css.head}>{head}</p>
          <ListBox
            className={css.options ?? ''}
            renderEmptyState={() => <p className={css.none}>{m.ui_place_none({ text: asked.trim() })}</p>}
          >
            {(airport: Airport) => (
              <ListBoxItem id={airport.code} textValue={airport.city}>
                <span className="code">{airport.code}</span>
                <span>
                  {airport.city}
                  <small>{airport.airport}</small>
                </span>
                <span lang="fa" dir="rtl">
                  {airport.cityFa}
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      <input type="hidden" name={name} value={value} />
    </>
  );
}

type TypedPlaceProps = Pick<PlaceFieldProps, 'id' | 'error'> & {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isTyping: boolean;
  /** Give the last choice back. */
  readonly onEscape: () => void;
};

/**
 * Escape gives the last choice back and closes the list. React Aria's own handler cannot: it looks the choice up
 * among the places that match, finds it gone, and opens the list again because the text "changed".
 */
function TypedPlace({ id, field, error, isTyping, onEscape }: TypedPlaceProps) {
  const list = useContext(ComboBoxStateContext);
  const [isEscaping, setEscaping] = useState(false);
  useEffect(() => {
    // One render later than the text: text that changes while the list is closed opens it.
    if (!isEscaping) return;
    setEscaping(false);
    list?.close();
  }, [isEscaping, list]);

  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !list?.isOpen) return;
    event.stopPropagation();
    onEscape();
    setEscaping(true);
  };
  return (
    <Input
      ref={field}
      id={id}
      className={search.value ?? ''}
      placeholder={m.ui_place_find()}
      aria-describedby={describedBy(id, error)}
      autoComplete="off"
      spellCheck="false"
      onKeyDownCapture={onKeyDownCapture}
      onFocus={(event) => {
        // React Aria says "focus" once more while one types: selecting then would eat the first letter.
        if (!isTyping) event.target.select();
      }}
    />
  );
}
