import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { AlertBanner } from '#src/ui/AlertBanner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { Hints } from '#src/ui/Hints.tsx';
import { HoldClock } from '#src/ui/HoldClock.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Price, PriceLines } from '#src/ui/Price.tsx';
import { Steps } from '#src/ui/Steps.tsx';
import { Tabs, tabPanelProps } from '#src/ui/Tabs.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { CheckField } from '#src/ui/Tick.tsx';
import { frozenClock } from '../support/clock.ts';
import { translate, withGuard } from '../support/translate.ts';

const meta = { title: 'UI/On a translated page' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => {};
const CLOCK_WORDS = {
  held: () => 'Held for',
  until: () => 'Held until',
  say: ({ left }: { readonly left: string }) => left,
  over: () => 'Over',
};
const step = (label: string, state: 'done' | 'current') => [{ id: 'one', label, state }];

/** A part in its first and its later state. */
const CHANGES: Readonly<Record<string, { readonly first: ReactElement; readonly later: ReactElement }>> = {
  'Button with an icon': {
    first: <Button icon="lock">Pay €29.00</Button>,
    later: <Button icon="lock">Pay €32.48</Button>,
  },
  'Button of a text': { first: <Button>Pay €29.00</Button>, later: <Button>Pay €32.48</Button> },
  'Button of two texts': {
    first: (
      <Button>
        {'Pay'} {'€29.00'}
      </Button>
    ),
    later: (
      <Button>
        {'Pay'} {'€32.48'}
      </Button>
    ),
  },
  'Button with a part': {
    first: (
      <Button>
        Pay <b>€29.00</b>
      </Button>
    ),
    later: (
      <Button>
        Charge <b>€32.48</b>
      </Button>
    ),
  },
  'Button that gets its icon': { first: <Button>Pay €29.00</Button>, later: <Button icon="lock">Pay €32.48</Button> },
  Tag: { first: <Tag icon="clock">3 left</Tag>, later: <Tag icon="clock">2 left</Tag> },
  Chip: {
    first: (
      <Chip isOn={false} onChange={nothing}>
        Up to €40
      </Chip>
    ),
    later: (
      <Chip isOn onChange={nothing}>
        Up to €50
      </Chip>
    ),
  },
  Tabs: {
    first: (
      <Tabs
        label="Lists"
        idPrefix="t"
        selected="a"
        onSelect={nothing}
        tabs={[{ id: 'a', label: '1 open', icon: 'mail' }]}
      />
    ),
    later: (
      <Tabs
        label="Lists"
        idPrefix="t"
        selected="a"
        onSelect={nothing}
        tabs={[{ id: 'a', label: '2 open', icon: 'mail' }]}
      />
    ),
  },
  'Price with an old one': {
    first: <Price total="€29.00" />,
    later: <Price total="€32.48" was="€29.00" lines={['for 2 people']} />,
  },
  'Lines of a price': {
    first: <PriceLines lines={[{ label: 'Fare', amount: '€20.00' }]} sum={{ label: 'Total', amount: '€29.00' }} />,
    later: <PriceLines lines={[{ label: 'Fares', amount: '€22.00' }]} sum={{ label: 'Sum', amount: '€32.48' }} />,
  },
  'Clock of a hold': {
    first: (
      <HoldClock
        to={frozenClock.now() + 7_200_000}
        clock={frozenClock}
        totalSeconds={1500}
        phase="calm"
        words={CLOCK_WORDS}
      />
    ),
    later: (
      <HoldClock
        to={frozenClock.now() + 240_000}
        clock={frozenClock}
        totalSeconds={1500}
        phase="closing"
        words={CLOCK_WORDS}
      />
    ),
  },
  Note: { first: <Note>Two seats left</Note>, later: <Note action={<Button>Refresh</Button>}>One seat left</Note> },
  AlertBanner: {
    first: <AlertBanner text="Saved" onClose={nothing} />,
    later: <AlertBanner text="Sent" onClose={nothing} />,
  },
  Hints: {
    first: <Hints hints={[{ id: 'a', icon: 'clock', text: 'In 2 hours' }]} />,
    later: <Hints hints={[{ id: 'a', icon: 'clock', text: 'In 1 hour' }]} />,
  },
  Steps: { first: <Steps steps={step('Review', 'current')} />, later: <Steps steps={step('Review it', 'done')} /> },
  'Box to tick': {
    first: <CheckField id="box" name="box" label="Cancel for any reason" aside="€3.48" />,
    later: <CheckField id="box" name="box" label="Cancel for a reason" aside="€4.48" hint="90 % back" />,
  },
};

const STAGES = ['first', 'changed', 'anew'] as const;

/** Each part in its first state, then its later state, then rendered again. */
const Changing = () => {
  const [stage, setStage] = useState<(typeof STAGES)[number]>('first');
  return (
    <>
      {STAGES.map((next) => (
        <button key={next} type="button" onClick={() => setStage(next)}>
          {next}
        </button>
      ))}
      {Object.entries(CHANGES).map(([name, { first, later }]) => (
        <section key={`${name}${stage === 'anew'}`} aria-label={name}>
          {stage === 'first' ? first : later}
        </section>
      ))}
      <div {...tabPanelProps('t', 'a')} />
    </>
  );
};

const textsOf = (root: Element) =>
  Object.keys(CHANGES).map((name) => `${name}: ${root.querySelector(`[aria-label="${name}"]`)?.textContent}`);

export const EachPartShowsWhatItBecomes: Story = {
  render: () => <Changing />,
  play: async ({ canvasElement }) => {
    const press = (name: string) => userEvent.click(within(canvasElement).getByText(name));
    translate(canvasElement);
    await press('changed');
    const shown = textsOf(canvasElement);
    await press('anew');
    await expect(shown).toEqual(textsOf(canvasElement));
  },
};

/** Bare texts, as a component may return them: one changes, one goes, and a part comes before one. */
const Bare = () => {
  const [left, setLeft] = useState(3);
  return (
    <>
      <button type="button" onClick={() => setLeft(left - 1)}>
        fewer
      </button>
      <p data-testid="bare">
        {left} left {left < 3 ? <b>hurry, </b> : null}of ten{left > 2 ? ', no hurry' : null}
      </p>
    </>
  );
};

export const BareTextsGoOn: Story = {
  render: () => <Bare />,
  play: ({ canvasElement }) =>
    withGuard(async () => {
      const page = within(canvasElement);
      const shown = page.getByTestId('bare');
      translate(shown);
      await userEvent.click(page.getByText('fewer'));
      await expect(shown).toHaveTextContent('2 left hurry, of ten');
      translate(shown);
      await userEvent.click(page.getByText('fewer'));
      await expect(shown).toHaveTextContent('1 left hurry, of ten');
    }),
};
