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
  {
    file: /^apps\/server\/src\/platform\/database-(address|tls)\.test\.ts$/,
    match: /:\/\/(jara_[ab]:(one|two)|jara:x)@/,
    reason: 'Addresses of databases that are nowhere, read by a test.',
  },
  {
    file: /^(docs\/deployment\/README\.md|packages\/paystack\/src\/upload\.test\.ts)$/,
    match: /:\/\/(jara:\$POSTGRES_PASSWORD|user:pass)@/,
    reason: 'The name of a variable, and an address that a test refuses.',
  },
];
