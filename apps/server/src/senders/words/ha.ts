import type { Words } from './en.ts';

export const words: Words = {
  messageChanged: 'An sauya saƙon',
  clothChanged: 'An sauya yadin',
  bothChanged: 'An sauya saƙon da yadin',
  addressCorrected: (from, to) => `An gyara adireshi daga ${from} zuwa ${to}, kuma an sauya lambar`,
  pageChanged: 'An sauya shafinta na jama’a',
  madePublic: 'An fito da ita ga jama’a',
  paused: 'An dakatar da ita',
  letGoOn: 'An bar ta ta ci gaba',
  waitsLonger: (until) => `Za ta ƙara jira, har zuwa ${until} (Lagos)`,
};
