/** A status or a role as a word in a sentence: SUPER_ADMIN is "super admin". */
export const spokenStatus = (status: string): string => status.toLowerCase().replaceAll('_', ' ');

/** What a bank or a colleague wrote, with the full stop that lets another sentence follow. */
export const asSentence = (text: string): string => {
  const written = text.trim();
  return /[.!?…]$/.test(written) ? written : `${written}.`;
};
