import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import css from '#src/styles/tokens.css?raw';
import { Stack } from '#src/ui/layout.tsx';
import { contrast, isColour, PAIRS, type Token, tokensOf } from '../support/tokens.ts';

const tokens = tokensOf(css);
const inTheme = (name: string, theme: 'light' | 'dark') => {
  const found = tokens.find((token) => token.name === name);
  return (theme === 'dark' ? found?.dark : null) ?? found?.light ?? '';
};

const Swatch = ({ colour }: { readonly colour: string }) => (
  <svg width="48" height="24" aria-hidden="true">
    <rect width="47" height="23" x="0.5" y="0.5" rx="4" fill={colour} stroke="#7a898e" />
  </svg>
);

const Colours = ({ shown }: { readonly shown: readonly Token[] }) => (
  <table>
    <caption>Colours</caption>
    <thead>
      <tr>
        <th scope="col">Token</th>
        <th scope="col">Light</th>
        <th scope="col">Dark</th>
      </tr>
    </thead>
    <tbody>
      {shown.map(({ name, light, dark }) => (
        <tr key={name}>
          <th scope="row">
            <code>--{name}</code>
          </th>
          <td>
            <Swatch colour={light} /> <code>{light}</code>
          </td>
          <td>
            <Swatch colour={dark ?? light} /> <code>{dark ?? light}</code>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Contrasts = () => (
  <table>
    <caption>Contrast</caption>
    <thead>
      <tr>
        <th scope="col">On</th>
        <th scope="col">Light</th>
        <th scope="col">Dark</th>
        <th scope="col">At least</th>
      </tr>
    </thead>
    <tbody>
      {PAIRS.map(([ink, ground, least]) => (
        <tr key={`${ink} ${ground}`}>
          <th scope="row">
            {ink} on {ground}
          </th>
          {(['light', 'dark'] as const).map((theme) => (
            <td key={theme}>{contrast(inTheme(ink, theme), inTheme(ground, theme)).toFixed(1)}</td>
          ))}
          <td>{least}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Others = ({ shown }: { readonly shown: readonly Token[] }) => (
  <table>
    <caption>Type, space, corners, time</caption>
    <thead>
      <tr>
        <th scope="col">Token</th>
        <th scope="col">Value</th>
      </tr>
    </thead>
    <tbody>
      {shown.map(({ name, light, dark }) => (
        <tr key={name}>
          <th scope="row">
            <code>--{name}</code>
          </th>
          <td>
            <code>{light}</code>
            {dark === null ? null : (
              <>
                {' '}
                in the dark <code>{dark}</code>
              </>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Tokens = () => (
  <Stack gap={6}>
    <h1>Tokens</h1>
    <p>Every token of src/styles/tokens.css, as it stands there.</p>
    <Colours shown={tokens.filter(isColour)} />
    <Contrasts />
    <Others shown={tokens.filter((token) => !isColour(token))} />
  </Stack>
);

const meta = { title: 'UI/Tokens', component: Tokens } satisfies Meta<typeof Tokens>;
export default meta;

export const All: StoryObj<typeof meta> = {};
/** The page spacing follows the toolbar, because parts use tokens for it. */
export const Dense: StoryObj<typeof meta> = {
  globals: { density: 'dense' },
  play: async () => {
    const style = getComputedStyle(document.documentElement);
    await expect(style.getPropertyValue('--target').trim()).toBe('2.25rem');
  },
};
