import { expect, test } from 'vitest';
import { readPost } from './read-posts.ts';

const FILE = 'src/content/posts/taxis.md';
const HEAD = `title: "Taxis"
summary: "What to agree before the door closes."
theme: land
subject: taxi
places: [tehran, persepolis]
product: hotels
written: 2026-11-23
changed: [{ on: 2026-12-01, what: "prices" }, { on: 2026-12-09, what: "apps" }]
short: ["Agree first.[^us]"]
sources:
  - { id: us, name: "This site", about: "what is sold", verdict: official, read: 2026-11-23 }
search: { fa: "تاکسی", en: "cab" }
phrases: []`;
const whole = (body: string, head = HEAD) => `---\n${head}\n---\n${body}`;
const read = (body: string, head?: string) => readPost(FILE, whole(body, head));

test('a file becomes data: runs of a line, numbers of sources, Persian words, the last change', () => {
  const post = read(
    '## The price\nSay **دربست** or [look](/hotel).[^us]\n\n1. One\n2. Two\n\n| Hear | Pay |\n| --- | ---: |\n| Fifty | 500 |\n\n> [!WARNING]\n> Ask.',
  );
  expect(post.blocks).toEqual([
    { kind: 'heading', level: 2, id: 'the-price', text: 'The price' },
    {
      kind: 'paragraph',
      line: [
        { text: 'Say ' },
        { text: 'دربست', isStrong: true, isPersian: true },
        { text: ' or ' },
        { text: 'look', href: '/hotel' },
        { text: '.' },
        { text: '1', source: 1 },
      ],
    },
    { kind: 'list', isNumbered: true, items: [[{ text: 'One' }], [{ text: 'Two' }]] },
    {
      kind: 'table',
      head: [[{ text: 'Hear' }], [{ text: 'Pay' }]],
      numbers: [false, true],
      rows: [[[{ text: 'Fifty' }], [{ text: '500' }]]],
    },
    { kind: 'note', isWarning: true, lines: [[{ text: 'Ask.' }]] },
  ]);
  expect(post.summary).toEqual({
    slug: 'taxis',
    title: 'Taxis',
    summary: 'What to agree before the door closes.',
    theme: 'land',
    picture: 'post-taxi-taxis',
    minutes: 1,
    written: '2026-11-23',
    changed: '2026-12-09',
  });
  expect(post.places.map(({ slug, nameFa }) => [slug, nameFa])).toEqual([
    ['tehran', 'تهران'],
    ['persepolis', 'تخت جمشید'],
  ]);
});

test.each([
  ['Text.', HEAD.replace('theme: land', 'theme: sea'), /taxis\.md:4 theme: .*"before"/],
  ['Text.', HEAD.replace('subject: taxi', 'subject: paris'), /taxis\.md:5 subject: /],
  ['Text.', HEAD.replace('2026-12-09', '2026-02-30'), /taxis\.md:9 changed\.1\.on: write a day as 2026-11-23/],
  ['Text.', HEAD.replace('product: hotels\n', ''), /taxis\.md:\d+ product: /],
  ['Text.', `${HEAD}\nauthor: me`, /taxis\.md:\d+ .*author/],
  ['Text.', HEAD.replace('phrases: []', 'phrases: ['), /taxis\.md:\d+ is no YAML: /],
  ['Fine.\n\nNot so.[^them]', HEAD, /taxis\.md:18 there is no source "them" above/],
  ['Fine.\n\n<b>Bold</b>', HEAD, /taxis\.md:18 use only paragraphs/],
  ['Fine.\n\n![tile](/a.png)', HEAD, /taxis\.md:18 use only paragraphs/],
  ['Fine.\n\n[bank](http://bank.example)', HEAD, /taxis\.md:18 a link begins with \/ or https/],
  ['Fine.\n\n[bank](//bank.example)', HEAD, /taxis\.md:18 a link begins with \/ or https/],
  ['# Title', HEAD, /taxis\.md:16 the title is the only heading/],
  ['## Sources', HEAD, /taxis\.md:16 another part of the page is called "sources"/],
  ['> Said somebody', HEAD, /taxis\.md:16 begin a quote with/],
  ['- One\n  - Two', HEAD, /taxis\.md:16 an item of a list is one line/],
])('what is wrong names its file, its line and what to do: %j', (body, head, fault) => {
  expect(() => read(body, head)).toThrow(fault);
});

test('a file without data, or with a name that is no address, says so', () => {
  expect(() => readPost(FILE, 'Text.')).toThrow(/taxis\.md:1 begin the file with its data/);
  expect(() => readPost('posts/My Taxi.md', whole('Text.'))).toThrow(/My Taxi\.md:1 name the file/);
  expect(() => readPost('posts/search.md', whole('Text.'))).toThrow(/"search" is a page of the site/);
});
