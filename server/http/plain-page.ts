import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '#server/http/escape-html.ts';
import { plainPagePolicy } from '#server/http/headers.ts';

const STYLE = `
:root{color-scheme:light dark;--ink:#1b2430;--soft:#556070;--line:#c3cad4;--link:#1d4f91;--paper:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#eef1f5;--soft:#b3bcc8;--line:#3d4858;--link:#a9c6f5;--paper:#12161c}}
body{margin:0 auto;max-width:44rem;padding:1.5rem 1rem 3rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.5rem;line-height:1.25}a{color:var(--link)}p.note,time{color:var(--soft)}
ul{list-style:none;margin:0;padding:0}li{border-top:1px solid var(--line);padding:.75rem 0}li a{font-weight:600}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;border-top:1px solid var(--line);padding-top:1rem}
button{min-height:3rem;padding:.6rem 1.25rem;font:inherit;font-weight:600;color:var(--paper);background:var(--link);border:0;border-radius:.375rem;cursor:pointer}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
`;
export const PLAIN_PAGE_POLICY = plainPagePolicy(`sha256-${createHash('sha256').update(STYLE).digest('base64')}`);

/** A server-made page that works without scripts; `body` is HTML. */
export const plainPage = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`;

/** Sends HTML that no cache stores. */
export const sendHtml = (reply: FastifyReply, text: string, policy = PLAIN_PAGE_POLICY) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'private, no-store')
    .send(text);
