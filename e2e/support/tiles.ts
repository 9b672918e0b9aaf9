import type { Page } from '@playwright/test';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOcNn36fwAGGQLwqcZ9WwAAAABJRU5ErkJggg==',
  'base64',
);

/** Simulates the street map service; `asked` has the requested URLs. */
export async function serveTiles(page: Page): Promise<{ readonly asked: string[]; block(isBlocked: boolean): void }> {
  const asked: string[] = [];
  let isBlocked = false;
  await page.route('https://tiles.example/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill(isBlocked ? { status: 403 } : { contentType: 'image/png', body: PICTURE });
  });
  return {
    asked,
    block: (next) => {
      isBlocked = next;
    },
  };
}
