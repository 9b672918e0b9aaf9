import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, fn, userEvent, within } from 'storybook/test';
import { openDialogs } from '#src/app/open-dialogs.ts';
import { openShell } from '#src/routes/-support/core/pages/dialog-shells.ts';
import { seatClock } from '#src/screens/flights/seat-hold-words.ts';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { DialogBody } from '#src/ui/DialogBody.tsx';
import { DialogShell } from '#src/ui/DialogShell.tsx';
import { Footer } from '#src/ui/Footer.tsx';
import { HoldClock } from '#src/ui/HoldClock.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { ICON_NAMES } from '#src/ui/icon-names.ts';
import { Row, Section, Split, Stack, Wrap } from '#src/ui/layout.tsx';
import { Masthead, WideOnly } from '#src/ui/Masthead.tsx';
import { PayBar } from '#src/ui/PayBar.tsx';
import { Arcade, PlaceCard } from '#src/ui/PlaceCard.tsx';
import { Price, PriceLines } from '#src/ui/Price.tsx';
import { SkipLink } from '#src/ui/SkipLink.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { Tile } from '#src/ui/Tile.tsx';
import { TripBar } from '#src/ui/TripBar.tsx';
import { PLACES } from '#src/ui/tiles/places.ts';
import { frozenClock, NOW } from '../support/clock.ts';
import { LONG_TEXT, TOTAL } from '../support/fixtures.ts';
import { dark, rtl } from '../support/Sheet.tsx';

const MARKUP = renderToStaticMarkup(
  <DialogBody>
    <TextField id="shell-email" name="email" label="E-mail" />
    <Button name="submit" kind="primary" isWide>
      Log in
    </Button>
  </DialogBody>,
);

const meta = {
  title: 'UI/Shell',
  component: Masthead,
  args: {
    links: ['Flights', 'Hotels', 'Tours', 'Visa', 'Insurance', 'Transport', 'Travel card'].map((name, index) => ({
      id: name,
      link: (
        <a href={`#${name}`} aria-current={index === 0 ? 'page' : undefined}>
          {name}
        </a>
      ),
    })),
    tools: (
      <>
        <WideOnly>
          <Button kind="quiet" size="s">
            EUR
          </Button>
        </WideOnly>
        <a {...buttonLook({ kind: 'quiet', size: 's' })} href="#in">
          <Icon name="user" />
          Log in
        </a>
      </>
    ),
  },
} satisfies Meta<typeof Masthead>;
export default meta;
type Story = StoryObj<typeof meta>;

const footer = (
  <Footer
    slug="isfahan"
    about="A travel site for visitors to Iran. All times are Tehran time (UTC+03:30), unless we say otherwise."
    honest="Fares, stock, payments and tickets on this site are simulated until a supplier is connected. Names of airlines and hotels are used as facts."
    columns={[
      {
        title: 'Book',
        links: ['Flights in Iran', 'Hotels', 'Tours'].map((n) => ({ id: n, link: <a href={`#${n}`}>{n}</a> })),
      },
      { title: 'Help', links: ['Contact', 'Privacy'].map((n) => ({ id: n, link: <a href={`#b${n}`}>{n}</a> })) },
    ]}
  />
);

const Page: Story['render'] = (args) => (
  <>
    <SkipLink to="top" />
    <Masthead {...args} />
    <TripBar
      slug="shiraz"
      title="Review and pay"
      facts={['Tehran to Shiraz', 'Sat 5 Dec 2026', '3 people']}
      action={
        <HoldClock
          words={seatClock}
          to={NOW + 270_000}
          clock={frozenClock}
          totalSeconds={1500}
          phase="closing"
          onExtend={fn()}
        />
      }
    />
    <Wrap>
      <Section isTight>
        <Split>
          <Stack>
            <h2>What to do, and when</h2>
            <p>{LONG_TEXT}</p>
            <Arcade label="Cities" isFour>
              {['isfahan', 'yazd', 'kish', 'qeshm'].map((slug) => (
                <PlaceCard
                  key={slug}
                  slug={slug}
                  name={slug}
                  nameFa="اصفهان"
                  text="from €26 by air, 1 h"
                  renderLink={(parts) => <a href={`#${slug}`} {...parts} />}
                />
              ))}
            </Arcade>
          </Stack>
          <aside>
            <PriceLines lines={[{ label: '2 adults', amount: TOTAL }]} sum={{ label: 'Total', amount: TOTAL }} />
          </aside>
        </Split>
      </Section>
    </Wrap>
    <PayBar>
      <Price total={TOTAL} lines={['total for 3']} />
      <Button kind="primary">Pay</Button>
    </PayBar>
    {footer}
  </>
);
export const WholePage: Story = { render: Page };
export const WholePageDark: Story = { render: Page, ...dark };
export const WholePageRtl: Story = { render: Page, ...rtl };

