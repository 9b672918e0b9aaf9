import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The visible texts of a component, in order: one line per innermost block. */
export function linesOf<P extends object>(part: ComponentType<P>, props: P): readonly string[] {
  return renderToStaticMarkup(createElement(part, props))
    .replace(/<\/?(?:strong|span|bdi|b|i|a)\b[^>]*>/g, '')
    .split(/<[^>]+>/)
    .map((text) => text.replaceAll('\u00a0', ' ').trim())
    .filter(Boolean);
}
