import { expect, test } from 'vitest';
import { filesIn } from './arrows.ts';
import { importsSender, parsed, requestsOfComponents, sendsRequest } from './requests.ts';

/** Actors of machines, queries of the server's documents, and loaders of pages. */
const SENDERS = [
  /^src\/platform\/.+-actors?\.ts$/,
  /^src\/platform\/.+(?:-query|queries)\.ts$/,
  /^src\/routes\/-support\/.+\/load-[a-z-]+\.ts$/,
];

/** Others that send requests, each with what it is. */
const OTHERS: Readonly<Record<string, string>> = {
  'src/app/early-press.ts': 'the first press, before the application is there',
  'src/app/entry-client.tsx': 'the fetch of the API client',
  'src/platform/accounts/session.ts': 'the query of who is signed in',
  'src/platform/core/checkout/draft-store.ts': 'keystrokes on their way to the server, which no state waits for',
  'src/platform/core/offline/keep-reading.ts': 'pages for a device without a connection',
  'src/platform/core/offline/page-assets.ts': 'their files',
  'src/platform/core/offline/papers.ts': 'papers for a device without a connection; the actor of kept-papers calls it',
  'src/platform/core/recording/recording-tools.ts': 'scenarios, in development only',
  'src/platform/core/recording/trace-report.ts': 'the actors of problem-report call it',
  'src/platform/visa/visa-answers.ts': 'the actors of visa-request call it',
  'src/routes/(visa)/iran-visa/itinerary.$orderId.tsx': 'its loader',
  'src/routes/-support/accounts/look-at-invitation.ts': 'a part of the loader of the sign-up',
  'src/routes/-support/core/messages/staff-area.ts': 'the loader of an area of the staff',
  'src/routes/-support/tours/change-reads.ts': 'the dates that the form of a change offers',
  'src/routes/-support/transport/change-reads.ts': 'the people and the other runs that the form of a change shows',
  'src/routes/-support/visa/staff-area.ts': 'the loader of an area of the staff',
  'src/service-worker/service-worker.ts': 'the service worker',
  'src/ui/map/land.ts': 'outlines of the country, with the code of the map',
};

/** Screens and parts of the design system that wait for something: code, or a clipboard. */
const WAITING: Readonly<Record<string, string>> = {
  'src/screens/core/change/change-slots.ts': 'the code of the change of a product',
  'src/screens/core/help/ReportSent.tsx': 'the clipboard',
  'src/screens/core/passengers/MrzOpener.tsx': 'its code',
  'src/screens/flights/PlaceField.tsx': 'its code',
  'src/screens/flights/change/entries.ts': 'the code of a change',
  'src/screens/hotels/change/entries.ts': 'the code of a change',
  'src/screens/insurance/change/entries.ts': 'the code of a change',
  'src/screens/tours/change/entries.ts': 'the code of a change',
  'src/screens/transport/change/entries.ts': 'the code of a change',
};

const files = filesIn('src')
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/copy/generated/') && !file.includes('.gen.'))
  .map((file) => parsed(file));
const senders = new Set(files.filter(sendsRequest).map(({ fileName }) => fileName));
/** With those that send through others. */
const anySenders = new Set([
  ...senders,
  ...files.map(({ fileName }) => fileName).filter((file) => SENDERS.some((name) => name.test(file))),
]);

test('requests are sent by actors, queries and loaders, and by files that say what they are', () => {
  const strangers = [...senders].filter((file) => !SENDERS.some((name) => name.test(file)));
  expect(files.length).toBeGreaterThan(600);
  expect(strangers.sort()).toEqual(Object.keys(OTHERS).sort());
});

test('no effect and no handler sends a request: machines do', () => {
  const found = files.flatMap((file) => requestsOfComponents(file, anySenders));
  // The panel of development looks at the clock of the scenarios.
  expect(found.filter((line) => !line.startsWith('src/routes/-support/core/pages/RecorderPanel.tsx:'))).toEqual([]);
});

test('a screen imports nobody who sends requests, nor does the design system but for the map', () => {
  const drawn = files.filter(({ fileName }) => /^src\/(?:screens|ui)\//.test(fileName));
  expect(drawn.filter((file) => importsSender(file, anySenders)).map(({ fileName }) => fileName)).toEqual([]);
});

test('a screen waits for nothing, but for code', () => {
  const waits = files.filter(
    ({ fileName, text }) => fileName.startsWith('src/screens/') && /\bawait\b|\.then\(|\bPromise</.test(text),
  );
  expect(waits.map(({ fileName }) => fileName).sort()).toEqual(Object.keys(WAITING).sort());
});

const QUERIES = 'src/platform/accounts/account-queries.ts';
const component = (text: string) =>
  parsed('src/routes/Page.tsx', `import { readAccount } from '#${QUERIES}';\n${text}`);

test.each([
  ['of an effect by the client of the API', "useEffect(() => { void api.GET('/account'); }, []);"],
  ['of an effect by fetch', "useLayoutEffect(() => { fetch('/api/account').then(show); }, []);"],
  ['of an effect by a query', 'useEffect(() => { readAccount(api).then(show); }, []);'],
  [
    'of an effect by a function of the file',
    'const read = async () => { show(await readAccount(api)); };\nuseEffect(() => void read(), []);',
  ],
  [
    'of an effect by a callback, and by a timer',
    'const read = useCallback(() => readAccount(api), []);\nuseEffect(() => { const id = setTimeout(() => read(), 300); }, []);',
  ],
  [
    'of an effect by a function of a function',
    "async function ask() { await api.POST('/x', {}); }\nconst again = () => ask();\nuseEffect(() => { again(); }, []);",
  ],
  ['in a handler', 'return <Button onClick={() => void readAccount(api)} />;'],
  ['in a handler by fetch', "return <Button onClick={async () => { await fetch('/api/x', { method: 'POST' }); }} />;"],
  [
    'in a function that a handler calls',
    'const save = useCallback(async () => { await readAccount(api); }, []);\nreturn <Form onSave={save} />;',
  ],
  ['in a handler among others', 'return <Page {...{ onSave: () => readAccount(api) }} />;'],
])('a request %s is found', (_, text) => {
  expect(requestsOfComponents(component(text), new Set([QUERIES]))).toHaveLength(1);
});

test.each([
  ['tells a machine', "useEffect(() => actor.send({ type: 'document.read' }), [actor]);"],
  [
    'looks at a machine that reads',
    'const actor = useFlow(() => createFlow(wired(() => readAccount(api))));\nuseEffect(() => actor.start(), [actor]);',
  ],
  ['only wires an actor', 'const actor = useFlow(() => createFlow(wired({ onAsked: () => readAccount(api) })));'],
  ['names a document', 'return <Page onStored={() => cache.getQueryData(readAccount(api).queryKey)} />;'],
  ['has a field of that name', 'useEffect(() => show(page.readAccount), [page]);'],
])('what %s sends none', (_, text) => {
  expect(requestsOfComponents(component(text), new Set([QUERIES]))).toEqual([]);
});
