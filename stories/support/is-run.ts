/** True in the test run of the stories, false in Storybook itself. */
export const isRun = '__vitest_browser__' in globalThis;
