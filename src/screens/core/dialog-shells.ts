/** Ids of the shells that stand in every page (`DialogShell`). */
export const HELP_SHELL = 'help-shell';
export const LOGIN_SHELL = 'login-shell';
