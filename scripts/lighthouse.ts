import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromiumOptions, findChromium } from './chromium.ts';

/** Installed at first use: only the benchmark needs it, and it brings a hundred packages. */
const VERSION = '13.5.0';
const FOLDER = path.resolve('.cache/lighthouse');

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
export type Scores = {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Largest contentful paint on a simulated phone, in ms. */
  readonly lcp: number;
};

type Report = {
  readonly lhr: {
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
    readonly runtimeError?: { readonly message: string };
  };
};
type Lighthouse = (url: string, flags: object) => Promise<Report | undefined>;
type Launcher = { launch: (options: object) => Promise<{ readonly port: number; kill: () => void }> };

/** Runs Lighthouse with its simulated phone and network. Throws when a page cannot be judged. */
export async function judge(url: string): Promise<Scores> {
  const { lighthouse, launcher } = await load();
  const chrome = await launcher.launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...chromiumOptions().args],
    logLevel: 'silent',
  });
  try {
    const flags = { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES };
    const report = await lighthouse(url, flags);
    if (!report || report.lhr.runtimeError) throw new Error(`${url}: ${report?.lhr.runtimeError?.message}`);
    const { categories, audits } = report.lhr;
    const score = (name: Category) => Math.round((categories[name]?.score ?? 0) * 100);
    const scores = Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])) as Record<Category, number>;
    return { scores, lcp: Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.NaN) };
  } finally {
    chrome.kill();
  }
}

async function load(): Promise<{ lighthouse: Lighthouse; launcher: Launcher }> {
  if (!fs.existsSync(path.join(FOLDER, 'node_modules/lighthouse'))) {
    console.log(`Installing lighthouse@${VERSION} …`);
    fs.mkdirSync(FOLDER, { recursive: true });
    fs.writeFileSync(path.join(FOLDER, 'package.json'), '{"private":true}');
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', `lighthouse@${VERSION}`], {
      cwd: FOLDER,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
  }
  const { resolve } = createRequire(path.join(FOLDER, 'package.json'));
  const [lighthouse, launcher] = await Promise.all(
    ['lighthouse', 'chrome-launcher'].map((name) => import(pathToFileURL(resolve(name)).href)),
  );
  return { lighthouse: (lighthouse as { default: Lighthouse }).default, launcher: launcher as Launcher };
}
