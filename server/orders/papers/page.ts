import { escapeHtml } from '#server/http/escape-html.ts';

const STYLE = `
body{margin:2rem auto;max-width:42rem;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#14212b;background:#fff}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .25rem}h2{font-size:1.0625rem;margin:1.5rem 0 .25rem}
section{border:1px solid #c3cad4;border-radius:10px;padding:1.25rem;margin:1rem 0;overflow-wrap:anywhere;break-inside:avoid}
table{width:100%;border-collapse:collapse}th,td{text-align:start;vertical-align:top;padding:.35rem 0;border-bottom:1px solid #e4e8ee}
th{font-weight:400;color:#556070;width:40%;padding-inline-end:1rem}td.sum,th.sum{font-weight:700;color:inherit}
td.amount{text-align:end;white-space:nowrap}.quiet{color:#556070;margin:.25rem 0}
[lang=fa]{font-family:Vazirmatn,Tahoma,system-ui,sans-serif}@media print{body{margin:0}}
`;

/** Words that stand in a page as they are. */
export const text = escapeHtml;

/** "Label" and what stands beside it; codes keep their direction in a Persian line. */
export type Fact = readonly [label: string, value: string];
export const facts = (list: readonly Fact[]): string =>
  `<table>${list.map(([label, value]) => `<tr><th scope="row">${text(label)}</th><td><bdi>${text(value)}</bdi></td></tr>`).join('')}</table>`;

/** A page that needs nothing else: it opens without a network, and prints. */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${text(title)}</title><style>${STYLE}</style></head><body>
${body}
<p class="quiet">Simulated: no airline knows this ticket, and no money was charged.</p>
<p class="quiet" lang="fa" dir="rtl">آزمایشی: این بلیت واقعی نیست.</p>
</body></html>
`;
