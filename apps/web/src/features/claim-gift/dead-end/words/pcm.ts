import type { Words } from './en.ts';

export const words: Words = {
  whatYouCanDo: 'Wetin you fit do',
  theSender: 'the person wey send am',
  contactSupport: 'Talk to support',
  sendAGiftYourself: 'Send your own gift',
  ended: 'This gift don end',
  wasOpenUntil: (when) => `People fit open am till ${when} (Lagos).`,
  tellThemYouCameLate: (sender) =>
    `Tell ${sender} say you come late: money wey nobody claim no dey ever lost, and dem fit talk to us about am.`,
  cameTooLate: 'You come late',
  drawWasOpenUntil: (when) => `People fit join this draw till ${when} (Lagos).`,
  nobodyCanBeAdded:
    'Na from everybody wey don join before that time dem dey pick the winners, and nobody fit enter again. You fit look how the draw take happen.',
  lapsed: 'The time don pass',
  lapsedMeans:
    'Person wey get share for public giveaway must send am go bank within the days wey the page talk, so that another person fit get am if the first one no come. If you ask for am on time, write us make we check am.',
  askForANewOne: (sender) => `Nobody fit open am again. Ask ${sender} about am: dem fit send you new one.`,
  taken: 'Dem don claim am already',
  takenMeans:
    'If na you, open am for the browser wey you use that time, or put the access key wey we show you. If no be you, ask the sender who else get the code.',
  haveTheKey: 'I get the access key',
  keyNeedsScripts: 'To continue with access key, you need JavaScript.',
  onHold: 'This gift dey on hold',
  onHoldMeans: (code) =>
    `We dey check something about am. The money dey safe for now, and the same link go work again when we finish. You fit ask us about am and give us the code ${code} so that we go find am quick.`,
  writeTo: (email) => `Write us for ${email}`,
  paused: 'Dem don pause this gift',
  pausedMeans: (sender) =>
    `Na only ${sender} fit make am continue, so ask am. Leave this page open or come back: the same link go work then, and nobody fit open am for now.`,
  notThisTime: 'No be this time',
  numberNotDrawn: (number) =>
    `Your number na ${number}, and you get the same chance as everybody wey join. Dem no pick am this time. Nobody fit do magomago for the draw, and your own browser fit check that one.`,
  notTheOneInLine: (sender) =>
    `Na one person for the line go get this gift, and na only ${sender} know which one. You don take your turn for this phone. Other people still fit try, so share the link if you like. Dem don fix the winning number before anybody come.`,
};
