/**
 * Everything staff, or the product in their place, can be on record for, in the words a person reads. The names are
 * hashed into the audit trail: one may be added, none may be changed.
 */
export const STAFF_ACTIONS = {
  'session.sign_in': 'Signed in',
  'session.sign_out': 'Signed out',
  'password.change': 'Changed their password',
  'totp.enable': 'Set up an authenticator',
  'staff.create_super_admin': 'Made the first Super Admin',
  'staff.invite': 'Invited somebody',
  'staff.accept_invitation': 'Accepted an invitation',
  'staff.change_role': 'Changed a role',
  'staff.deactivate': 'Deactivated somebody',
  'staff.reactivate': 'Reactivated somebody',
  'staff.reset_totp': 'Removed an authenticator',
  'gift.change_status': 'Changed the status of a gift',
  'gift.hold': 'Put a gift on hold',
  'gift.refund': 'Started a refund',
  'gift.revive': 'Opened a gift again',
  'gift.assign': 'Gave a gift to somebody',
  'giveaway.handle_report': 'Handled a report about a giveaway',
  'payment.assign': 'Gave a payment to somebody',
  'dispute.assign': 'Gave a dispute to somebody',
  'dispute.accept': 'Accepted a dispute',
  'dispute.contest': 'Contested a dispute',
  'dispute.take_evidence': 'Took the evidence about a dispute',
  'charge.release': 'Released a held charge',
  'charge.refund': 'Refunded a held charge',
  'withdrawal.approve': 'Approved a withdrawal',
  'withdrawal.reject': 'Rejected a withdrawal',
  'withdrawal.assign': 'Gave a withdrawal to somebody',
  'withdrawal.ask_bank': 'Asked the bank about a payout',
  'withdrawal.tell_recipient': 'Told a recipient that their money takes longer',
  'withdrawal.recover': 'Recovered a withdrawal after a restore',
  'person.look': 'Looked at everything about a person',
  'person.assign': 'Gave a person to somebody',
  'note.write': 'Wrote a note',
  'data.reveal': 'Looked at a masked value',
  'export.run': 'Exported a list',
  'report.schedule': 'Scheduled a report',
  'report.pause': 'Paused a scheduled report',
  'report.resume': 'Let a scheduled report go on',
  'report.unschedule': 'Deleted a scheduled report',
  'report.tell': 'Told of a scheduled report',
  'data_request.ask': 'A person asked about their data',
  'data_request.withdraw': 'A person withdrew what they had asked',
  'data_request.end': 'Ended what a person had asked',
  'audit.erase': 'Erased personal words from the trail',
  'live.send': 'Sent a live event',
  'switch.pause': 'Paused a part of the product',
  'switch.resume': 'Resumed a part of the product',
  'reconciliation.assign': 'Gave a difference to somebody',
  'reconciliation.propose': 'Asked for a second person to settle a difference',
  'reconciliation.resolve': 'Resolved a difference',
  'books.begin_anew': 'Began the checkpoints of the books anew',
  'database.backup': 'Took a backup',
  'database.restore': 'Restored the database',
} as const;

export type StaffActionName = keyof typeof STAFF_ACTIONS;

const isKnown = (action: string): action is StaffActionName => Object.hasOwn(STAFF_ACTIONS, action);

/** The trail outlives the code that wrote it, so a name that is gone from the table is still read as words. */
export function describeStaffAction(action: string): string {
  if (isKnown(action)) return STAFF_ACTIONS[action];
  const words = action.replaceAll(/[._]/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
