/** The practice ground has one fixed door, which opens nothing else. */
export const PRACTICE_CREDENTIALS = { email: 'trainee@jara.test', password: 'practice makes perfect' } as const;
