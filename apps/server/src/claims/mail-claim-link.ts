import type { Language } from '@jara/domain/language';
import { addMails } from '../outbox/outbox.ts';
import { newId } from '../platform/ids.ts';
import type { Deps } from '../platform/tools/deps.ts';
import type { ClaimWithGift } from '../withdrawals/withdrawals.store.ts';

interface Ask {
  claim: ClaimWithGift;
  accessKey: string;
  email: string;
  language: Language;
}

/** Mails a claimant the way back to their share, and keeps the address: the mails about its payout go there too. */
export const mailClaimLink =
  ({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) =>
  ({ claim, accessKey, email, language }: Ask): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const now = clock.now();
      await trx.updateTable('claims').set({ contactEmail: email }).where('id', '=', claim.id).execute();
      await addMails(trx, now, [
        {
          kind: 'claim_link',
          to: email,
          identity: `claim_link:${newId()}`,
          data: { claimId: claim.id, url: claimLinkUrl(config.publicUrl, claim.quid, accessKey), language },
        },
      ]);
    });

/** The key stands behind the `#`, which no browser sends and no log sees. */
export const claimLinkUrl = (publicUrl: string, quid: string, accessKey: string) =>
  `${publicUrl}/claim/${quid}#key=${accessKey}`;
