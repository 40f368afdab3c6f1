/** What a recipient reads of a gift that cannot be opened here and now. */
export const words = {
  whatYouCanDo: 'What you can do',
  theSender: 'the sender',
  contactSupport: 'Contact support',
  sendAGiftYourself: 'Send a gift yourself',
  ended: 'This gift has ended',
  wasOpenUntil: (when: string) => `It was open until ${when} (Lagos).`,
  tellThemYouCameLate: (sender: string) =>
    `Tell ${sender} that you came too late: money nobody claimed is never lost, and they can talk to us about it.`,
  cameTooLate: 'You came too late',
  drawWasOpenUntil: (when: string) => `One could enter this draw until ${when} (Lagos).`,
  nobodyCanBeAdded:
    'The winners are drawn from everybody who was in by then, and nobody can be added. You can look at how it was drawn.',
  lapsed: 'The time has passed',
  lapsedMeans:
    'A share of a public giveaway has to be sent to a bank within the days that its page says, so that somebody else can have it where the first one does not come. If you did ask for it in time, write to us and we look into it.',
  askForANewOne: (sender: string) =>
    `It cannot be opened any more. Ask ${sender} about it: they can send you a new one.`,
  taken: 'Already claimed',
  takenMeans:
    'If it was you, open it in the browser you used then, or enter the access key you were shown. If it was not you, ask the sender who else had the code.',
  haveTheKey: 'I have the access key',
  keyNeedsScripts: 'To go on with an access key you need JavaScript.',
  onHold: 'This gift is on hold',
  onHoldMeans: (code: string) =>
    `We are checking something about it. The money is kept safe meanwhile, and the same link works again when we are done. You can ask us about it and give the code ${code} so that we find it quickly.`,
  writeTo: (email: string) => `Write to ${email}`,
  paused: 'This gift is paused',
  pausedMeans: (sender: string) =>
    `Only ${sender} can let it go on, so ask them. Keep this page open or come back: the same link works then, and nobody can open it meanwhile.`,
  notThisTime: 'Not this time',
  numberNotDrawn: (number: string) =>
    `You had number ${number}, and the same chance as everybody who was in. It was not drawn this time. Nobody could bend the draw, and your own browser can check that.`,
  notTheOneInLine: (sender: string) =>
    `One person in line gets this gift, and only ${sender} knows which one. You had your turn on this device. Others can still try, so pass the link on if you like. The winning number was fixed before anyone came.`,
};

export type Words = typeof words;
