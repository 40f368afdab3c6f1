import { formatCount } from '@jara/domain/money/format';
import type { Words } from './en.tsx';

export const words: Words = {
  howWinnersAreChosen: 'How winners go come out',
  claimTime: (days) =>
    days === 1
      ? 'Whoever win go send am go bank within 1 day, or e go be another person own.'
      : `Whoever win go send am go bank within ${days} days, or e go be another person own.`,
  entered: (people) => (people === 1 ? '1 person don enter' : `${formatCount(people)} people don enter`),
  sharesTaken: (taken, shares) => `Dem take ${formatCount(taken)} out of ${formatCount(shares)} shares`,
  sharesLeft: (left, shares) => `${formatCount(left)} out of ${formatCount(shares)} shares remain`,

  real: {
    ask: 'This one real?',
    staySafe: 'Stay safe',
    hasLeft: (product) =>
      `Dem don pay the money before anybody come, and e comot through ${product}: the figures wey dey up come from our books.`,
    isHeld: (product) =>
      `Dem don pay the money already, and ${product} dey hold am: the figures wey dey up come from our books.`,
    allWeHold: (link) => <>Everything wey we dey hold for everybody dey under {link('where the money dey')}.</>,
    anotherLink: (link) => <>Dem send you another link? Paste am under {link('check giveaway')}.</>,
  },

  proof: {
    nobodyCanBendIt: 'Nobody fit twist am',
    howItCanBeProved: 'How you fit prove am',
    sealed: 'Before anybody come, we lock one secret with this fingerprint.',
    decides:
      'Na that secret dey decide everything, and we go publish am when e finish: keep the fingerprint, then compare.',
    decided: 'Na that secret decide everything, and we don publish am now: compare the two.',
    getsReceipt: 'Everybody wey enter dey get receipt wey hold the whole list together.',
    gotReceipt: 'Everybody wey enter don get receipt wey hold the whole list together.',
    valueIsMixedIn: (when) =>
      `One public random number wey nobody know before ${when} (Lagos) dey join inside, so that even we no fit know the winners before then.`,
    valueWasMixedIn: (when) =>
      `One public random number wey nobody know before ${when} (Lagos) don join inside, so even we no fit know the winners before then.`,
    noValue:
      'No public random number join inside for here: the proof show say nobody change anything after, but e no show say person wey know the secret no use am enter.',
    value: (round, chain) => (
      <>
        The public number na round {round} for the chain {chain}.
      </>
    ),
    valueAtSource: (round, chain, link) => (
      <>
        The public number na round {round} for the chain {chain}, you fit read am {link('where e come from')}.
      </>
    ),
    copyFingerprint: 'Copy fingerprint',
    see: 'See the proof',
    head: 'The list of people wey enter close with this head. Anybody wey write am down fit hold us with am:',
  },

  winners: {
    title: 'Winners',
    somebody: 'One person',
    won: (when) => `Win ${when}`,
    onItsWay: (when) => `The money dey go, win ${when}`,
    inBankSince: (when) => `E dey their bank since ${when}`,
    showMore: (count) => `Show another ${formatCount(count)}`,
    newestOf: (count) => `Na the newest out of ${formatCount(count)} be these. All of dem go dey here when e finish.`,
    noNames: 'We no dey show anybody name, number or address. The times na Lagos time.',
  },

  passOn: {
    title: 'Pass am on',
    doYouKnowMore: 'You know more?',
    isOver: (title, host, url) => `${title}, from ${host}: e don finish. See am with your eye: ${url}`,
    isLocked: (title, host, amount, url) =>
      `${title}, from ${host}: ${amount} dey locked there. See am with your eye: ${url}`,
    share: 'Share',
    notShared: 'Something spoil',
    copyLink: 'Copy link',
    poster: 'Poster (A4)',
    picture: 'Picture',
    isItWrong: 'Somebody dey use the name ask for money or secret, or the person wey dey give am no be who dem talk?',
  },

  report: {
    title: 'Report this page',
    what: 'Wetin dey wrong?',
    kinds: {
      ASKS_FOR_MONEY: 'Somebody say make I pay something',
      ASKS_FOR_SECRETS: 'Somebody dey ask for PIN, OTP or password',
      FALSE_HOST: 'The person wey dey give am no be who dem talk',
      OTHER: 'Another thing',
    },
    inYourWords: 'Talk am your own way',
    lettersOf: (typed, most) => `${typed} out of ${most}`,
    noSecrets: 'Abeg no write account number, PIN or code for here.',
    notNow: 'Not now',
    tellStaff: 'Tell our staff',
    notTaken: 'We no fit take am just now',
  },
};