export const Cities: Story = {
  render: () => (
    <Wrap>
      <Arcade label="Cities">
        {[
          ['isfahan', 'Isfahan', 'اصفهان', 'from €26 by air, 1 h'],
          ['shiraz', 'Shiraz', 'شیراز', 'from €29 by air, 1 h 30'],
          ['yazd', 'Yazd', 'یزد', 'from €27 by air, 1 h 10'],
          ['tehran', 'Tehran', 'تهران', 'Start and end of most trips'],
          ['mashhad', 'Mashhad', 'مشهد', 'from €31 by air, 1 h 35'],
          ['kish', 'Kish', 'کیش', 'No visa for 14 days, direct entry'],
        ].map(([slug = '', name = '', nameFa = '', text = '']) => (
          <PlaceCard
            key={slug}
            slug={slug}
            name={name}
            nameFa={nameFa}
            text={text}
            renderLink={(parts) => <a href={`#${slug}`} {...parts} />}
          />
        ))}
      </Arcade>
    </Wrap>
  ),
};
export const CitiesDark: Story = { ...Cities, ...dark };

export const AllTiles: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))' }}>
      {[...Object.keys(PLACES), 'abadan', 'zahedan'].map((slug) => (
        <figure key={slug}>
          <Tile slug={slug} isEager />
          <figcaption className="small">{slug}</figcaption>
        </figure>
      ))}
      <Tile slug="isfahan" shape="facade" isEager />
    </div>
  ),
};
export const AllIcons: Story = {
  render: () => (
    <Row>
      {ICON_NAMES.map((name) => (
        <span key={name} className="nowrap small">
          <Icon name={name} /> {name}
        </span>
      ))}
    </Row>
  ),
};

const close = fn();
const Changed = ({ isStatic }: { readonly isStatic?: boolean }) => (
  <>
    <p>The page behind.</p>
    <Dialog
      title="The price changed"
      onClose={close}
      isStatic={isStatic === true}
      foot="Your seats are held while you decide."
    >
      <PriceLines
        lines={[
          { label: 'When you searched', amount: TOTAL },
          { label: 'Now, from the airline', amount: '€101.00' },
        ]}
        sum={{ label: 'Difference', amount: '+ €6.00' }}
      />
      <Row>
        <Button kind="primary">Take it for €101.00</Button>
        <Button>Back to flights</Button>
      </Row>
    </Dialog>
  </>
);
export const DialogOpen: Story = {
  render: () => <Changed />,
  play: async ({ canvasElement }) => {
    close.mockClear();
    await expect(await within(canvasElement).findByRole('dialog', { name: 'The price changed' })).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await expect(close).toHaveBeenCalledOnce();
  },
};
const seen = fn();
function Watched() {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => seen(box.current?.querySelector('dialog')?.open), []);
  return (
    <div ref={box}>
      <Changed />
    </div>
  );
}
/** Open in the commit that renders it: it is never present and closed. */
export const DialogOpensAtOnce: Story = {
  render: Watched,
  play: async () => {
    await expect(seen).toHaveBeenLastCalledWith(true);
  },
};
/** Opens at the click, before the dialog's code has loaded. */
export const DialogOnItsWay: Story = {
  render: () => <DialogShell id="shell" title="Help" />,
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('dialog')?.showModal();
    await expect(await within(canvasElement).findByRole('dialog', { name: 'Help' })).toBeVisible();
  },
};
/** The login works as soon as it opens; a press in it is repeated in the loaded dialog. */
export const LoginOnItsWay: Story = {
  render: () => <DialogShell id="shell" title="Log in" isStatic markup={MARKUP} />,
  play: async ({ canvasElement }) => {
    openDialogs();
    openShell('shell');
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText('E-mail')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
};
export const DialogDark: Story = { render: () => <Changed isStatic />, ...dark };
