export const HELP_SHELL = 'help-shell';
export const LOGIN_SHELL = 'login-shell';
