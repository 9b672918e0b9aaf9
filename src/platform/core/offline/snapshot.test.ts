import { expect, test } from 'vitest';
import { filesIn, headingOf, noteBy, snapshotOf, withKeptPages } from '#src/platform/core/offline/snapshot.ts';

const PAGE = `<!DOCTYPE html><html lang="en-US"><head><link rel="stylesheet" href="/assets/style-Ab_1.css"/>
<link rel="modulepreload" href="/assets/app-x.js"/><script type="module" src="/assets/entry.js"></script></head>
<body><div role="status"><p>No connection.<span data-kept-note=""></span></p></div><main><h1 class="a">Your <b>ticket</b> to Shiraz is ready.</h1>
<img src="/assets/tiles/1a2b/shiraz-iwan.svg" alt=""/></main><script nonce="n">self.x = "</p>";</script></body></html>`;

test('a kept page has no scripts, says that there is no connection, and when it was kept', () => {
  const kept = snapshotOf(PAGE, 'Kept on Mon 7 Dec.');
  expect(kept).not.toMatch(/<script|modulepreload|\.js/);
  expect(kept).toContain('<html data-offline="" data-kept="" lang="en-US">');
  expect(kept).toContain('<span data-kept-note=""> Kept on Mon 7 Dec.</span>');
  expect(kept).toContain('Your <b>ticket</b> to Shiraz is ready.');
});

test('a page is drawn with the style sheets, fonts and pictures of this site that it names', () => {
  expect(filesIn(PAGE)).toEqual(['/assets/style-Ab_1.css', '/assets/tiles/1a2b/shiraz-iwan.svg']);
  expect(
    filesIn('@font-face{src:url(/assets/sans-9.woff2)} a{background:url("https://other.example/assets.png")}'),
  ).toEqual(['/assets/sans-9.woff2']);
});

test('the page without a connection links to what is kept, in place of its word that nothing is', () => {
  const html = '<main><ul data-kept-list="" class="x"><li>Nothing</li></ul></main>';
  const pages = [{ path: '/flights/issue/1"x', heading: headingOf(PAGE) }];
  expect(withKeptPages(html, pages)).toBe(
    '<main><ul data-kept-list="" class="x"><li><a href="/flights/issue/1%22x">Your ticket to Shiraz is ready.</a></li></ul></main>',
  );
  expect(withKeptPages(html, [])).toBe(html);
});

test('the page without a connection has the words of when a page was kept', () => {
  const html = '<ul data-kept-list="" data-kept-words="Kept on {day}, {time} &amp; no later."></ul>';
  expect(noteBy(html, 'Mon 7 Dec', '20:04')).toBe('Kept on Mon 7 Dec, 20:04 &amp; no later.');
  expect(noteBy('<ul></ul>', 'Mon 7 Dec', '20:04')).toBe('');
});
