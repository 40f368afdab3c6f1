/** The few that the site's small forms say by themselves, before anything is sent. */
export const words = {
  emailRequired: 'Email is required',
  validEmail: 'Please enter a valid email address',
  plainEmail: 'Please write the email address in plain letters, without accents',
  validKey: 'That key is not valid',
};

export type Words = typeof words;
