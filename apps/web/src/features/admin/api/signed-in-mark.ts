import { SIGNED_IN_MARK } from '@jara/contract/staff/session';

/** Whether somebody may be signed in here. Where nobody is, the server need not be asked to refuse. */
export const isMarkedSignedIn = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN_MARK}=`));

/** The session has ended without a word from us: it lasted too long, or somebody ended it. */
export const forgetSignedIn = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to write cookies is missing from browsers that people use.
  document.cookie = `${SIGNED_IN_MARK}=; Path=/admin; Max-Age=0; SameSite=Strict`;
};
