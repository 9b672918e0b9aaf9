import { m } from '#src/copy/generated/messages.js';
import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx';
import { useTypedInShell } from '#src/ui/useTypedInShell.ts';

/** The address by which an account is known; a password manager keeps the password under it. */
export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  useTypedInShell(props.name, props.onChange);
  return <TextField {...props} type="email" label={m.login_email()} autoComplete="username" spellCheck={false} />;
}
