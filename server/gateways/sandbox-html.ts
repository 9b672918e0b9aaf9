import { createHash } from 'node:crypto';
import { formatMoney } from '#domain/core/money.ts';
import type { SandboxCharge } from '#server/gateways/sandbox.ts';
import { brandOf, type CardForm, type CardProblems, digitsOf } from '#server/gateways/sandbox-card.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { plainPagePolicy } from '#server/http/headers.ts';

const SPACES = 'Spaces are fine.';

const STYLE = `
:root{color-scheme:light dark;--paper:#f3f4f6;--card:#fff;--ink:#1b2430;--soft:#556070;--line:#8a94a3;--deep:#23406b;--on-deep:#fff;--bad:#a3161d;--note:#fff6d6;--note-ink:#4d3c00}
@media(prefers-color-scheme:dark){:root{--paper:#12161c;--card:#1b212a;--ink:#eef1f5;--soft:#b3bcc8;--line:#79869a;--deep:#a9c6f5;--on-deep:#0d1a2c;--bad:#ff9c9c;--note:#3a3111;--note-ink:#ffe9a3}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
header{background:var(--card);border-bottom:1px solid var(--line);padding:1rem 0}
header p,main{max-width:34rem;margin:0 auto}header p{padding:0 1rem}
header strong{font-size:1.125rem;letter-spacing:.02em}
main{padding:1.5rem 1rem 3rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem}
h2{font-size:1.125rem;margin:2rem 0 .5rem}
.note{background:var(--note);color:var(--note-ink);padding:.75rem 1rem;border-radius:.375rem;margin:0 0 1.5rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1.5rem}
dt{color:var(--soft)}dd{margin:0;text-align:end;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
dd.sum{font-size:1.25rem;font-weight:600}
form{margin:0}
.field{margin:0 0 1rem}
label{display:block;font-weight:600;margin:0 0 .25rem}
input,select{width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:.375rem}
input[aria-invalid=true]{border:2px solid var(--bad)}
input.short{max-width:10rem}
.error{color:var(--bad);margin:.25rem 0 0}.error[role]{margin:0 0 1rem;font-weight:600}
.hint{color:var(--soft);margin:.25rem 0 0;font-size:.875rem}
button,a.button{display:block;width:100%;min-height:3rem;padding:.6rem 1rem;font:inherit;font-weight:600;text-align:center;text-decoration:none;border-radius:.375rem;border:1px solid var(--deep);background:transparent;color:var(--deep);cursor:pointer}
button.main,a.main{background:var(--deep);color:var(--on-deep)}
button.quiet{border-color:transparent;text-decoration:underline;margin-top:1rem}
:focus-visible{outline:3px solid var(--deep);outline-offset:2px}
section{border-top:1px solid var(--line);margin-top:2rem}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
td:first-child{white-space:nowrap}
th,td{text-align:start;font-size:.9375rem;padding:.4rem .5rem .4rem 0;border-bottom:1px solid var(--line);vertical-align:top}
`;

/** Shows the card brand while the number is typed; the page works without it. */
const SCRIPT = `
const digitsOf = ${digitsOf};
${brandOf}
const number = document.getElementById('number');
const hint = document.getElementById('number-hint');
hint.setAttribute('aria-live', 'polite');
number.addEventListener('input', () => {
  const brand = brandOf(number.value);
  hint.textContent = brand ? brand + '. ${SPACES}' : '${SPACES}';
});
`;

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Allows this one style sheet and this one script. */
export const BANK_POLICY = plainPagePolicy(hashOf(STYLE), hashOf(SCRIPT));

const page = (title: string, body: string, script = ''): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><header><p><strong>Sandbox bank</strong></p></header><main>${body}</main>${script ? `<script>${script}</script>` : ''}</body></html>`;

export const EMPTY_CARD: CardForm = { number: '', validUntil: '', securityCode: '', name: '' };

const amountOf = ({ amount, currency }: SandboxCharge) => formatMoney({ amount, currency });

/**
 * The hosted page: card form, then the other choices. `problems` are the fields to correct; the security code must be
 * typed again.
 */
export function paymentPage(charge: SandboxCharge, form: CardForm, problems: CardProblems): string {
  const isAgain = Object.keys(problems).length > 0;
  const amount = escapeHtml(amountOf(charge));
  return page(
    isAgain ? 'Check your card – Sandbox bank' : `Pay ${amountOf(charge)} – Sandbox bank`,
    `<h1>Pay ${amount} to Safar</h1>
