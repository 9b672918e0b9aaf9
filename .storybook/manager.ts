import { addons } from 'storybook/manager-api';

// Most stories have no controls, and the panel would take the space of the Stage's chart. The key A shows it.
addons.setConfig({ bottomPanelHeight: 0, rightPanelWidth: 0, sidebar: { showRoots: false } });
