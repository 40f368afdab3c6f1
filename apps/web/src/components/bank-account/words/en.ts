/** Asking for a bank account, and whose it is. */
export const words = {
  accountNumber: 'Account number',
  accountNumberHint: '10 digits. For OPay and PalmPay it is your phone number without the first 0.',
  accountName: 'Account name',
  nameOnceOnline: 'You are offline. We ask the bank for the name as soon as you are back.',
  nameToCome: 'Your bank tells us the name once the number and the bank are there.',
  askingForName: 'Asking the bank for the name',
  belongsTo: (name: string) => `The account belongs to ${name}`,
  tryAgain: 'Try again',
  changeNumber: 'Change the number',
  notYou: 'Not you? Change the number',
  noSuchAccount: 'Account name could not be resolved. Check the number and the bank.',
  nameNotFetched: 'Failed to resolve account name',
  banksNotFetched: 'Failed to fetch banks',
  giftIsSafe: 'Your gift is safe.',
  bank: 'Bank',
  fittingFirst: 'The banks this account number fits come first.',
  chooseBank: 'Choose your bank',
  likelyYours: 'Likely yours',
  allOthers: 'All others',
  searchBanks: 'Search: GTB, OPay, First…',
  loadingBanks: 'Loading banks…',
  showBanks: 'Show banks',
  banks: 'Banks',
  noBanksFound: 'No banks found',
};

export type Words = typeof words;
