import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '#src/ui/layout.tsx';

const Welcome = () => (
  <Stack gap={4}>
    <h1>Safar in every state</h1>
    <p>
      Everything that a traveller can see, without a server: each state of each flow, each screen, each part. They are
      the site’s own screens; the states come out of the machines themselves.
    </p>
    <h2>Where is what</h2>
    <ul>
      <li>
        <strong>Atlas</strong>: a flow as a whole, every screen at its place on the chart. Begin here.
      </li>
      <li>
        <strong>States</strong>: one state at a time, on a stage: the live screen, the way to it, what can happen next,
        and the chart.
      </li>
      <li>
        <strong>Screens</strong>: the screens in situations of a traveller, chosen by hand.
      </li>
      <li>
        <strong>UI</strong>: the parts, and the sheet of all tokens with their contrast.
      </li>
    </ul>
    <h2>The toolbar</h2>
    <p>
      Theme, width of the screen, names of the people, direction, density, and a pseudo-locale in which every text of
      the catalogue is accented: a text that stays plain is not in the catalogue. Press A for the panel with what axe
      says.
    </p>
    <h2>Search</h2>
    <p>
      Say it as a traveller would: “no flights”, “sold out”, “payment declined”, “wrong password”. States in which a
      screen looks like in another are hidden; the filter beside the search field brings them back.
    </p>
    <p>
      The tour of ten minutes is in <code>docs/reviewing-states.md</code>.
    </p>
  </Stack>
);

const meta = { title: 'Welcome', component: Welcome } satisfies Meta<typeof Welcome>;
export default meta;

export const Start: StoryObj<typeof meta> = {};