<p class="note">This bank is for trying out. Nothing real is charged, and what you type about the card is not kept. Use a test card only.</p>
<dl><dt>Merchant</dt><dd>Safar</dd><dt>For</dt><dd>${escapeHtml(charge.reference)}</dd><dt>Amount</dt><dd class="sum">${amount}</dd></dl>
${isAgain ? '<p class="error" role="alert">Check the marked fields. Nothing was charged.</p>' : ''}
<form method="post" autocomplete="on" novalidate>
${field({ id: 'number', label: 'Card number', value: form.number, problem: problems.number, hint: hintOfNumber(form.number), attributes: 'autocomplete="cc-number" inputmode="numeric" maxlength="30"' })}
${field({ id: 'validUntil', label: 'Valid until', value: form.validUntil, problem: problems.validUntil, hint: 'Month and year, such as 09/29', attributes: 'class="short" autocomplete="cc-exp" inputmode="text" maxlength="10"' })}
${field({ id: 'securityCode', label: 'Security code', value: '', problem: problems.securityCode ?? (isAgain ? 'Enter the security code again.' : undefined), hint: 'Three digits on the back of the card, four on the front of American Express', attributes: 'class="short" autocomplete="cc-csc" inputmode="numeric" maxlength="4"' })}
${field({ id: 'name', label: 'Name on the card', value: form.name, problem: problems.name, attributes: 'autocomplete="cc-name" maxlength="80"' })}
<button class="main" name="action" value="approve">Approve ${amount}</button>
</form>
<section><h2>Decline instead</h2><form method="post">
<div class="field"><label for="reason">Reason</label><select id="reason" name="reason">
<option value="insufficient_funds">Insufficient funds</option><option value="card_expired">Card expired</option>
<option value="do_not_honour">Do not honour</option><option value="limit_exceeded">Limit exceeded</option>
<option value="cancelled_by_cardholder">Cancelled by the cardholder</option></select></div>
<button name="action" value="decline">Decline the payment</button></form></section>
<form method="post"><button class="quiet" name="action" value="cancel">Back to Safar without paying</button></form>
<section><h2>Test cards</h2><p class="hint">Any date in the future, any security code, any name.</p>
<table><thead><tr><th scope="col">Number</th><th scope="col">What happens</th></tr></thead><tbody>
<tr><td>4242 4242 4242 4242</td><td>Approved (Visa)</td></tr><tr><td>5555 5555 5555 4444</td><td>Approved (Mastercard)</td></tr>
<tr><td>3782 822463 10005</td><td>Approved (American Express)</td></tr><tr><td>4000 0000 0000 9995</td><td>Insufficient funds</td></tr>
<tr><td>4000 0000 0000 0069</td><td>Card expired</td></tr><tr><td>4000 0000 0000 0002</td><td>Do not honour</td></tr></tbody></table></section>`,
    SCRIPT,
  );
}

const DECIDED: Readonly<Record<SandboxCharge['status'], string>> = {
  pending: 'This payment is still open.',
  succeeded: 'This payment was approved.',
  declined: 'This payment was declined. Nothing was charged.',
  refunded: 'This payment was given back.',
};

export const decidedPage = (charge: SandboxCharge): string =>
  page(
    'Payment closed – Sandbox bank',
    `<h1>${DECIDED[charge.status]}</h1><p>${escapeHtml(charge.reference)}, ${escapeHtml(amountOf(charge))}.</p>
<p><a class="button main" href="${escapeHtml(charge.return_url)}">Back to Safar</a></p>`,
  );

/** For a URL without a charge, and for a form from another site. */
export const noticePage = (heading: string, text: string): string =>
  page(`${heading} – Sandbox bank`, `<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p>`);

type Field = {
  readonly id: keyof CardForm;
  readonly label: string;
  readonly value: string;
  readonly problem?: string | undefined;
  readonly hint?: string | undefined;
  readonly attributes: string;
};

function field({ id, label, value, problem, hint, attributes }: Field): string {
  const described = [...(problem ? [`${id}-error`] : []), ...(hint ? [`${id}-hint`] : [])].join(' ');
  return `<div class="field"><label for="${id}">${label}</label>
<input id="${id}" name="${id}" value="${escapeHtml(value)}" ${attributes} required${problem ? ' aria-invalid="true"' : ''}${described ? ` aria-describedby="${described}"` : ''}>
${problem ? `<p class="error" id="${id}-error">${escapeHtml(problem)}</p>` : ''}${hint ? `<p class="hint" id="${id}-hint">${escapeHtml(hint)}</p>` : ''}</div>`;
}

function hintOfNumber(number: string): string {
  const brand = brandOf(number);
  return brand ? `${brand}. ${SPACES}` : SPACES;
}
