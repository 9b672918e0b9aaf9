import type { Page } from '@playwright/test';

// What other programs do to a page: simulations of what was seen in browsers, not the programs themselves.

/** Wraps all texts of the page in two elements, as the translator of Chrome does, and leaves their words. */
export const wrapTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, template, textarea, option')) continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstChild?.appendChild(document.createTextNode(text.data));
      text.replaceWith(outer);
    }
  });

/** Puts a node after each field, as password managers do with their icon. */
export const addIcons = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('input')) field.after(document.createElement('div'));
  });

/** Fills in a field as a password manager does; some of them send no event. */
export const fillIn = (page: Page, selector: string, text: string, { isTold }: { readonly isTold: boolean }) =>
  page.locator(selector).evaluate(
    (field, [value, tells]) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      if (tells) for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    },
    [text, isTold] as const,
  );
