import { BRAND } from '#domain/core/brand.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import type { Mail } from '#server/mails/outbox.ts';

export const SITE_NAME = BRAND.name;

export type Block = {
  readonly heading?: string;
  readonly lines: readonly string[];
  readonly link?: { text: string; url: string };
};

const SIMULATED = `${SITE_NAME} is a demonstration: what it sells, payments and papers are simulated, and no money was charged.`;

/** Replaces a secret. */
const COVER = '••••••';

/**
 * A mail as text and as plain HTML, without pictures or external content. `secrets` are codes and links that give
 * access: the site's inbox hides them.
 */
export function mailOf(subject: string, blocks: readonly Block[], secrets: readonly string[] = []): Mail {
  const all = [...blocks, { lines: [SIMULATED] }];
  const text = all.map(blockText).join('\n\n').concat('\n');
  const cover = (words: string) => secrets.reduce((left, secret) => left.replaceAll(secret, COVER), words);
  return {
    subject,
    text,
    covered: secrets.length > 0 ? { subject: cover(subject), text: cover(text) } : null,
    html: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
      `<title>${escapeHtml(subject)}</title></head>`,
      `<body style="margin:0;padding:16px;background:${LOOK.sunken};color:${LOOK.ink};font:16px/1.5 system-ui,sans-serif">`,
      `<div style="max-width:600px;margin:0 auto;background:#ffffff;border:1px solid ${LOOK.line};border-top:4px solid ${LOOK.accent};border-radius:10px">`,
      `<p style="margin:0;padding:16px 24px;font-size:18px;font-weight:600">${SITE_NAME} <span lang="fa" dir="rtl" style="color:${LOOK.soft};font-weight:400">${BRAND.nameFa}</span></p>`,
      `<main style="padding:0 24px 24px"><h1 style="margin:0 0 12px;font-size:24px;line-height:1.25">${escapeHtml(subject)}</h1>`,
      ...blocks.map(blockHtml),
      '</main>',
      `<p style="margin:0;padding:16px 24px;border-top:1px solid ${LOOK.line};font-size:14px;color:${LOOK.soft}">${SIMULATED}</p>`,
      '</div></body></html>',
    ].join('\n'),
  };
}

/**
 * The site's colours with enough contrast on white, as plain values: mail programs do not support custom properties.
 */
const LOOK = { ink: '#12222b', soft: '#47565d', line: '#dfe5e4', sunken: '#f4f6f5', accent: BRAND.accent } as const;

const blockText = ({ heading, lines, link }: Block) =>
  [...(heading ? [heading] : []), ...lines, ...(link ? [link.url] : [])].join('\n');

const blockHtml = ({ heading, lines, link }: Block) =>
  [
    ...(heading
      ? [
          `<h2 style="margin:24px 0 4px;padding-top:16px;border-top:1px solid ${LOOK.line};font-size:17px">${escapeHtml(heading)}</h2>`,
        ]
      : []),
    ...lines.map((line) => `<p style="margin:4px 0;overflow-wrap:anywhere">${escapeHtml(line)}</p>`),
    ...(link
      ? [
          `<p style="margin:16px 0 0"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 18px;border-radius:6px;background:${LOOK.accent};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(link.text)}</a></p>`,
        ]
      : []),
  ].join('\n');
