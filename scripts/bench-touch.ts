import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright-core';
import { addDays, dayOf } from '../domain/core/time.ts';
import { chromiumOptions } from './chromium.ts';
import { median } from './median.ts';

/**
 * A control of a page: how to touch it, and browser expressions that become true when it reacts and when it has
 * finished.
 */
type Control = {
  readonly page: string;
  readonly name: string;
  readonly target: string;
  /** Typed after the tap, one letter per 120 ms. */
  readonly keys?: string;
  readonly answers: string;
  readonly done: string;
};

export type TouchFigure = {
  readonly control: string;
  /** In ms after the first paint. */
  readonly touchedAt: number;
  /** From the touch to the painted reaction, and to its end, in ms; a missing one counts as ten seconds. */
  readonly answered: number;
  readonly done: number;
  readonly goals: { readonly answered: number; readonly done: number };
};

const DAY = addDays(dayOf(Date.now()), 14);
const RESULTS = `/flights/THR-SYZ?departing=${DAY}`;
const PASSENGERS = `${RESULTS}&step=passengers`;
const dialog = (title: string) =>
  `[...document.querySelectorAll('dialog[open]')].some((d) => d.textContent.includes('${title}'))`;
const focused = (id: string) => `document.activeElement?.id === '${id}'`;
const value = (selector: string) => `document.querySelector('${selector}')?.value`;
const checked = (selector: string) => `document.querySelector('${selector}')?.checked === true`;
const busy = (selector: string) => `document.querySelector('${selector}')?.ariaBusy === 'true'`;

const isFareShown = `document.querySelector('article a[aria-expanded=true]') !== null || /^#(charter|systemic)$/.test(location.hash)`;

const FRAME = (page: string): Control[] => [
  { page, name: 'Help', target: '[data-opens=help-shell]', answers: dialog('Help'), done: dialog('Report a problem') },
  {
    page,
    name: 'Log in',
    target: '#account-tool',
    answers: dialog('Log in'),
    done: `document.querySelector('dialog[open] input[type=password]') !== null`,
  },
];

const CONTROLS: readonly Control[] = [
  ...FRAME('/'),
  {
    page: '/',
    name: 'From, “shi”',
    target: '#search-origin',
    keys: 'shi',
    answers: focused('search-origin'),
    done: `[...document.querySelectorAll('[role=option]')].some((o) => o.textContent.includes('Shiraz')) && ${value('#search-origin')} === 'shi'`,
  },
  { page: '/', name: 'Depart', target: '#search-departing', answers: focused('search-departing'), done: 'true' },
  {
    page: '/',
    name: 'Return trip',
    target: 'label:has(input[value=twoWay])',
    answers: checked('input[value=twoWay]'),
    done: checked('input[value=twoWay]'),
  },
  {
    page: '/',
    name: 'Swap',
    target: 'button[aria-label*="wap"]',
    answers: `${busy('button[aria-label*="wap"]')} || ${value('#search-origin')} === 'Shiraz'`,
    done: `${value('#search-origin')} === 'Shiraz'`,
  },
  {
    page: '/',
    name: 'Travellers',
    target: 'select[name=adult], #search-adult',
    answers: `document.activeElement?.matches('select[name=adult], #search-adult')`,
    done: 'true',
  },
  {
    page: '/',
    name: 'Search',
    target: 'form button[type=submit]',
    answers: `${busy('form button[type=submit]')} || document.querySelector('article') !== null`,
    done: `document.querySelector('article') !== null`,
  },
  ...FRAME(RESULTS),
  {
    page: RESULTS,
    name: 'Filters',
    target: 'details:has(form input[name=time]) > summary',
    answers: `document.querySelector('details:has(form input[name=time])')?.open === true`,
    done: 'true',
  },
  {
    page: RESULTS,
    name: 'Edit search',
    target: 'main details:not(:has(input[name=time])) > summary',
    answers: `document.querySelector('main details[open]') !== null`,
    done: 'true',
  },
  {
    page: RESULTS,
    name: 'What a charter fare is',
    target: 'article a[href="#charter"], article a[href="#systemic"]',
    answers: isFareShown,
    done: isFareShown,
  },
  {
    page: RESULTS,
    name: 'Sort by price',
    target: 'label:has(input[name=sort][value=price])',
    answers: checked('input[name=sort][value=price]'),
    done: `[...document.querySelectorAll('main [role=status]')].some((s) => s.textContent.includes('Lowest total first'))`,
  },
  {
    page: RESULTS,
    name: 'Select',
    target: 'article button',
    answers: `${busy('article button')} || document.querySelector('h1')?.textContent.includes('Who is flying')`,
    done: `document.querySelector('h1')?.textContent.includes('Who is flying')`,
  },
  ...FRAME(PASSENGERS),
  {
    page: PASSENGERS,
    name: 'Given names',
    target: '[id="passengers.0.firstName"]',
    keys: 'ann',
    answers: focused('passengers.0.firstName'),
    done: `${value('[id="passengers.0.firstName"]')}?.toLowerCase() === 'ann'`,
  },
  {
    page: PASSENGERS,
    name: 'Continue, empty',
    target: 'button[form=passengers]',
    answers: `${busy('button[form=passengers]')} || document.querySelector('main [aria-invalid=true]') !== null`,
    done: `document.querySelector('main [aria-invalid=true]') !== null`,
  },
  ...FRAME('/login').slice(0, 1),
  {
    page: '/login',
    name: 'E-mail',
    target: 'main input[type=email]',
    keys: 'anna',
    answers: `document.activeElement?.type === 'email'`,
    done: `${value('main input[type=email]')} === 'anna'`,
  },
  {
    page: '/login',
    name: 'Show the password',
    target: 'main button[name=show-password]',
    answers: `${busy('main button[name=show-password]')} || document.querySelector('main #login-password')?.type === 'text'`,
    done: `document.querySelector('main #login-password')?.type === 'text'`,
  },
  {
    page: '/login',
    name: 'Log in, empty',
    target: 'main form button[type=submit]',
    answers: `${busy('main form button[type=submit]')} || document.querySelector('main [role=alert], main [aria-invalid=true]') !== null`,
    done: `document.querySelector('main [role=alert], main [aria-invalid=true]') !== null`,
  },
];

