import type { GiftStatus } from '@jara/domain/gift/gift-status';
import { BLOCK_REASONS, REFUND_REASONS, RELEASE_REASONS, REVIVE_REASONS } from './gift-reasons.ts';

/** What a member of staff is about to do with a gift. */
export type Wish = { kind: 'status'; status: GiftStatus } | { kind: 'refund' } | { kind: 'revive' };

export function wordsFor(wish: Wish) {
  if (wish.kind === 'refund') {
    return {
      title: 'Refund the unclaimed rest',
      effect: 'The gift ends. Shares that were claimed stay with their owners.',
      templates: REFUND_REASONS,
      action: 'Start the refund',
      warning: 'This action cannot be undone',
      danger: true,
      failed: 'Failed to update status',
      done: 'The refund is on its way',
    };
  }
  if (wish.kind === 'revive') {
    return {
      title: 'Revive this gift',
      effect: 'The gift opens again and can be claimed.',
      templates: REVIVE_REASONS,
      action: 'Revive',
      failed: 'Failed to activate gift',
      done: 'The gift is open again',
    };
  }
  return wish.status === 'BLOCKED'
    ? {
        title: 'Block this gift',
        effect: 'Nobody can claim or withdraw it until it is released. Its money stays where it is.',
        templates: BLOCK_REASONS,
        action: 'Block',
        danger: true,
        failed: 'Failed to update status',
        done: 'The gift is blocked',
      }
    : {
        title: 'Release this gift',
        effect: 'What nobody has claimed can be claimed again, and what was claimed can be withdrawn.',
        templates: RELEASE_REASONS,
        action: 'Release',
        failed: 'Failed to activate gift',
        done: 'The gift is released',
      };
}
