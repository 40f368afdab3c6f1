import * as z from 'zod/mini';

/**
 * Every "no" the product foresees: its status and what a person reads. A refusal thrown with a code that is not here
 * does not compile. Messages may be replaced by a more exact one where the code is thrown.
 */
export const REFUSALS = {
  invalid_input: { status: 422, message: 'Some of what was sent is not valid' },
  malformed_request: { status: 400, message: 'The request could not be read' },
  unsupported_content_type: { status: 415, message: 'Send JSON: Content-Type must be application/json' },
  body_too_large: { status: 413, message: 'The request is too large' },
  address_too_long: { status: 414, message: 'The address is too long' },
  headers_too_large: { status: 431, message: 'The headers of the request are too large' },
  too_slow: { status: 408, message: 'The request took too long to arrive' },
  too_busy: { status: 503, message: 'Very many people are here right now. Try again in a few seconds.' },
  not_found: { status: 404, message: 'Not found' },
  method_not_allowed: { status: 405, message: 'That method is not offered here' },
  foreign_origin: { status: 403, message: 'This request did not come from our site' },
  too_many_requests: { status: 429, message: 'Too many tries. Please wait a little and try again.' },
  idempotency_key_reused: { status: 422, message: 'This Idempotency-Key was used with a different request' },
  idempotency_in_progress: {
    status: 409,
    message: 'The same request is still being worked on. Try again in a moment.',
  },
  unavailable: { status: 503, message: 'We are having trouble right now. Your money is safe. Try again in a minute.' },
  switched_off: { status: 503, message: 'This is paused for a short while. Your money is safe. Try again later.' },

  callback_not_ours: { status: 422, message: 'authorizationUrl must be this site’s payment callback page' },
  amount_too_small: { status: 422, message: 'Please enter a valid amount' },
  amount_too_large: { status: 422, message: 'Please enter a valid amount' },
  payment_not_started: {
    status: 502,
    message: 'Payment initialization failed. Nothing was charged. Please try again in a moment.',
  },
  payment_not_found: { status: 404, message: 'Failed to fetch transaction' },
  list_link_invalid: { status: 410, message: 'This link has been used or has run out. Ask for a new one.' },
  erasure_begun: {
    status: 409,
    message: 'The erasure has begun and cannot be stopped. What is erased cannot be brought back.',
  },
  verification_failed: { status: 502, message: 'Transaction verification failed' },

  gift_not_found: { status: 404, message: 'Quid not found' },
  gift_replaced: {
    status: 410,
    message:
      'The sender of this gift replaced this code, so it opens nothing any more. If the gift is for you, look for a newer mail or ask them.',
  },
  giveaway_not_found: {
    status: 404,
    message: 'There is no public giveaway with this code. If somebody sent it to you, check it first.',
  },
  gift_blocked: { status: 403, message: 'This gift is on hold. Its money is safe. Contact support if it is yours.' },
  gift_busy: {
    status: 503,
    message: 'This gift is busy right now. Nothing was decided and nothing is lost. Try again in a moment.',
  },
  network_full: {
    status: 403,
    message:
      'Too many phones on your network have tried this gift. Use your own mobile data, or another network, and try again.',
  },
  work_needed: {
    status: 428,
    message: 'Very many people are here right now. Your phone waits in line for a moment, and then goes on by itself.',
  },
  gift_taken: { status: 409, message: 'This gift has already been claimed.' },
  gift_expired: { status: 410, message: 'This gift has ended.' },
  not_a_draw: { status: 409, message: 'This gift is not a draw. Open it instead.' },
  not_drawn_yet: { status: 409, message: 'The winners have not been drawn yet. The proof is published when they are.' },
  gift_not_open_yet: { status: 403, message: 'This gift is not open yet.' },
  password_required: { status: 403, message: 'This gift is protected. Enter the password the sender gave you.' },
  wrong_password: { status: 403, message: 'That password is not right.' },
  remedy_does_not_fit: {
    status: 409,
    message: 'The provider or our books say something else by now. Look at the difference again.',
  },
  status_change_not_allowed: { status: 409, message: 'Failed to update status' },

  rule_not_found: { status: 404, message: 'This gift has no rule' },
  rule_not_yours: { status: 403, message: 'Only the sender can set the rule of this gift' },
  rule_frozen: {
    status: 409,
    message: 'Someone has already tried to claim this gift, so its rule can no longer change',
  },
  not_possible_now: { status: 409, message: 'This cannot be done with the gift now' },
  gift_paused: { status: 409, message: 'The sender has paused this gift. Try again later.' },
  time_not_possible: { status: 422, message: 'Choose another time' },
  rule_invalid: { status: 422, message: 'Failed to save rule' },

  access_key_required: { status: 401, message: 'An access key is required' },
  access_key_rejected: { status: 403, message: 'That access key does not open this gift' },
  amount_differs_from_share: { status: 422, message: 'The amount must equal your share of the gift' },
  amount_below_payout_minimum: { status: 422, message: 'This share is too small to send to a bank' },
  claim_lapsed: {
    status: 410,
    message:
      'The time to send this share to a bank has passed, so it went to somebody else or back to its sender. We are sorry that you missed it.',
  },
  claim_frozen: { status: 409, message: 'This gift is on hold. Its money is safe.' },
  withdrawal_under_way: { status: 409, message: 'This gift is already on its way to another account' },
  account_already_paid: {
    status: 409,
    message:
      'A share of this gift already goes to this account. Each share goes to an account of its own. Your money is safe: enter another account.',
  },
  already_thanked: { status: 409, message: 'You have thanked the sender already, in other words' },
  already_withdrawn: { status: 409, message: 'This gift has already been sent to a bank' },
  account_not_resolved: { status: 422, message: 'Account name could not be resolved' },
  account_name_differs: { status: 422, message: 'The account name has changed. Check the details and try again.' },
  banks_unavailable: { status: 502, message: 'Failed to fetch banks' },
  account_lookup_unavailable: { status: 502, message: 'Failed to resolve account name' },
  withdrawal_not_found: { status: 404, message: 'Withdrawal not found' },
  withdrawal_already_decided: { status: 409, message: 'Someone else has already decided this request' },
  withdrawal_changed: {
    status: 409,
    message: 'This request changed since you opened it. Look again before you decide.',
  },
  payout_not_stuck: { status: 409, message: 'The bank has not owed an answer about this payout for half an hour' },
  asked_just_now: { status: 409, message: 'The bank was asked a moment ago. Its answer is in the list.' },
  in_other_hands: { status: 409, message: 'Somebody has this payout in hand already. Write them a note instead.' },
  no_address: { status: 409, message: 'We have no address of whoever this money is for' },
  told_already: { status: 409, message: 'They were told within the last day. Tell them again tomorrow.' },
  no_receipt: { status: 409, message: 'There is a receipt once the money has arrived' },
  own_approval: { status: 403, message: 'A second person has to approve this one' },
  dependent_approval: {
    status: 403,
    message:
      'You and whoever said yes have your roles from each other or from the same Admin. Somebody else has to approve this one',
  },

  payouts_paused: { status: 400, message: 'Payouts are paused' },
  transfer_not_ours: { status: 400, message: 'This transfer is not one of ours' },
  signature_rejected: { status: 401, message: 'Signature rejected' },

  sign_in_required: { status: 401, message: 'Unauthorized access' },
  code_required: { status: 401, message: 'Enter your authenticator code to finish signing in' },
  wrong_code: { status: 403, message: 'That code is not right, or has been used. Wait for the next one.' },
  totp_not_set_up: { status: 403, message: 'Set up an authenticator first: this needs its code' },
  step_up_required: { status: 403, message: 'Confirm it is you with your authenticator code' },
  permission_denied: { status: 403, message: "Access Denied - You don't have permission to access this page." },
  invalid_credentials: { status: 401, message: 'Invalid credentials' },
  invitation_invalid: { status: 410, message: 'This invitation has been used or has run out. Ask for a new one.' },
  staff_changed: { status: 409, message: 'This person changed in the meantime. Look again.' },
  export_too_large: { status: 422, message: 'That is too much for one workbook. Choose CSV, or narrow the filters.' },
  staff_exists: { status: 409, message: 'This person already has an account' },
  staff_not_found: { status: 404, message: 'This person was not found' },
  last_super_admin: { status: 409, message: 'The last Super Admin has to stay' },
  own_account: { status: 403, message: 'You cannot change your own role or deactivate yourself' },
  switch_unchanged: { status: 409, message: 'Somebody has already done that. Look again.' },
  books_not_clean: { status: 409, message: 'The books do not add up yet, so payouts stay paused' },
  not_reconciled: {
    status: 409,
    message: 'This database was restored from a backup. Reconcile it and close every open item first.',
  },
  dispute_not_found: { status: 404, message: 'This dispute was not found' },
  dispute_closed: { status: 409, message: 'This dispute has ended. Nothing is to be answered any more.' },
  dispute_answered: {
    status: 409,
    message: 'This dispute has been answered already. Look again at what was said, and by whom.',
  },
  item_not_found: { status: 404, message: 'This item was not found' },
  item_closed: { status: 409, message: 'This item is closed already' },
  item_changed: { status: 409, message: 'This item changed since you opened it. Look again before you decide.' },
  already_running: { status: 409, message: 'This is running already. Look again in a moment.' },
  view_not_found: { status: 404, message: 'This view was not found among yours' },
  view_name_taken: { status: 409, message: 'You have a view of this name already' },
  too_many_views: { status: 409, message: 'You have as many views of this list as there can be. Delete one first.' },
  none_selected: { status: 422, message: 'No QUIDs selected' },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof REFUSALS;

export const refusalBody = z.object({
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  /** Field problems by name, for forms. */
  fields: z.optional(z.record(z.string(), z.string())),
  retryAfterSeconds: z.optional(z.int()),
  /** Of `work_needed`: find n so that sha256(challenge + ":" + n) begins with so many zero bits, and send `X-Work: {challenge}:{n}`. */
  challenge: z.optional(z.string()),
  difficulty: z.optional(z.int()),
});
export type RefusalBody = z.output<typeof refusalBody>;
