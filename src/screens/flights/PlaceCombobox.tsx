import { type KeyboardEvent, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import type { Airport } from '#domain/airports.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/flights/PlaceCombobox.module.css';
import type { PlaceComboboxProps, PlaceFieldProps } from '#src/screens/flights/PlaceField.tsx';
import { searchPlaces, surePlace, whyOpen } from '#src/screens/flights/place-search.ts';
import popover from '#src/ui/Popover.module.css';
import search from '#src/ui/Search.module.css';
import { describedBy } from '#src/ui/Search.tsx';
import { useChanged } from '#src/ui/useChanged.ts';

/**
 * Arrives late, see PlaceField. The chosen code goes into the form by a hidden field. The best match is highlighted, and
 * Enter and Tab take it. Text that is left open is taken when it can mean one place only; otherwise it stays and says why.
 */
export function PlaceCombobox({
  id,
  name,
  airports,
  value,
  onChange,
  onFault,
  error,
  open,
  onOpen,
}: PlaceComboboxProps) {
  const city = airports.find(({ code }) => code === value)?.city ?? '';
  const [fault, setFault] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Another choice from outside, as by "swap", ends what is typed.
  useChanged(value, () => {
    onOpen(null);
    setFault('');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the fault changes.
  useEffect(() => onFault?.(fault), [fault]);

  const asked = open ?? '';
  const found = searchPlaces(airports, asked);
  const head = asked.trim()
    ? m.ui_place_count({ count: found.length, text: asked.trim() })
    : m.ui_place_popular_first({ count: airports.length });

  const write = (text: string) => {
    onOpen(text === city ? null : text);
    setFault('');
  };
  const choose = (code: string) => {
    onOpen(null);
    setFault('');
    if (code !== value) onChange(code);
  };
  const leave = () => {
    const typed = (field.current?.value ?? asked).trim(); // the focus may go before the last letter is rendered
    if (open === null && typed === city) return;
    if (typed === '') return choose('');
    const sure = surePlace(airports, typed);
    if (sure) return choose(sure.code);
    const why = whyOpen(airports, typed);
    setFault(why);
    onFault?.(why); // before the effect: the click that left the field may be the one on Search
  };

  return (
    <>
      <ComboBox
        className={css.box ?? ''}
        aria-labelledby={`${id}-label`}
        items={found}
        inputValue={open ?? city}
        onInputChange={(next) => {
          // React Aria also writes here when it restores a choice that the filter hides: only typing counts.
          if (document.activeElement === field.current) write(next);
        }}
        selectedKey={value || null}
        onSelectionChange={(key) => {
          if (key !== null) choose(String(key));
        }}
        // A refused search brings the focus here: a list that opens by itself would lie over the words that say why.
        menuTrigger={error || fault ? 'input' : 'focus'}
        allowsEmptyCollection
        // Open text stays when the field is left: without it React Aria gives the last choice back, without a word.
        allowsCustomValue
        isInvalid={Boolean(error || fault)}
        onBlur={leave}
      >
        <TypedPlace
          id={id}
          field={field}
          error={error}
          fault={fault}
          isTyping={open !== null}
          onEscape={() => choose(value)}
          onEnter={leave}
        />
        <Popover className={`${popover.popover} ${css.list}`} placement="bottom start" offset={30} maxHeight={340}>
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
      {fault ? (
        <span className={search.error} id={`${id}-fault`} role="alert">
          {fault}
        </span>
      ) : null}
      <input type="hidden" name={name} value={value} />
    </>
  );
}

type TypedPlaceProps = Pick<PlaceFieldProps, 'id' | 'error'> & {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly fault: string;
  readonly isTyping: boolean;
  /** Give the last choice back. */
  readonly onEscape: () => void;
  /** Enter where nothing is highlighted. */
  readonly onEnter: () => void;
};

/**
 * The first match is highlighted while one types: React Aria takes what is highlighted by Enter and Tab. Escape gives
 * the last choice back and closes the list; React Aria's own handler cannot: it looks the choice up among the places
 * that match, finds it gone, and opens the list again because the text "changed".
 */
function TypedPlace({ id, field, error, fault, isTyping, onEscape, onEnter }: TypedPlaceProps) {
  const list = useContext(ComboBoxStateContext);
  const [isEscaping, setEscaping] = useState(false);
  useEffect(() => {
    // One render later than the text: text that changes while the list is closed opens it.
    if (!isEscaping) return;
    setEscaping(false);
    list?.close();
  }, [isEscaping, list]);
  const first = list?.collection.getFirstKey() ?? null;
  const highlighted = list?.selectionManager.focusedKey ?? null;
  // React Aria forgets the highlight with every letter.
  useEffect(() => {
    if (isTyping && list?.isOpen && highlighted === null && first !== null) list.selectionManager.setFocusedKey(first);
  }, [list, isTyping, highlighted, first]);

  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isTyping && highlighted === null) {
      event.preventDefault();
      onEnter();
    }
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
      aria-describedby={fault ? `${id}-fault` : describedBy(id, error)}
      autoComplete="off"
      spellCheck="false"
      onKeyDownCapture={onKeyDownCapture}
      onClick={() => {
        if (list && !list.isOpen) list.open(null, 'manual');
      }}
      onFocus={(event) => {
        // React Aria says "focus" once more while one types: selecting then would eat the first letter.
        if (!isTyping) event.target.select();
      }}
    />
  );
}