/** A phone: CPU slowed 4 times, slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const PATIENCE_MS = 10_000;

/**
 * Touches each control as the first interaction, soon after the first paint and later; the goals are 200 ms to the
 * reaction and 1 s to the end.
 */
export async function benchTouch(origin: string, rounds: number): Promise<TouchFigure[]> {
  const browser = await chromium.launch(chromiumOptions());
  const figures: TouchFigure[] = [];
  try {
    const held = await holdSeat(browser, origin);
    for (const control of CONTROLS) {
      for (const touchedAt of [300, 3000]) {
        const runs = [];
        for (let round = 0; round < rounds; round += 1)
          runs.push(await touch(browser, origin, control, touchedAt, held));
        figures.push({
          control: `${nameOf(control.page)} ${control.name}`,
          touchedAt,
          answered: Math.round(median(runs.map(({ answered }) => answered))),
          done: Math.round(median(runs.map((run) => run.done))),
          goals: { answered: 200, done: 1000 + 120 * (control.keys?.length ?? 0) },
        });
      }
    }
  } finally {
    await browser.close();
  }
  return figures;
}

const nameOf = (page: string) => (page === PASSENGERS ? 'passengers' : page.replace(/\?.*/, ''));

type Held = {
  readonly orderId: string;
  readonly storageState: Exclude<BrowserContextOptions['storageState'], undefined>;
};

async function holdSeat(browser: Browser, origin: string): Promise<Held> {
  const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const post = async <T>(path: string, data: object, headers: Record<string, string> = {}): Promise<T> => {
    const answer = await context.request.post(path, { data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()}`);
    return (await answer.json()) as T;
  };
  const search = { origin: 'THR', destination: 'SYZ', departureDate: DAY, adult: 1, child: 0, infant: 0 };
  const { departing } = await post<{ departing: { offers: { offerId: string }[] } }>('/api/flights/available', search);
  const offerIds = departing.offers.slice(0, 1).map(({ offerId }) => offerId);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const { orderId } = await post<{ orderId: string }>('/api/flights/holds', { offerIds }, key);
  const storageState = await context.storageState();
  await context.close();
  return { orderId, storageState };
}

type Run = { readonly answered: number; readonly done: number };

async function touch(
  browser: Browser,
  origin: string,
  control: Control,
  touchedAt: number,
  { orderId, storageState }: Held,
): Promise<Run> {
  const isOfOrder = control.page === PASSENGERS;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    ...(isOfOrder ? { storageState } : {}),
  });
  try {
    await context.addInitScript(watcher(control));
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.goto(origin + control.page + (isOfOrder ? `&order=${orderId}` : ''), { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.waitForTimeout(touchedAt);
    await tap(page, control.target);
    for (const key of control.keys ?? '') {
      await page.waitForTimeout(120);
      await page.keyboard.press(key);
    }
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      // A page in navigation cannot be evaluated.
      const run: Partial<Run> = await page
        .evaluate(() => JSON.parse(sessionStorage.getItem('touch') ?? '{}') as Partial<Run>)
        .catch(() => ({}));
      if ((run.answered === undefined || run.done === undefined) && Date.now() < end) await page.waitForTimeout(50);
      else return { answered: run.answered ?? PATIENCE_MS, done: run.done ?? PATIENCE_MS };
    }
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function tap(page: Page, target: string): Promise<void> {
  const place = page.locator(target).first();
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error(`Nothing to touch: ${target}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Runs in the page before all else; the touch survives navigations in sessionStorage. */
const watcher = ({ answers, done }: Control): string => `(() => {
  const read = () => JSON.parse(sessionStorage.getItem('touch') ?? '{}');
  const now = () => performance.timeOrigin + performance.now();
  const note = (name, at) => {
    const known = read();
    if (name in known) return;
    sessionStorage.setItem('touch', JSON.stringify({ ...known, [name]: name === 'from' ? at : at - known.from }));
  };
  for (const sign of ['pointerdown', 'touchstart']) {
    addEventListener(sign, (event) => note('from', performance.timeOrigin + event.timeStamp), { capture: true });
  }
  const asks = { answered: () => ${answers}, done: () => ${done} };
  const look = () => {
    const known = read();
    for (const [name, ask] of Object.entries(asks)) {
      let isSo = false;
      try { isSo = 'from' in known && !(name in known) && ask(); } catch {}
      // The task after this frame: it is painted then.
      if (isSo) setTimeout(() => note(name, now()));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;
