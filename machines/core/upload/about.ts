import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'one picture of an order: checked here, cut out, and sent in parts that survive a broken connection',
  deadline: '–',
  routes: '`/iran-visa/request?order=…&person=…&page=…`',
  screen: 'visa request',
  words: {
    'isStored true': 'one is stored',
    'isStored false': 'none is stored',
    'isOpened true': 'it can be seen',
    'isOpened false': 'nothing to see',
    'isWanted true': 'it is taken over when it is good',
    'isWanted false': 'it is looked at',
  },
  withoutPath: 'what its worker answers depends on pixels; e2e/visa/visa-pictures.e2e.ts goes through its states',
};
