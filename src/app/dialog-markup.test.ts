import { expect, test } from 'vitest';
import { NO_THIRD_PARTIES } from '#domain/core/third-parties.ts';
import { dialogMarkup } from '#src/app/dialog-markup.tsx';
import type { AppContext } from '#src/platform/core/flow/context.ts';

const context: AppContext = {
  origin: 'https://safar.example',
  fetch: () => Promise.reject(new Error('Nothing is asked.')),
  cache: {},
  mayBeSignedIn: false,
  thirdParties: { ...NO_THIRD_PARTIES, framed: [{ party: 'chat', host: 'chat.example' }] },
  now: () => 0,
};

test.each(['/', '/flights/THR-SYZ?departing=2026-12-05', '/hotel', '/iran-visa', '/blog'])(
  'a press in a dialog of %s that is still to come can go on: each button has a name',
  (href) => {
    const { help, login } = dialogMarkup(context, href, null);
    for (const markup of [help, login]) {
      const buttons = markup.match(/<button[^>]*>/g) ?? [];
      expect(buttons.length).toBeGreaterThan(0);
      expect(buttons.filter((button) => !/ name="[\w-]+"/.test(button))).toEqual([]);
      expect(markup).not.toContain('<script');
    }
  },
);

test('Help answers what is asked on the page', () => {
  const helpOn = (href: string) => dialogMarkup(context, href, null).help;
  expect(helpOn('/flights/THR-SYZ')).not.toBe(helpOn('/hotel'));
  expect(helpOn('/hotel')).toContain('<details');
});
