import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { carryOver } from '#src/app/carry-over.ts';

const meta = { title: 'UI/What was done is carried over', render: () => <p /> } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A form with one field of each of these types. */
function formOf(...types: string[]): HTMLFormElement {
  const form = document.createElement('form');
  form.style.display = 'grid';
  for (const type of types) {
    const field = Object.assign(document.createElement('input'), { type, name: type, ariaLabel: type });
    field.style.minInlineSize = '0';
    form.append(field);
  }
  return form;
}

const fieldsOf = (parent: Element) => new Set(parent.querySelectorAll('input'));

const fieldIn = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

/** Fields before a page was built anew; text was typed into one of them. */
function typedBefore(...types: string[]): HTMLFormElement {
  const old = formOf('text', ...types);
  fieldIn(old, 'text').value = 'Anna';
  return old;
}

export const TextGoesToAFieldThatComesLate: Story = {
  play: async ({ canvasElement }) => {
    carryOver(fieldsOf(typedBefore()), () => fieldsOf(canvasElement), null, location.href);
    const form = formOf('text');
    canvasElement.append(form);
    await waitFor(() => expect(fieldIn(form, 'text')).toHaveValue('Anna'));
  },
};

export const NothingGoesToAnotherPage: Story = {
  play: async ({ canvasElement }) => {
    const { href } = location;
    const before = fieldsOf(typedBefore());
    carryOver(before, () => fieldsOf(canvasElement), null, href);
    history.replaceState(history.state, '', `${href}&departing=tomorrow`);
    try {
      const form = formOf('text');
      canvasElement.append(form);
      // Neither what waits, nor what is found later.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      carryOver(before, () => fieldsOf(canvasElement), null, href);
      await expect(fieldIn(form, 'text')).toHaveValue('');
    } finally {
      history.replaceState(history.state, '', href);
    }
  },
};

export const AChosenFileStopsNothing: Story = {
  play: async ({ canvasElement }) => {
    const old = typedBefore('file');
    const chosen = new DataTransfer();
    chosen.items.add(new File(['a'], 'passport.png'));
    fieldIn(old, 'file').files = chosen.files;
    const form = formOf('text', 'file');
    canvasElement.append(form);
    carryOver(fieldsOf(old), () => fieldsOf(canvasElement), null, location.href);
    await waitFor(() => expect(fieldIn(form, 'text')).toHaveValue('Anna'));
  },
};

const buttonOf = (words: string): HTMLButtonElement =>
  Object.assign(document.createElement('button'), { type: 'button', textContent: words });

/** A page that comes late may have another button in the place of the one that was pressed. */
export const APressGoesToNoOtherButton: Story = {
  play: async ({ canvasElement }) => {
    const [asked, other] = [buttonOf('How much do I get back?'), buttonOf('Send the tickets again')];
    asked.ariaBusy = 'true';
    const controls = () => new Set(canvasElement.querySelectorAll('button'));
    carryOver(new Set([other, asked]), controls, null, location.href);
    const heard: string[] = [];
    const late = [buttonOf('Send the tickets again'), buttonOf('Cancel and get €67.20 back')];
    for (const button of late) button.addEventListener('click', () => heard.push(button.textContent ?? ''));
    canvasElement.append(...late);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))));
    await expect(heard).toEqual([]);
    const heir = buttonOf('How much do I get back?');
    heir.addEventListener('click', () => heard.push('asked'));
    late[1]?.replaceWith(heir);
    await waitFor(() => expect(heard).toEqual(['asked']));
  },
};
