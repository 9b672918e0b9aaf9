import { m } from '#src/copy/generated/messages.js';
import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx';

/** The e-mail address of a login; `username` lets password managers store the password under it. */
export const EmailField = (props: Omit<TextFieldProps, 'label'>) => (
  <TextField {...props} type="email" label={m.login_email()} autoComplete="username" spellCheck={false} />
);
