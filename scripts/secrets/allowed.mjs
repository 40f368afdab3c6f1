/** What looks like a secret and is none, each with the reason. An entry that matches nothing any more is an error. */
export const allowed = [
  {
    file: /\.env\.example$/,
    match: /:\/\/\w+:(password|change-me)@/,
    reason: 'Examples that say what to put there.',
  },
  {
    file: /^scripts\/failover\//,
    match: /\$\{SECRET\}/,
    reason: 'The password of a cluster that listens on this machine only and is gone after the run.',
  },
  {
    file: /^(apps\/paystack-sandbox|apps\/server\/simulator|packages\/paystack|bench)\//,
    match: /^sk_test_(0{40}|sandbox_0123456789abcdef)$/,
    reason: 'Keys for the sandbox in tests, simulations and benchmarks, made up and opening nothing.',
  },
  {
    file: /^apps\/server\/(commands\/doctor|src\/operations\/set-up\/\w+)(\.db)?\.test\.ts$/,
    match: /:\/\/(jara:hunter22|me:secret)@/,
    reason: 'Passwords that the doctor must not repeat, made up and opening nothing.',
  },
];
