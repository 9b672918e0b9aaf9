import { expect, test } from 'vitest';
import { filesIn } from './arrows.ts';
import { lifeInReact } from './forms.ts';
import { parsed } from './requests.ts';

/** Forms whose life is in React, each with the reason. All others have it in a machine, made of `formParts`. */
const IN_REACT: Readonly<Record<string, string>> = {
  'src/screens/core/booking/useSearchDraft.ts':
    'the searches of start pages: their machine is the address, and XState would be 18 kB more on pages of 125',
  'src/screens/core/passengers/usePassengerForm.ts':
    'checked again with each letter, in a page of nine travellers; it is sent by the machine of the checkout',
  'src/screens/core/review/ReviewScreen.tsx': 'one box, beside the machine of the checkout',
  'src/screens/visa/request/TripForm.tsx': 'checked beside the machine of the request, which only hears what is right',
  'src/ui/useFaultFocus.ts': 'the delay, for machines that count refusals and forms of the address',
};

/** Fields that say by themselves that their text cannot be read. They belong to no form. */
const FIELDS: readonly string[] = ['src/screens/flights/PlaceField.tsx', 'src/ui/search/DayPicker.tsx'];

test('the life of a form is in its machine', () => {
  const files = filesIn('src').filter((file) => /\.tsx?$/.test(file) && !/generated|\.gen\.|\.test\./.test(file));
  expect(files.length).toBeGreaterThan(600);
  const found = files.filter((file) => lifeInReact(parsed(file)).length > 0);
  expect(found.sort()).toEqual([...Object.keys(IN_REACT), ...FIELDS].sort());
});

const component = (text: string) => lifeInReact(parsed('src/screens/Page.tsx', text));

test.each([
  'const [isTried, setTried] = useState(false);',
  'const [hasSubmitted, setSubmitted] = React.useState(false);',
  'const [faults, setFaults] = useState<readonly FormFault[]>([]);',
  'const [fieldErrors, setErrors] = useState({});',
  'const [refused, setRefused] = useState(new Set());',
  'const [isBusy, setBusy] = useState(false);',
  'const [isSaving, setSaving] = useState(false);',
  'const refusals = useRef(0);',
  'const [problem, tell] = useReducer(next, null);',
  'const timer = setTimeout(() => field.focus(), FOCUS_DELAY_MS);',
  "import { FOCUS_DELAY_MS as delay } from '#domain/core/limits.ts';",
])('%s is a life of a form', (text) => {
  expect(component(text)).toHaveLength(1);
});

test.each([
  'const [values, setValues] = useState(draft);',
  'const [isOpen, setOpen] = useState(false);',
  'const { faults, focusAsked } = view;',
  'const { left } = useFormFaults(form, view);',
  'const heard = useRef(faults);',
])('%s is none', (text) => {
  expect(component(text)).toEqual([]);
});
