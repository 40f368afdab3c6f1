import type { Words } from './en.ts';

export const words: Words = {
  messageChanged: 'A gbanwere ozi ahụ',
  clothChanged: 'A gbanwere akwa ahụ',
  bothChanged: 'A gbanwere ozi na akwa ahụ',
  addressCorrected: (from, to) => `E meziri adreesị site na ${from} gaa na ${to}, gbanwekwaa koodu ahụ`,
  pageChanged: 'A gbanwere ibe ọha ya',
  madePublic: 'E mere ka ọha hụ ya',
  paused: 'A kwụsịtụrụ ya',
  letGoOn: 'A hapụrụ ya ka ọ gaa n’ihu',
  waitsLonger: (until) => `Ọ ga-echekwu ruo ${until} (Lagos)`,
};
