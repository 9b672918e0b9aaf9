import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { serveFolder } from './charts/serve-folder.ts';
import { chromiumOptions } from './chromium.ts';

const FLOWS_SEEN = 12;

/**
 * Opens a built Storybook in a browser: its frame, one generated story per flow, an atlas. Throws when a request leaves
 * the folder, a page fails, or a story of the index is missing.
 */
export async function checkBuiltStorybook(folder = 'storybook-static'): Promise<void> {
  for (const file of ['index.html', 'iframe.html', 'index.json']) {
    if (!fs.existsSync(path.join(folder, file))) throw new Error(`${folder}/${file} is missing`);
  }
  const ids = Object.keys(JSON.parse(fs.readFileSync(path.join(folder, 'index.json'), 'utf8')).entries);
  const firstOf = (prefix: string) => [
    ...new Map(ids.filter((id) => id.startsWith(prefix)).map((id) => [id.split('--')[0], id])).values(),
  ];
  const stories = [...firstOf('states-').slice(0, FLOWS_SEEN), ...firstOf('atlas-').slice(0, 1)];
  if (stories.length === 0) throw new Error(`${folder}/index.json has no states and no atlas`);
  const site = await serveFolder(folder);
  const browser = await chromium.launch(chromiumOptions());
  const faults: string[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1350, height: 900 } });
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(site.origin) && !/^(data|blob|about):/.test(url)) faults.push(`asks ${url}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`lacks ${response.url()}`);
    });
    page.on('pageerror', (error) => faults.push(`breaks: ${error.message}`));
    await page.goto(`${site.origin}/`, { waitUntil: 'networkidle' });
    for (const id of stories) await see(page, `${site.origin}/iframe.html?viewMode=story&id=${id}`, faults);
  } finally {
    await browser.close();
    site.close();
  }
  if (faults.length > 0) throw new Error(`The built Storybook\n  ${[...new Set(faults)].join('\n  ')}`);
}

async function see(page: Page, url: string, faults: string[]): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const isShown = await page.locator('#storybook-root > *').first().isVisible();
  if (!isShown) faults.push(`shows nothing at ${url}`);
}
