import { setSiteOrigin } from './account.ts';
import { type OwnSite, startOwnSite } from './own-site.ts';
import { test as base } from './test.ts';

/**
 * For journeys that move the clock, which affects the whole server: the tests of a file share their own site. A file
 * names it with `test.use({ siteName })` and runs its tests one after the other.
 */
export const test = base.extend<object, { siteName: string; ownSite: OwnSite }>({
  // Another name starts another worker, so no two files share a clock.
  siteName: ['', { scope: 'worker', option: true }],
  ownSite: [
    async ({ siteName }, use) => {
      if (siteName === '') throw new Error('A file that moves the clock names its site');
      const site = await startOwnSite();
      setSiteOrigin(site.url);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ownSite }, use) => use(ownSite.url),
});
