import { useLayoutEffect, useRef, useState } from 'react';
import { MAX_PASSENGERS } from '#domain/flights/flight-limits.ts';
import { type Party, partySize } from '#domain/flights/flight-search.ts';
import { m } from '#src/copy/generated/messages.js';
import { partyWords } from '#src/screens/flights/party-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Counter } from '#src/ui/search/Counter.tsx';
import { Popover } from '#src/ui/search/Popover.tsx';
import css from '#src/ui/search/Search.module.css';
import { Cell, type CellProps, describedBy } from '#src/ui/search/Search.tsx';
import { useIsLive } from '#src/ui/useLate.ts';

export type TravellersFieldProps = CellProps & {
  readonly value: Party;
  readonly onChange: (party: Party) => void;
};

const KINDS = ['adult', 'child', 'infant'] as const;
const LABELS = { adult: m.ui_adults, child: m.ui_children, infant: m.ui_infants } as const;
const HINTS = { adult: m.ui_adults_hint, child: m.ui_children_hint, infant: m.ui_infants_hint } as const;

/** Traveller counts: three selects named adult, child and infant; after hydration counters in a panel. */
export function TravellersField({ value, onChange, ...cell }: TravellersFieldProps) {
  const selects = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // All at once: with the first change the selects may go.
  const read = () => {
    const chosen = { ...value };
    for (const select of selects.current?.querySelectorAll('select') ?? [])
      chosen[select.name as keyof Party] = Number(select.value);
    if (KINDS.some((kind) => chosen[kind] !== value[kind])) onChange(chosen);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once: what was chosen before the page came alive.
  useLayoutEffect(read, []);
  const isLive = useIsLive(selects);

  const total = partySize(value);
  const ranges = rangesOf(value);
  return (
    <Cell {...cell} note={isLive ? partyWords(value) : ''} isLive={isLive}>
      {isLive ? (
        <>
          <button
            ref={opener}
            type="button"
            id={cell.id}
            className={css.value}
            aria-labelledby={`${cell.id}-label ${cell.id}`}
            aria-describedby={describedBy(cell.id, cell.error)}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {m.ui_people({ count: total })}
          </button>
          {isOpen ? (
            <Popover label={cell.label} opener={opener} onClose={() => setOpen(false)}>
              <div className={css.party}>
                {KINDS.map((kind) => (
                  <Counter
                    key={kind}
                    label={LABELS[kind]()}
                    hint={HINTS[kind]()}
                    value={value[kind]}
                    min={ranges[kind].min}
                    max={ranges[kind].max}
                    onChange={(count) => onChange({ ...value, [kind]: count })}
                  />
                ))}
                <p className="small quiet" role="status">
                  {refusal(value)}
                </p>
                <Button
                  kind="primary"
                  size="s"
                  onClick={() => {
                    setOpen(false);
                    opener.current?.focus();
                  }}
                >
                  {m.ui_apply()}
                </Button>
              </div>
            </Popover>
          ) : null}
          {KINDS.map((kind) => (
            <input key={kind} type="hidden" name={kind} value={value[kind]} />
          ))}
        </>
      ) : (
        <div className={css.parts} ref={selects}>
          {KINDS.map((kind, index) => (
            <label key={kind}>
              <select
                className={css.value}
                id={index === 0 ? cell.id : undefined}
                name={kind}
                value={value[kind]}
                onChange={read}
              >
                {Array.from({ length: MAX_PASSENGERS + (kind === 'adult' ? 0 : 1) }, (_, at) => {
                  const count = kind === 'adult' ? at + 1 : at;
                  return (
                    <option key={count} value={count}>
                      {count}
                    </option>
                  );
                })}
              </select>
              {LABELS[kind]()}
            </label>
          ))}
        </div>
      )}
    </Cell>
  );
}

function rangesOf({ adult, child, infant }: Party) {
  const free = MAX_PASSENGERS - adult - child - infant;
  return {
    adult: { min: Math.max(1, infant), max: adult + free },
    child: { min: 0, max: child + free },
    infant: { min: 0, max: Math.min(adult, infant + free) },
  };
}

/** Why a button is disabled. */
function refusal(party: Party): string {
  const { adult, child, infant } = party;
  if (adult + child + infant >= MAX_PASSENGERS) return m.ui_party_full();
  if (infant > 0 && infant >= adult) return m.ui_party_infants();
  return adult === 1 && child + infant > 0 ? m.ui_party_adult() : '';
}
