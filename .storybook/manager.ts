import { addons } from 'storybook/manager-api';

// The panel says "no controls" in most stories, and takes the room in which the Stage shows its chart: A brings it back.
addons.setConfig({ bottomPanelHeight: 0, rightPanelWidth: 0, sidebar: { showRoots: false } });
