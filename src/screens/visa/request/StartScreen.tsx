import { type ReactNode, useState } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import type { VisaRules } from '#domain/visa/visa-rules-today.ts';
import type { VisaFault } from '#machines/visa/visa-applicant/types.ts';
import type { VisaRequestEvent, VisaSearchBox } from '#machines/visa/visa-request/types.ts';
import type { VisaRequestView } from '#machines/visa/visa-request/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { type SoldArrivals, searchBoxOf, type VisaStart } from '#src/screens/visa/request/start-faults.ts';
import { TripForm } from '#src/screens/visa/request/TripForm.tsx';
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Hints } from '#src/ui/Hints.tsx';
import { Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';

export type StartScreenProps = {
  readonly view: Extract<VisaRequestView, { kind: 'starting' }>;
  /** Values typed before a reload; null: none. */
  readonly kept: VisaStart | null;
  readonly onTyped: (start: VisaStart) => void;
  readonly check: (start: VisaStart) => readonly VisaFault[];
  /** Rules for judging passports. */
  readonly rules: VisaRules;
  readonly rangeOf: (start: VisaStart) => SoldArrivals | null;
  readonly send: (event: VisaRequestEvent) => void;
};

const EMPTY: VisaStart = { applicants: [{ nationality: '' }], residence: '', entry: 'airport', arrival: '', days: '' };

/** Travellers and dates, prefilled from the visa check. */
export function StartScreen({ view, kept, onTyped, check, rules, rangeOf, send }: StartScreenProps) {
  const { searchBox, isBeginning, problem } = view;
  const [first] = useState<VisaStart>(() => (searchBox ? { ...searchBox, days: String(searchBox.days) } : EMPTY));
  return (
    <Section isTight>
      <Wrap>
        <Split>
          <Stack gap={5}>
            <Breadcrumbs
              above={[
                { href: pathTo.home(), text: m.visa_crumb_home() },
                { href: pathTo.visa(), text: m.visa_nav() },
              ]}
              here={m.visarequest_request()}
            />
            <Stack gap={2}>
              <h1>{m.visarequest_start_title()}</h1>
              <p className="quiet">{m.visarequest_start_lede()}</p>
              {searchBox?.travellersOf ? <Note tone="done">{m.visarequest_start_tour()}</Note> : null}
              <p className="small">
                {m.visarequest_start_again()} <a href={pathTo.trip()}>{m.visarequest_start_again_link()}</a>
              </p>
            </Stack>
            <TripForm
              label={m.visarequest_start_title()}
              first={first}
              {...{ kept, onTyped }}
              problem={problem}
              check={check}
              rules={rules}
              rangeOf={rangeOf}
              onSubmit={(start) =>
                send({ type: 'request.begin', searchBox: { ...searchBoxOf(start), ...travellersIn(searchBox) } })
              }
            >
              <Button type="submit" kind="primary" size="l" isBusy={isBeginning}>
                {m.visarequest_begin()}
              </Button>
            </TripForm>
          </Stack>
          <aside>
            <Needed />
          </aside>
        </Split>
      </Wrap>
    </Section>
  );
}

const travellersIn = (searchBox: VisaSearchBox | null) =>
  searchBox?.travellersOf ? { travellersOf: searchBox.travellersOf } : {};

const Needed = (): ReactNode => (
  <Card gap={3}>
    <h2 className="strong">{m.visarequest_aside_title()}</h2>
    <Hints
      hints={[
        { id: 'passport', icon: 'scan', text: m.visarequest_aside_passport() },
        { id: 'photo', icon: 'face', text: m.visarequest_aside_photo() },
        { id: 'time', icon: 'timer', text: m.visarequest_aside_time() },
        { id: 'lock', icon: 'lock', text: m.visarequest_aside_lock() },
      ]}
    />
  </Card>
);
