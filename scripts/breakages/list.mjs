const dedupeInMemory = [
  {
    file: 'apps/server/src/provider/receive-webhook.ts',
    find: '    const isNew = await db',
    replace: '    if (seen.has(event.key)) return;\n    seen.add(event.key);\n    const isNew = await db',
  },
  {
    file: 'apps/server/src/provider/receive-webhook.ts',
    find: 'event.key},',
    replace: 'event.key + Math.random()},',
  },
  {
    file: 'apps/server/src/provider/receive-webhook.ts',
    find: 'function referenceOf(',
    replace: 'const seen = new Set<string>();\n\nfunction referenceOf(',
  },
];

/**
 * Ways in which a careful change could still go wrong, and for each the test that says no. `find` stands once in
 * the file; `test` is the file of the test and `catches` its name, or a part of it. Those with the same `finding` together
 * take out what an attack on the product once led to; the simulator is asked whether it finds that without any test.
 */
export const breakages = [
  {
    name: 'drop the row lock of a claim',
    change: 'the gifts of a batch are read without `for update`',
    edits: [
      {
        file: 'apps/server/src/claims/claims.store.ts',
        find: 'waits ? sql`for update` : sql`for update skip locked`',
        replace: 'waits ? sql`` : sql``',
      },
    ],
    test: 'apps/server/src/claims/claim-concurrency.db.test.ts',
    catches: 'waits for whoever is opening a blocked gift again',
  },
  {
    name: 'drop the unique slot',
    change: 'the unique key over gift and slot is gone',
    edits: [{ file: 'apps/server/migrations/0005_claims.sql', find: '  unique (gift_id, slot),\n', replace: '' }],
    test: 'apps/server/src/platform/database/constraints.db.test.ts',
    catches: 'a slot of a gift is claimed once',
  },
  {
    name: 'drop the index of one open withdrawal',
    change: 'the unique key over the open withdrawal of a claim is gone',
    edits: [
      {
        file: 'apps/server/migrations/0006_withdrawals.sql',
        find: 'create unique index withdrawals_one_open',
        replace: 'create index withdrawals_one_open',
      },
    ],
    test: 'apps/server/src/platform/database/constraints.db.test.ts',
    catches: 'a claim has one open withdrawal',
  },
  {
    name: 'a held gift holds up the others',
    change: 'claims that arrive together wait for a gift that somebody holds',
    edits: [
      {
        file: 'apps/server/src/claims/claims.store.ts',
        find: 'sql`for update skip locked`',
        replace: 'sql`for update`',
      },
    ],
    test: 'apps/server/src/claims/held-gifts.db.test.ts',
    catches: 'delays nobody behind it either when many are held',
  },
  {
    name: 'new transfer reference on retry',
    change: 'a transfer that is sent again carries the number of the sending',
    edits: [
      {
        file: 'apps/server/src/provider/work-on-payout.ts',
        find: '      reference: withdrawal.reference,\n',
        replace: "      reference: withdrawal.reference + (withdrawal.sends > 0 ? String(withdrawal.sends) : ''),\n",
      },
    ],
    test: 'apps/server/src/provider/payout-faults.db.test.ts',
    catches: 'one transfer when sending ends in timeout-before-effect',
  },
  {
    name: 'timeout treated as failure',
    change: 'no answer to a transfer fails the withdrawal',
    edits: [
      {
        file: 'apps/server/src/provider/work-on-payout.ts',
        find: "if (error.kind === 'unknown') return markUnknown(deps, withdrawal.id);",
        replace: "if (error.kind === 'unknown') return endRefused(deps, withdrawal.id, error);",
      },
    ],
    test: 'apps/server/src/provider/payout-faults.db.test.ts',
    catches: 'one transfer when sending ends in timeout-after-effect',
  },
  {
    name: 'pay on `pending`',
    change: 'a pending transfer completes the withdrawal',
    edits: [
      {
        file: 'apps/server/src/withdrawals/settle-payout.ts',
        find: "        case 'success':\n",
        replace: "        case 'success':\n        case 'pending':\n",
      },
    ],
    test: 'apps/server/src/provider/payout-faults.db.test.ts',
    catches: 'that stays pending is not called paid',
  },
  {
    name: 'give value for a charge that is `pending`',
    change: 'a pending charge makes the gift',
    edits: [
      {
        file: 'apps/server/src/payments/settle-payment.ts',
        find: "(each?.status === 'success' ? [each] : [])",
        replace: "(each?.status === 'success' || each?.status === 'pending' ? [each] : [])",
      },
    ],
    test: 'apps/server/src/payments/settling.db.test.ts',
    catches: 'does not give value while the provider says pending',
  },
  {
    name: 'skip amount check',
    change: 'a charge of any amount makes the gift',
    edits: [
      {
        file: 'apps/server/src/payments/record-charge.ts',
        find: 'if (asked !== payment.amount || charge.amount < payment.amount)',
        replace: 'if (asked < 0)',
      },
    ],
    test: 'apps/server/src/payments/settling.db.test.ts',
    catches: 'holds a smaller amount in suspense',
  },
  {
    name: 'skip currency check',
    change: 'a charge in any currency makes the gift',
    edits: [
      {
        file: 'apps/server/src/payments/record-charge.ts',
        find: 'if (charge.currency !== payment.currency)',
        replace: "if (charge.currency === '')",
      },
    ],
    test: 'apps/server/src/payments/settling.db.test.ts',
    catches: 'holds another currency in suspense',
  },
  {
    name: 'signature over re-serialised JSON',
    change: 'the signature is checked over parsed and rewritten JSON',
    edits: [
      {
        file: 'apps/server/src/provider/receive-webhook.ts',
        find: 'isSignatureValid(secretKey, rawBody, signature)',
        replace: 'isSignatureValid(secretKey, JSON.stringify(JSON.parse(rawBody.toString())), signature)',
      },
    ],
    test: 'apps/server/src/payments/settling.db.test.ts',
    catches: 'accepts a signature over the very bytes that came',
  },
  {
    name: 'no webhook dedupe',
    change: 'every delivery is a new event',
    edits: [
      {
        file: 'apps/server/src/provider/receive-webhook.ts',
        find: 'event.key}',
        replace: 'event.key + Math.random()}',
      },
    ],
    test: 'apps/server/src/payments/settling.db.test.ts',
    catches: 'copies of the webhook, the callback and the sweep at once',
  },
  {
    name: 'webhook dedupe in memory',
    change: 'a process knows an event again by itself, and no other process does',
    edits: dedupeInMemory,
    test: 'apps/server/src/provider/webhooks-across-processes.db.test.ts',
    catches: 'is one event in every process',
  },
  {
    name: 'webhook dedupe that a restart forgets',
    change: 'a process knows an event again by itself, and the next one does not',
    edits: dedupeInMemory,
    test: 'apps/server/src/provider/webhooks-across-processes.db.test.ts',
    catches: 'is one event after a restart',
  },
  {
    name: 'webhook without a signature',
    change: 'an event that is not signed at all is taken for the provider’s',
    edits: [
      {
        file: 'apps/server/src/provider/receive-webhook.ts',
        find: 'if (!secretKeys.some(',
        replace: 'if (signature !== undefined && !secretKeys.some(',
      },
    ],
    test: 'apps/server/src/provider/unsigned.db.test.ts',
    catches: 'is no event of the provider',
  },
  {
    name: 'transfer approval without a signature',
    change: 'whoever asks without a signature is told whether a transfer is ours',
    edits: [
      {
        file: 'apps/server/src/provider/provider.routes.ts',
        find: 'if (!secretKeys.some(',
        replace: 'if (signature !== undefined && !secretKeys.some(',
      },
    ],
    test: 'apps/server/src/provider/unsigned.db.test.ts',
    catches: 'approves no transfer',
  },
  {
    name: 'fee rounded down',
    change: 'half a unit is dropped instead of rounded up',
    edits: [{ file: 'packages/domain/src/money/money.ts', find: ' + 5_000n) / 10_000n', replace: ') / 10_000n' }],
    test: 'packages/domain/src/money/fee.test.ts',
    catches: 'is (gross·3 + 50) div 100',
  },
  {
    name: 'split remainder dropped',
    change: 'the left-over units of a split go to nobody',
    edits: [
      {
        file: 'packages/domain/src/money/allocate.ts',
        find: 'minor(slot < leftOver ? base + 1 : base)',
        replace: 'minor(slot < 0 ? base + 1 : base)',
      },
    ],
    test: 'packages/domain/src/money/allocate.test.ts',
    catches: 'add back to the total, differ by at most one unit',
  },
  {
    name: 'GET verify claims',
    change: 'looking at a gift claims it',
    edits: [
      {
        file: 'apps/server/src/claims/claims.routes.ts',
        find: '    return verify({\n',
        replace: '    return claim({\n',
      },
    ],
    test: 'apps/server/journeys/repeats.db.test.ts',
    catches: 'is not claimed by looking, however often anyone looks',
  },
  {
    name: 'rule editable after the first attempt',
    change: 'the check for a first attempt is gone',
    edits: [
      {
        file: 'apps/server/src/rules/save-rule.ts',
        find: "if (gift.firstTriedAt !== null) throw new Refusal('rule_frozen');",
        replace: '',
      },
    ],
    test: 'apps/server/src/rules/rules.db.test.ts',
    catches: 'is frozen at the first attempt',
  },
  {
    name: 'TIME end inclusive',
    change: 'the window’s last instant still counts',
    edits: [
      {
        file: 'packages/domain/src/rule/decide-claim.ts',
        find: 'if (now >= rule.endsAt)',
        replace: 'if (now > rule.endsAt)',
      },
    ],
    test: 'packages/domain/src/rule/decide-claim.test.ts',
    catches: 'at 2000 answers',
  },
  {
    name: 'reversal keeps the fee',
    change: 'a reversed payout gives back the net amount only',
    edits: [
      {
        file: 'packages/domain/src/ledger/journals.ts',
        find: '    debit(WITHDRAWAL_FEE_REVENUE, payout.fee),\n    credit(claimAccount(payout.claimId), plus(payout.net, payout.fee)),\n',
        replace: '    credit(claimAccount(payout.claimId), payout.net),\n',
      },
    ],
    test: 'apps/server/src/provider/payout-faults.db.test.ts',
    catches: 'undoes a completed payout that the bank sends back, fee included',
  },
  {
    name: 'SUPPORT may ask the bank',
    change: 'the permission to take the next step with a payout is everyone’s',
    edits: [
      {
        file: 'packages/domain/src/staff/permissions.ts',
        find: "'payouts.ask': ADMINS,",
        replace: "'payouts.ask': EVERYONE,",
      },
    ],
    test: 'apps/server/src/provider/ask-bank.db.test.ts',
    catches: 'is for Admins, and only for what left half an hour ago',
  },
  {
    name: 'a press hurries the ladder',
    change: 'a payout may be asked about again at once',
    edits: [
      {
        file: 'packages/domain/src/withdrawal/stuck-payout.ts',
        find: 'const ASK_AGAIN_AFTER_MS = MINUTE_MS;',
        replace: 'const ASK_AGAIN_AFTER_MS = 0 * MINUTE_MS;',
      },
    ],
    test: 'apps/server/src/provider/ask-bank.db.test.ts',
    catches: 'is not hurried: within a minute of the last question nobody is asked',
  },
  {
    name: 'a recipient is told at every press',
    change: 'that the recipient was told is not written down',
    edits: [
      {
        file: 'apps/server/src/withdrawals/tell-of-delay.ts',
        find: '.set({ toldLate: nth, toldLateAt: now })',
        replace: '.set({ toldLate: nth })',
      },
    ],
    test: 'apps/server/src/withdrawals/stuck-payouts.db.test.ts',
    catches: 'is told to its recipient once a day, however many press together',
  },
  {
    name: 'a lost role goes on rejecting',
    change: 'of many that are rejected, nobody looks at who rejects them',
    edits: [
      {
        file: 'apps/server/src/audit/audit.ts',
        find: 'if (actor.role !== undefined) await refuseIfChanged(trx, actor);',
        replace: '',
      },
      {
        file: 'apps/server/src/withdrawals/decide-withdrawal.ts',
        find: '      await teamForDecision(trx, actor.staffId, PERMISSION);\n      const withdrawal = await asSeen(trx, id, revision);\n      const problem = whyNotReject',
        replace: '      const withdrawal = await asSeen(trx, id, revision);\n      const problem = whyNotReject',
      },
    ],
    test: 'apps/server/src/withdrawals/decide-many-attacks.db.test.ts',
    catches: 'and loses their role on the way rejects no more of them',
  },
  {
    name: 'SUPPORT may approve',
    change: 'the permission to decide withdrawals is everyone’s',
    edits: [
      {
        file: 'packages/domain/src/staff/permissions.ts',
        find: "'withdrawals.decide': ADMINS,",
        replace: "'withdrawals.decide': EVERYONE,",
      },
    ],
    test: 'apps/server/src/withdrawals/decisions.db.test.ts',
    catches: 'and is not for Support',
  },
  {
    name: 'many are decided without a lock',
    change: 'a withdrawal is read without waiting for whoever decides it at the same moment',
    edits: [
      {
        file: 'apps/server/src/withdrawals/decide-withdrawal.ts',
        find: 'const withdrawal = await lockWithdrawal(trx, id);',
        replace: 'const withdrawal = await findWithdrawal(trx, id);',
      },
      {
        file: 'apps/server/src/withdrawals/decide-withdrawal.ts',
        find: 'import { findWithdrawal, lockWithdrawal, type WithdrawalRow }',
        replace: 'import { findWithdrawal, type WithdrawalRow }',
      },
    ],
    test: 'apps/server/src/withdrawals/decide-many-withdrawals.db.test.ts',
    catches: 'pays each share once when two people approve overlapping sets at the same moment',
  },
  {
    name: 'a review that is out of date',
    change: 'a withdrawal is decided whatever has happened to it since it was reviewed',
    edits: [
      {
        file: 'apps/server/src/withdrawals/decide-withdrawal.ts',
        find: "  if (withdrawal.revision !== revision) throw new Refusal('withdrawal_changed');\n",
        replace: '',
      },
    ],
    test: 'apps/server/src/withdrawals/decide-many-withdrawals.db.test.ts',
    catches: 'pays each share once when two people approve overlapping sets at the same moment',
  },
  {
    name: 'codes are read in passing',
    change: 'whoever sees people whole sees every code whole',
    edits: [
      {
        file: 'packages/domain/src/staff/mask.ts',
        find: '  quid: (quid, status) => (status && !opensMoney(status) ? quid : maskQuid(quid)),',
        replace: '  quid: (quid, status) => (status || !opensMoney || quid ? quid : maskQuid(quid)),',
      },
    ],
    test: 'apps/server/src/portal/lists/masking.db.test.ts',
    catches: 'holds no code that opens money for ADMIN either',
  },
  {
    name: 'session survives deactivation',
    change: 'sessions are not ended with the account',
    edits: [
      {
        file: 'apps/server/src/staff/deactivate-staff.ts',
        find: 'const sessionsEnded = await endSessionsOf(trx, staffId);',
        replace: 'const sessionsEnded = 0;',
      },
      {
        file: 'apps/server/src/staff/deactivate-staff.ts',
        find: "import { endSessionsOf } from './sessions.store.ts';\n",
        replace: '',
      },
    ],
    test: 'apps/server/src/staff/manage-staff.db.test.ts',
    catches: 'does not bring back the sessions from before when somebody is reactivated',
  },
  {
    name: 'access key of another claim',
    change: 'any access key opens any gift',
    edits: [
      {
        file: 'apps/server/src/withdrawals/request-withdrawal.ts',
        find: 'if (!claim || claim.quid !== ask.quid)',
        replace: 'if (!claim)',
      },
    ],
    test: 'apps/server/journeys/strangers.db.test.ts',
    catches: 'cannot see or make withdrawals without the key of that claim',
  },
  {
    name: 'two shares to one account',
    change: 'the other shares of a gift are read before the lock that all withdrawals of one payer wait at',
    edits: [
      {
        file: 'apps/server/src/withdrawals/request-withdrawal.ts',
        find: '      const {\n        subjects,',
        replace: '      const ofShares = await watchShares(trx, { claim, account });\n      const {\n        subjects,',
      },
      {
        file: 'apps/server/src/withdrawals/request-withdrawal.ts',
        find: 'limits.sums);\n      const ofShares = await watchShares(trx, { claim, account });',
        replace: 'limits.sums);',
      },
    ],
    test: 'apps/server/src/withdrawals/one-share-each.db.test.ts',
    catches: 'leave one by itself where two accounts under one name are asked for at the same moment',
  },
  {
    name: 'drop the index of one share for an account',
    change: 'the unique key over gift and account is gone',
    edits: [
      {
        file: 'apps/server/migrations/0056_one_account_one_share.sql',
        find: 'create unique index',
        replace: 'create index',
      },
    ],
    test: 'apps/server/src/withdrawals/one-share-each.db.test.ts',
    catches: 'meet once in the database as well, whatever the code forgets',
  },
  {
    name: 'a rule for asking that refuses what has happened',
    change: 'a failed payout that paid after all is judged as if it were asked for',
    edits: [
      {
        file: 'apps/server/src/withdrawals/withdrawal-life.ts',
        find: '{ rounds, shareOf: null }',
        replace: '{ rounds }',
      },
    ],
    test: 'apps/server/src/withdrawals/one-share-each.db.test.ts',
    catches: 'a failed payout that paid after all is booked',
  },
  {
    name: 'two persons who are one',
    finding: 5,
    change: 'whoever an Admin made stands for themselves',
    edits: [
      { file: 'packages/domain/src/staff/two-persons.ts', find: '    at = giver.id;\n', replace: '    return at;\n' },
    ],
    test: 'apps/server/src/withdrawals/two-persons.db.test.ts',
    catches: 'are not two Admins whom a third one invited',
  },
  {
    name: 'approval of somebody who has left',
    change: 'a yes counts whoever said it, and wherever they are now',
    edits: [
      {
        file: 'packages/domain/src/staff/two-persons.ts',
        find: 'if (!colleague?.isActive || !may(colleague.role, permission)) continue;',
        replace: 'if (!colleague || !permission || !may) continue;',
      },
    ],
    test: 'apps/server/src/withdrawals/two-persons.db.test.ts',
    catches: 'are still needed when the first one has been deactivated meanwhile',
  },
  {
    name: 'throttle that fails open',
    change: 'a hit that could not be counted passes',
    edits: [
      {
        file: 'apps/server/src/platform/tools/throttle.ts',
        find: 'const { hits, retryAfterSeconds } = await count(limit, who);',
        replace:
          'const { hits, retryAfterSeconds } = await count(limit, who).catch(() => ({ hits: 0, retryAfterSeconds: 0 }));',
      },
    ],
    test: 'apps/server/src/platform/tools/throttle.db.test.ts',
    catches: 'that cannot count lets nothing through',
  },
  {
    name: 'late success ignored',
    finding: 1,
    change: 'a transfer that paid after we had given it up holds nothing',
    edits: [
      {
        file: 'apps/server/src/withdrawals/settle-payout.ts',
        find: 'if (await holdClaims(trx, withdrawal.giftId, [withdrawal.claimId], ground, now))',
        replace: "if (ground.cause !== 'DIFFERENCE')",
      },
    ],
    test: 'apps/server/src/provider/changes-of-mind.db.test.ts',
    catches: 'holds a share in the moment it hears',
  },
  {
    name: 'a share that is free frees the others of its gift',
    finding: 2,
    change: 'the difference about one share, once gone, lifts those about the other shares',
    edits: [
      {
        file: 'apps/server/src/holds/holds.ts',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a source file
        find: 'where subject_id = any(${ids}::uuid[]) and cause = ${cause} and cause_id = ${causeId} and lifted_at is null',
        replace:
          // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a source file
          'where gift_id in (select gift_id from holds where subject_id = any(${ids}::uuid[]) and cause_id = ${causeId})\n      and cause = ${cause} and lifted_at is null',
      },
      {
        file: 'apps/server/src/holds/holds.ts',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a source file
        find: "where c.id = any(${ids}::uuid[]) and c.status = 'FROZEN'",
        replace:
          // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a source file
          "where c.gift_id in (select gift_id from claims where id = any(${ids}::uuid[])) and c.status = 'FROZEN'",
      },
    ],
    test: 'apps/server/src/provider/changes-of-mind.db.test.ts',
    catches: 'lets a held share go when its own difference is gone, and no other share with it',
  },
  {
    name: 'news of a finished payout ignored',
    finding: 1,
    change: 'what the provider says about a payout that had ended is not looked at',
    edits: [
      {
        file: 'apps/server/src/provider/work-on-payout.ts',
        find: '      await lookOnceMore(deps, withdrawal);\n',
        replace: '      if (withdrawal.sends < 0) await lookOnceMore(deps, withdrawal);\n',
      },
    ],
    test: 'apps/server/src/provider/changes-of-mind.db.test.ts',
    catches: 'holds a share in the moment it hears',
  },
  {
    name: 'earlier tries not asked about',
    finding: 1,
    change: 'a share is sent again without asking what became of the tries before',
    edits: [
      {
        file: 'apps/server/src/provider/earlier-tries.ts',
        find: 'for (const earlier of transfers) {',
        replace: 'for (const earlier of transfers.slice(0, 0)) {',
      },
    ],
    test: 'apps/server/src/provider/changes-of-mind.db.test.ts',
    catches: 'asks about the earlier tries before it sends another',
  },
  {
    name: 'lifting one hold lifts them all',
    finding: 3,
    change: 'whatever ends first frees a share, whoever else holds it',
    edits: [
      {
        file: 'apps/server/src/holds/holds.ts',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a source file
        find: 'where subject_id = any(${ids}::uuid[]) and cause = ${cause} and cause_id = ${causeId} and lifted_at is null',
        replace:
          // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a source file
          'where subject_id = any(${ids}::uuid[]) and lifted_at is null and (${cause}::text, ${causeId}::text) is not null',
      },
    ],
    test: 'apps/server/src/provider/changes-of-mind.db.test.ts',
    catches: 'keeps a share held that was paid elsewhere when a dispute about its gift is won',
  },
  {
    name: 'destination not compared',
    finding: 8,
    change: 'a transfer to another account is taken for ours',
    edits: [
      {
        file: 'apps/server/src/withdrawals/transfers.store.ts',
        find: 'return told !== undefined && !(isSameAccount && told.bankCode === asked.bankCode);',
        replace: 'return told === undefined && isSameAccount && asked.accountNumber === asked.bankCode;',
      },
    ],
    test: 'apps/server/src/provider/changes-of-mind.db.test.ts',
    catches: 'approves and books no transfer that goes to another account',
  },
  {
    name: 'a checkpoint steps over an open transaction',
    change: 'the books are sealed up to the newest journal that can be seen, and not to where none can appear any more',
    edits: [
      {
        file: 'apps/server/src/operations/books/checkpoints.ts',
        find: "  const { foldedId } = await trx.selectFrom('ledgerFolding').select('foldedId').executeTakeFirstOrThrow();\n  return foldedId;",
        replace:
          '  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from journals`.execute(trx);\n  return rows[0]?.id ?? 0;',
      },
    ],
    test: 'apps/server/src/operations/books/checkpoints.db.test.ts',
    catches: 'a checkpoint does not step over a journal whose transaction is still open',
  },
  {
    name: 'a proof strikes out what it has not seen',
    change: 'what was named as unproven is struck out after the proof, as it is then',
    edits: [
      {
        file: 'apps/server/src/operations/books/prove-books.ts',
        find: "      await trx.deleteFrom('unproven').execute();\n",
        replace: "      await db.deleteFrom('unproven').execute();\n",
      },
    ],
    test: 'apps/server/src/operations/books/checkpoints.db.test.ts',
    catches: 'a change that is committed while the books are proved is not struck out with what was proven',
  },
  {
    name: 'refunds not reconciled',
    finding: 9,
    change: 'what was refunded at the provider by hand is not looked for',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/reconcile.ts',
        find: 'for (const charge of refunds.suspects) await',
        replace: 'for (const charge of refunds.suspects.slice(0, 0)) await',
      },
    ],
    test: 'apps/server/src/operations/reconciliation/remedies.db.test.ts',
    catches: 'takes a part that was refunded by hand out of the gift',
  },
  {
    name: 'disputes not polled',
    finding: 7,
    change: 'a dispute is known by its event alone',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/reconcile.ts',
        find: 'for (const id of disputes.suspects) await',
        replace: 'for (const id of disputes.suspects.slice(0, 0)) await',
      },
    ],
    test: 'apps/server/src/operations/reconciliation/remedies.db.test.ts',
    catches: 'is noticed when no event tells of a dispute',
  },
  {
    name: 'a restore forgets what went back',
    finding: 6,
    change: 'on a restored database refunds and disputes are not compared',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/reconcile.ts',
        find: 'for (const charge of refunds.suspects) await',
        replace: 'for (const charge of isRestored ? [] : refunds.suspects) await',
      },
      {
        file: 'apps/server/src/operations/reconciliation/reconcile.ts',
        find: 'for (const id of disputes.suspects) await',
        replace: 'for (const id of isRestored ? [] : disputes.suspects) await',
      },
    ],
    test: 'apps/server/src/operations/backup/restored-money.db.test.ts',
    catches: 'pays nobody twice, finds every payout and gift of the lost time',
  },
  {
    name: 'a cut backup is taken for a whole one',
    change: 'the last chunk of an encrypted file is locked like any other',
    edits: [{ file: 'apps/server/src/platform/age-file/chunks.ts', find: 'isLast ? 1 : 0', replace: '0 && isLast' }],
    test: 'apps/server/src/platform/age-file/age-file.test.ts',
    catches: 'is refused when it was cut, in a chunk or between two',
  },
  {
    name: 'a database that was brought back pays at once',
    change: 'everybody is signed out, and payouts and claims go on',
    edits: [
      {
        file: 'apps/server/src/operations/backup/mark-restored.ts',
        find: 'await pauseUntilReconciled(trx, asOf,',
        replace: 'await (async (..._: unknown[]) => undefined)(pauseUntilReconciled, trx, asOf,',
      },
    ],
    test: 'apps/server/src/operations/backup/mark-restored.db.test.ts',
    catches: 'lets payouts and claims go on only when the lost time was compared with the provider',
  },
  {
    name: 'held references not looked at again',
    finding: 11,
    change: 'what is held over a transfer stays held when both sides agree again',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/reconcile.ts',
        find: '...(await listHeldReferences(db))',
        replace: '...(await listHeldReferences(db)).slice(0, 0)',
      },
    ],
    test: 'apps/server/src/provider/changes-of-mind.db.test.ts',
    catches: 'lets a held share go when its own difference is gone',
  },
  {
    name: 'a claimed gift is released as a split one',
    finding: 10,
    change: 'a gift that is claimed to the end is open once its hold is off',
    edits: [
      {
        file: 'packages/domain/src/gift/gift-status.ts',
        find: "  if (gift.claimedAmount === gift.amount) return 'CLAIMED';\n",
        replace: '',
      },
    ],
    test: 'packages/domain/src/gift/gift-status.test.ts',
    catches: 'follows from its shares and its time while nothing holds it',
  },
  {
    name: 'a lapse that looks for no withdrawals',
    change: 'a share lapses although its payout was asked for, and may still arrive',
    edits: [
      {
        file: 'apps/server/src/claims/lapse-claims.ts',
        find: "status = 'GRANTED' and withdrawals = 0`;",
        replace: "status = 'GRANTED'`;",
      },
      {
        file: 'apps/server/src/claims/lapse-claims.ts',
        find: 'isHeld, isTried }) => !isHeld && !isTried);',
        replace: 'isHeld }) => !isHeld);',
      },
      {
        file: 'apps/server/migrations/0061_claim_time.sql',
        find: '(withdrawals = 0 and send_by is not null and not for_sender)',
        replace: '(not for_sender)',
      },
    ],
    test: 'apps/server/src/claims/lapse-claims.db.test.ts',
    catches: 'never lapses once somebody has asked for its payout',
  },
  {
    name: 'a lapsed share in the same place',
    change: 'what came back is opened again under a place that was given before',
    edits: [
      {
        file: 'apps/server/src/claims/lapse-claims.ts',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a source file
        find: 'shares_taken = shares_taken + ${passed.length},',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a source file
        replace: 'shares_taken = shares_taken - ${lapsed.length},',
      },
      {
        file: 'apps/server/src/claims/lapse-claims.ts',
        find: 'const again = isOver ? [] : lapsed.slice(0, placesLeft(gift));',
        replace: 'const again = lapsed.slice(0, placesLeft(gift) * 0);',
      },
    ],
    test: 'apps/server/src/claims/lapse-claims.db.test.ts',
    catches: 'is open again, in a new place, and is paid once',
  },
  {
    name: 'a refund leaves a blocked gift blocked',
    finding: 4,
    change: 'shares that were claimed before the refund can never leave',
    edits: [
      {
        file: 'packages/domain/src/gift/gift-decisions.ts',
        find: "export const endsWithRefund = ({ status }: Pick<GiftCase, 'status'>): boolean => isOnHold(status);",
        replace:
          "export const endsWithRefund = ({ status }: Pick<GiftCase, 'status'>): boolean => isOnHold(status) && status === 'ACTIVE';",
      },
    ],
    test: 'apps/server/src/money-back/refund-ends-gift.db.test.ts',
    catches: 'lets claimed shares leave, and the card gets exactly what nobody claimed',
  },
  {
    name: 'a gift before its rule',
    change: 'the rule a gift was ordered with is put on it in a transaction of its own',
    edits: [
      {
        file: 'apps/server/src/gifts/create-gift.ts',
        find: '  if (payment.rule)\n',
        replace: '  if (payment.rule && process.env.NEVER)\n',
      },
      {
        file: 'apps/server/src/payments/settle-payment.ts',
        find: "    if (changed) deps.log.info({ paymentId: known.id, providerStatus: answer?.status }, 'payment.moved');\n",
        replace: `    const made = await deps.db
      .selectFrom('payments')
      .innerJoin('gifts', 'gifts.paymentId', 'payments.id')
      .select(['gifts.id', 'payments.rule', 'payments.browserId'])
      .where('payments.id', '=', known.id)
      .executeTakeFirst();
    const { putRule } = await import('../rules/put-rule.ts');
    if (changed && made?.rule)
      await deps.db.transaction().execute((trx) =>
        putRule(trx, { giftId: made.id, rule: made.rule as never, savedBy: made.browserId, origin: 'ORDER', now: deps.clock.now() }),
      );
`,
      },
    ],
    test: 'apps/server/src/payments/ordered-rules.db.test.ts',
    catches: 'finds no moment in which it has no rule',
  },
  {
    name: 'a cancellation before its refund',
    change: 'a gift is cancelled in one transaction and its refund begun in another',
    edits: [
      {
        file: 'apps/server/src/sent/sender-deeds.ts',
        find: "    await sendRestBack(trx, { payment, gift, cause: 'CANCEL' }, now);\n  });\n",
        replace: `  });
  await doWithGift(deps, own, 'anytime', (trx, { payment, gift, now }) =>
    sendRestBack(trx, { payment, gift, cause: 'CANCEL' }, now),
  );
`,
      },
    ],
    test: 'apps/server/src/sent/killed-worker.db.test.ts',
    catches: 'leaves one refund at the provider for each',
  },
  {
    name: 'an entry after the closing',
    change: 'whether entries have closed is read off the clock of whoever decides',
    edits: [
      {
        file: 'packages/domain/src/rule/decide-claim.ts',
        find: 'now < rule.closesAt && !gift.draw?.isClosed',
        replace: 'now < rule.closesAt',
      },
    ],
    test: 'apps/server/src/draws/draws.db.test.ts',
    catches: 'is closed for a process whose clock is behind',
  },
  {
    name: 'a closing beside the lock',
    change: 'a draw is closed without waiting for those who are being let in, and the database does not mind',
    edits: [
      {
        file: 'apps/server/src/draws/sweep-draws.ts',
        find: '      await lockGiftOfDraw(trx, giftId);\n      const now = clock.now();\n      return trx',
        replace: '      const now = clock.now();\n      return trx',
      },
      {
        file: 'apps/server/migrations/0060_draws.sql',
        find: '(old.closed_at is not null and (new.closed_at, new.head, new.entries)',
        replace: '(false and (new.closed_at, new.head, new.entries)',
      },
    ],
    test: 'apps/server/src/draws/draws.db.test.ts',
    catches: 'has each of a crowd in the chain or told that it was late, and nobody both',
  },
  {
    name: 'a draw beside the lock',
    change: 'two workers draw at the same moment',
    edits: [
      {
        file: 'apps/server/src/draws/draw-winners.ts',
        find: '      await lockGiftOfDraw(trx, giftId);\n',
        replace: '',
      },
    ],
    test: 'apps/server/src/draws/draws.db.test.ts',
    catches: 'is drawn once by workers that come at the same moment',
  },
  {
    name: 'a beacon that is believed',
    change: 'the value of a beacon need not follow from its signature',
    edits: [
      {
        file: 'apps/server/src/draws/ask-beacon.ts',
        find: ".digest('hex') !== randomness)",
        replace: ".digest('hex') === '')",
      },
    ],
    test: 'apps/server/src/draws/draws.db.test.ts',
    catches: 'with a value of its own is not believed',
  },
  {
    name: 'a gift made again is another',
    change: 'the id of a gift is random',
    edits: [
      {
        file: 'apps/server/src/gifts/create-gift.ts',
        find: "createHash('sha256')",
        replace: "createHash('sha256').update(randomBytes(16))",
      },
    ],
    test: 'apps/server/src/operations/backup/restored-on-its-way.db.test.ts',
    catches: 'is the same, and is not paid out twice',
  },
  {
    name: 'a refund before the restore is looked at',
    change: 'a refund that was open in a backup leaves at once',
    edits: [
      {
        file: 'apps/server/src/money-back/mark-refund-sent.ts',
        find: 'if (await findUnreleased(trx)) {',
        replace: 'if (await findUnreleased(trx).then(() => false)) {',
      },
    ],
    test: 'apps/server/src/operations/backup/restored-on-its-way.db.test.ts',
    catches: 'a refund does not leave before the lost time is compared',
  },
  {
    name: 'a draw before the restore is looked at',
    change: 'draws close and are drawn on a database whose lost time nobody has compared yet',
    edits: [
      {
        file: 'apps/server/src/draws/sweep-draws.ts',
        find: '    if (await findUnreleased(deps.db)) return;\n',
        replace: '    await findUnreleased(deps.db);\n',
      },
    ],
    test: 'apps/server/src/draws/draws.db.test.ts',
    catches: 'draws nothing on a database that was brought back and not compared yet',
  },
  {
    name: 'a reserve from its end',
    change: 'a share that lapsed goes to whoever chance put last in line',
    edits: [
      {
        file: 'apps/server/src/claims/lapse-claims.ts',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a source file
        find: 'order by e.rank limit ${lapsed.length}',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a source file
        replace: 'order by e.rank desc limit ${lapsed.length}',
      },
    ],
    test: 'apps/server/src/draws/reserve.db.test.ts',
    catches: 'goes to the next in line, in a new place, as often as it lapses',
  },
  {
    name: 'a draw without the public value',
    change: 'winners follow from our seed and the entries alone, and we know both while people enter',
    edits: [
      {
        file: 'apps/server/src/draws/draw-winners.ts',
        find: "      randomness: draw.randomness?.toString('hex'),\n",
        replace: '      randomness: undefined,\n',
      },
    ],
    test: 'apps/server/src/draws/draws.db.test.ts',
    catches: 'gives each winner a share, and everybody else a kind word',
  },
  {
    name: 'job enqueued outside the transaction',
    change: 'the job of a webhook is added on another connection',
    edits: [
      {
        file: 'apps/server/src/provider/receive-webhook.ts',
        find: "await enqueue(trx, 'work_on_webhook'",
        replace: "await enqueue(db as never, 'work_on_webhook'",
      },
    ],
    test: 'apps/server/journeys/all-or-nothing.db.test.ts',
    catches: 'leaves no job of a webhook behind',
  },
  {
    name: 'audit row outside the transaction',
    change: 'the audit row of a rejection is written on another connection',
    edits: [
      {
        file: 'apps/server/src/withdrawals/decide-withdrawal.ts',
        find: "        trx,\n        actor,\n        { action: 'withdrawal.reject'",
        replace: "        db as never,\n        actor,\n        { action: 'withdrawal.reject'",
      },
    ],
    test: 'apps/server/journeys/all-or-nothing.db.test.ts',
    catches: 'leaves no job, no audit row and no approval of a withdrawal behind',
  },
  {
    name: 'a new key on every try',
    change: 'what got no answer is asked again under another key',
    edits: [
      {
        file: 'packages/client/src/ask.ts',
        find: '{ ...request, signal: stopper.signal }',
        replace:
          "{ ...request, headers: { ...request.headers, 'Idempotency-Key': String(Math.random()) }, signal: stopper.signal }",
      },
    ],
    test: 'packages/client/src/client.test.ts',
    catches: 'carries a key of its own, the same on every try',
  },
  {
    name: 'a dispute answered without a look',
    change: 'an answer is sent again although the dispute was not read before',
    edits: [
      {
        file: 'apps/server/src/provider/work-on-dispute-answer.ts',
        find: '  const answer = await look(deps, id);\n',
        replace: '  const answer = await findAnswer(deps.db, id);\n',
      },
    ],
    test: 'apps/server/src/provider/work-on-dispute-answer.db.test.ts',
    catches: 'and is not given twice',
  },
  {
    name: 'a dispute answered by two',
    change: 'who answers does not wait for whoever answers at the same moment, and the database does not mind',
    edits: [
      {
        file: 'apps/server/src/money-back/answer-dispute.ts',
        find: '      await lockPayment(trx, known.paymentId);\n',
        replace: '      if (id === known.paymentId) await lockPayment(trx, known.paymentId);\n',
      },
      {
        file: 'apps/server/migrations/0067_dispute_answers.sql',
        find: 'create unique index dispute_answers_one_waiting',
        replace: 'create index dispute_answers_one_waiting',
      },
    ],
    test: 'apps/server/src/provider/work-on-dispute-answer.db.test.ts',
    catches: 'is one person’s when several decide at once',
  },
  {
    name: 'an older word about a dispute',
    change: 'what the provider had said before takes the place of what it said after',
    edits: [
      {
        file: 'apps/server/src/money-back/keep-claim.ts',
        find: 'said_at is null or said_at <= ',
        replace: 'said_at is null or true or said_at <= ',
      },
    ],
    test: 'apps/server/src/provider/work-on-dispute-answer.db.test.ts',
    catches: 'is about the claim that the provider told last',
  },
  {
    name: 'a payout that never arrived waits for ever',
    change: 'one that must not be sent again does not end',
    edits: [
      {
        file: 'apps/server/src/provider/work-on-payout.ts',
        find: '  if (!(await endForGood(deps, withdrawal))) await',
        replace: '  await',
      },
    ],
    test: 'apps/server/src/provider/never-arrived.db.test.ts',
    catches: 'ends when an earlier one of its share has arrived after all',
  },
  {
    name: 'a loss beside a payout that may still leave',
    change: 'what was paid is our loss because another payout was asked for',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/payout-remedies.ts',
        find: 'row?.isExtra && !(await hasAnotherPaid(trx, row, row.reference))',
        replace: 'row?.isExtra && !row',
      },
    ],
    test: 'apps/server/src/provider/never-arrived.db.test.ts',
    catches: 'that may still leave makes no loss of the one that has paid',
  },
  {
    name: 'an answer that was overtaken',
    change: 'that a transfer has not paid is believed although something newer was heard',
    edits: [
      {
        file: 'apps/server/src/withdrawals/record-transfer.ts',
        find: 'before !== undefined && isDenial',
        replace: 'before === null && isDenial',
      },
    ],
    test: 'apps/server/src/provider/never-arrived.db.test.ts',
    catches: 'is not sent on an answer about an earlier one that was overtaken on its way',
  },
  {
    name: 'a refund without its lock',
    change: 'a refund leaves although it was sent since it was looked for',
    edits: [
      {
        file: 'apps/server/src/money-back/mark-refund-sent.ts',
        find: '!refund || refund.sends !== seen.sends || refund.providerId !== seen.providerId',
        replace: '!refund',
      },
    ],
    test: 'apps/server/src/provider/refund-never-arrived.db.test.ts',
    catches: 'is sent once although the connection of whoever looked is lost',
  },
  {
    name: 'a refund looked for in the list alone',
    change: 'a refund that the provider has named is not asked for by its name, and is sent again',
    edits: [
      {
        file: 'apps/server/src/provider/look-for-refund.ts',
        find: '?? askFor(paystack, providerId)',
        replace: "?? 'not_found'",
      },
      {
        file: 'apps/server/src/provider/work-on-refund.ts',
        find: "  if (refund.providerId !== null) return endForgotten(deps, refund, 'The provider does not know this refund any more');\n",
        replace: '',
      },
    ],
    test: 'apps/server/src/provider/refund-never-arrived.db.test.ts',
    catches: 'is not sent again when the provider has named it and its list lacks it',
  },
  {
    name: 'a refund beside a dispute',
    change: 'a refund leaves without asking for the disputes of its charge',
    edits: [
      {
        file: 'apps/server/src/provider/work-on-refund.ts',
        find: '  if (await isDisputed(deps, refund)) return;\n',
        replace: '',
      },
    ],
    test: 'apps/server/src/provider/refund-never-arrived.db.test.ts',
    catches: 'does not leave when the sender disputes the payment and nobody has told us',
  },
  {
    name: 'what settles hides what leaves',
    change: 'a balance is compared with the books before and after, and not with what came and went in between',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/expect-balance.ts',
        find: 'after.least - cameIn',
        replace: 'after.least',
      },
    ],
    test: 'apps/server/src/operations/reconciliation/balance.db.test.ts',
    catches: 'is not called another for what is paid out just before it is asked for, and settled just after',
  },
  {
    name: 'erased in another order',
    change: 'an erasure locks the gift before its payment',
    edits: [
      {
        file: 'apps/server/src/own-data/person.store.ts',
        find:
          // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a source file
          '  await sql`select from payments where id = ${id} for update`.execute(trx);\n  await sql`select from gifts where payment_id = ${id} for update`.execute(trx);\n',
        replace:
          // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a source file
          '  await sql`select from gifts where payment_id = ${id} for update`.execute(trx);\n  await sql`select from payments where id = ${id} for update`.execute(trx);\n',
      },
    ],
    test: 'apps/server/src/own-data/erasure.db.test.ts',
    catches: 'waits for whoever has the payment in hand',
  },
  {
    name: 'what a dispute left counted twice',
    change: 'what comes back to an account counts for each part that it was left',
    edits: [
      {
        file: 'apps/server/src/money-back/settle-dispute.ts',
        find: ' - (counted ?? 0)',
        replace: '',
      },
    ],
    test: 'apps/server/src/money-back/part-lost.db.test.ts',
    catches: 'can be won after all where the gift had a part of its own',
  },
  {
    name: 'what another dispute holds taken for gone',
    change: 'a lost dispute is given back while another holds what it had left',
    edits: [
      {
        file: 'apps/server/src/money-back/record-dispute.ts',
        find: 'const later = await listLaterDisputes(trx, lost);',
        replace: 'const later: DisputeRow[] = [];',
      },
    ],
    test: 'apps/server/src/money-back/part-lost.db.test.ts',
    catches: 'can be won after all while another is open',
  },
  {
    name: 'a dispute lost on an old row',
    change: 'calling a refund off holds money, and the dispute is lost as if it had not',
    edits: [
      {
        file: 'apps/server/src/money-back/record-dispute.ts',
        find: '(await findDispute(trx, dispute.id)) ?? open',
        replace: 'open',
      },
    ],
    test: 'apps/server/src/money-back/part-lost.db.test.ts',
    catches: 'takes it also where the first that is heard of it is that it was lost',
  },
  {
    name: 'a payout that stopped having arrived',
    change: 'that a payout we call paid has failed is noted and nothing else',
    edits: [
      {
        file: 'apps/server/src/withdrawals/settle-payout.ts',
        find: "      if (judgePayout(withdrawal.status, transfer.status) === 'PAYOUT_NOT_PAID')",
        replace: '      if (Math.random() > 1)',
      },
    ],
    test: 'apps/server/src/provider/changes-of-mind.db.test.ts',
    catches: 'makes an item of a payout that had arrived and is said to have failed',
  },
  {
    name: 'denials of a payout added up',
    change: 'the provider knows a payout in between, and its denials are counted on',
    edits: [
      {
        file: 'apps/server/src/withdrawals/settle-payout.ts',
        find: "if (withdrawal.status === 'UNKNOWN' || withdrawal.notFoundChecks > 0) {",
        replace: "if (withdrawal.status === 'UNKNOWN') {",
      },
    ],
    test: 'apps/server/src/provider/never-arrived.db.test.ts',
    catches: 'does not end on denials between which the provider knew it',
  },
  {
    name: 'a journal that moves nothing',
    change: 'a journal is written for what cost nothing',
    edits: [
      {
        file: 'apps/server/src/ledger/post-journal.ts',
        find: 'journals.filter(({ movements }) => movements.length > 0)',
        replace: 'journals',
      },
    ],
    test: 'apps/server/src/provider/changes-of-mind.db.test.ts',
    catches: 'keeps clean books where a payout that came back had cost nothing',
  },
  {
    name: 'the first bank of a code',
    change: 'a refund goes to the first of two banks that share a code',
    edits: [
      {
        file: 'apps/server/src/provider/send-account.ts',
        find: 'if (others.length === 0) return only?.id;',
        replace: 'return only?.id;',
      },
    ],
    test: 'apps/server/src/sent/take-to-bank.db.test.ts',
    catches: 'goes to the bank where the provider finds the account',
  },
  {
    name: 'one thing ends the comparison',
    change: 'what cannot be booked ends the whole comparison',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/reconcile.ts',
        find: 'if (isSilence(error) && (silences > MOST_SILENCES || isTurnedAway(error))) throw error;',
        replace: 'if (silences >= 0) throw error;',
      },
    ],
    test: 'apps/server/src/operations/reconciliation/reconcile.db.test.ts',
    catches: 'goes on where one thing cannot be booked',
  },
  {
    name: 'one silence ends the comparison',
    change: 'one thing of which the provider says nothing ends the whole comparison',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/reconcile.ts',
        find: 'silences > MOST_SILENCES ||',
        replace: 'silences > 0 ||',
      },
    ],
    test: 'apps/server/src/operations/reconciliation/one-that-is-silent.db.test.ts',
    catches: 'one thing goes on with the others, and has not come through',
  },
  {
    name: 'a comparison of the future',
    change: 'a comparison that a wrong clock has dated counts as the last',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/reconcile.ts',
        find: 'age >= 0 && ',
        replace: '',
      },
    ],
    test: 'apps/server/src/operations/reconciliation/reconcile.db.test.ts',
    catches: 'runs again where the last one is of the future',
  },
  {
    name: 'what a later dispute took taken for gone',
    change: 'a lost dispute is given back while one that was lost after it has what it had left',
    edits: [
      {
        file: 'apps/server/src/money-back/money-back.store.ts',
        find: "eb.or([eb('status', '=', 'OPEN'), eb.and([eb('status', '=', 'LOST'), eb('closedAt', '>=', closedAt)])])",
        replace: "eb('status', '=', 'OPEN')",
      },
    ],
    test: 'apps/server/src/money-back/disputes-twice.db.test.ts',
    catches: 'is worth what was paid when two disputes that were lost one after the other are both given back',
  },
  {
    name: 'a rest left before a share',
    change: 'what was held first is left first, whosever it is',
    edits: [
      {
        file: 'packages/domain/src/ledger/dispute-journals.ts',
        find: 'of [...held.filter(isShare), ...held.filter((part) => !isShare(part))]',
        replace: 'of held',
      },
    ],
    test: 'apps/server/src/money-back/disputes-twice.db.test.ts',
    catches: 'leaves a share to its owner before it leaves a rest',
  },
  {
    name: 'a rest that comes back too late',
    change: 'what a sender was taking to a bank is theirs again although their bank has given everything back',
    edits: [
      {
        file: 'apps/server/src/money-back/cover-loss.ts',
        find: '  await takeRestBack(trx, gift, now);\n  await coverFromRest',
        replace: '  await coverFromRest',
      },
    ],
    test: 'apps/server/src/money-back/disputes-twice.db.test.ts',
    catches: 'is made good by what its sender was taking to a bank',
  },
  {
    name: 'a refund of a forgotten charge',
    change: 'a charge that is not found is no answer to a refund',
    edits: [
      {
        file: 'apps/server/src/provider/work-on-refund.ts',
        find: "(error.kind !== 'refused' && error.kind !== 'not_found')",
        replace: "error.kind !== 'refused'",
      },
    ],
    test: 'apps/server/src/operations/reconciliation/forgotten.db.test.ts',
    catches: 'a payment that was on its way back',
  },
  {
    name: 'a forgotten payout is no item',
    change: 'a payout over which a share is held is no difference once the provider does not know it',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/examine-transfer.ts',
        find: "if (!theirs && verdict === 'agree' && (await isHeldOver(deps.db, reference)))",
        replace: 'if (false as boolean)',
      },
    ],
    test: 'apps/server/src/operations/reconciliation/forgotten.db.test.ts',
    catches: 'a payout that was called failed, had arrived after all, and is not known any more',
  },
  {
    name: 'a forgotten dispute is no item',
    change: 'a dispute that holds money is no difference once the provider does not know it',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/examine-disputes.ts',
        find: "before && (before.status === 'OPEN' || before.isUnread) ? await forgotten(deps, before) : undefined",
        replace: 'undefined',
      },
    ],
    test: 'apps/server/src/operations/reconciliation/forgotten.db.test.ts',
    catches: 'that holds a gift is an item, and is won when two people say so',
  },
  {
    name: 'a forgotten refund is no item',
    change: 'a refund over which a gift is held is no difference once the provider does not know it',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/examine-refunds.ts',
        find: 'return names.filter((_, nth) => !known[nth]);',
        replace: 'return [];',
      },
    ],
    test: 'apps/server/src/operations/reconciliation/forgotten.db.test.ts',
    catches: 'a refund that was made by hand',
  },
  {
    name: 'a list link for a box that only looks alike',
    change: 'signs that become a letter are taken in an address, and the link goes where whoever asks has spelled it',
    edits: [
      {
        file: 'packages/domain/src/mail/address.ts',
        find: '{|}~-]+)+$/;',
        replace: '{|}~-]+)+$/iu;',
      },
      {
        file: 'packages/domain/src/mail/address.ts',
        find: '!/\\P{ASCII}/u.test(address)',
        replace: "address !== ''",
      },
      {
        file: 'apps/server/src/senders/mail-list-link.ts',
        find: 'to: address,',
        replace: 'to: email,',
      },
    ],
    test: 'apps/server/src/senders/list-links.db.test.ts',
    catches: 'writes to nobody whose address only looks like it in small letters',
  },
  {
    name: 'a kept answer for whoever knows its name',
    change: 'an answer that a manage key was asked for is given again without that key',
    edits: [
      {
        file: 'apps/server/src/platform/http/serve.ts',
        find: 'credentials: credentialsOf(request),',
        replace: 'credentials: [],',
      },
    ],
    test: 'apps/server/src/platform/http/idempotency.db.test.ts',
    catches: 'is given again to the manage key it was given to',
  },
  {
    name: 'a backup of the future',
    change: 'a backup that a wrong clock has dated is compared from its date',
    edits: [
      {
        file: 'apps/server/src/operations/backup/pause-until-reconciled.ts',
        find: 'asOf > now ? new Date(0) : asOf',
        replace: 'asOf',
      },
    ],
    test: 'apps/server/src/operations/backup/future-backup.db.test.ts',
    catches: 'is compared as a whole',
  },
  {
    name: 'what was lost again is the newest',
    change: 'a dispute that is taken anew was lost when it was taken anew',
    edits: [
      {
        file: 'apps/server/src/money-back/record-dispute.ts',
        find: "    await trx.updateTable('disputes').set({ closedAt }).where('id', '=', open.id).execute();\n",
        replace: '',
      },
    ],
    test: 'apps/server/src/money-back/disputes-twice.db.test.ts',
    catches: 'costs us nothing when of disputes of',
  },
  {
    name: 'what a sender has had is nobody’s loss',
    change: 'what had left for a bank when a dispute was given back is not remembered',
    edits: [
      {
        file: 'apps/server/src/money-back/settle-dispute.ts',
        find: '  return minor(left);\n',
        replace: '  return ZERO;\n',
      },
    ],
    test: 'apps/server/src/money-back/disputes-twice.db.test.ts',
    catches: 'is made good by what the bank leaves when it takes once more',
  },
  {
    name: 'a sender who asks once more',
    change: 'what a sender has had in another way does not come off what they take to a bank',
    edits: [
      {
        file: 'apps/server/src/sent/take-to-bank.ts',
        find: '    await coverFirst(deps, own);\n',
        replace: '',
      },
    ],
    test: 'apps/server/src/money-back/had-in-another-way.db.test.ts',
    catches: 'is not theirs once more when a payout to their account comes back',
  },
  {
    name: 'a refund of what an account has',
    change: 'a refund does not ask whether an account of its sender has it already',
    edits: [
      {
        file: 'apps/server/src/provider/work-on-refund.ts',
        find: "  if (atBank !== 'unpaid') return;\n",
        replace: '',
      },
    ],
    test: 'apps/server/src/money-back/had-in-another-way.db.test.ts',
    catches: 'does not go to their card as well',
  },
  {
    name: 'a cover that nobody remembers',
    change: 'what makes up for a lost dispute is not written down as taken by it',
    edits: [
      {
        file: 'apps/server/src/money-back/cover-from-rest.ts',
        find: '    .set({ holds: round, held, heldParts: JSON.stringify(heldParts) })\n',
        replace: '    .set({ holds: round })\n',
      },
    ],
    test: 'apps/server/src/money-back/had-in-another-way.db.test.ts',
    catches: 'gives back all that it took',
  },
  {
    name: 'a regained loss is open to all',
    change: 'a gift whose sender has had a part of it can be opened once more',
    edits: [
      {
        file: 'apps/server/src/gifts/gift-case.ts',
        find: '          + coalesce((select sum(loss) from disputes where charge_id = c.id and loss > 0), 0)\n',
        replace: '',
      },
    ],
    test: 'apps/server/src/money-back/had-in-another-way.db.test.ts',
    catches: 'shares that lapse make good',
  },
  {
    name: 'a second account for what a first one has',
    change: 'a refund that waits is told of an account without asking what became of the payout to another',
    edits: [
      {
        file: 'apps/server/src/provider/send-account.ts',
        find: "  if ((await whatSendersBankHas(deps, giftId)) !== 'unpaid') return;\n",
        replace: '',
      },
    ],
    test: 'apps/server/src/money-back/late-payout.db.test.ts',
    catches: 'is not paid once more by a refund that waited for an account',
  },
  {
    name: 'a loss that no gift remembers',
    change: 'what had gone to a sender and is our loss is not remembered',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/payout-remedies.ts',
        find: '  await writeOffTransfer(trx, reference, now, loss);',
        replace: '  await writeOffTransfer(trx, reference, now);',
      },
    ],
    test: 'apps/server/src/money-back/late-payout.db.test.ts',
    catches: 'is made good by another payout to them that comes back',
  },
  {
    name: 'any open dispute holds every share',
    change: 'a share counts as held by a dispute that has begun since it was gone',
    edits: [
      {
        file: 'apps/server/src/withdrawals/record-transfer.ts',
        find: 'and held_parts @> ',
        replace: "and '[]'::jsonb <@ ",
      },
    ],
    test: 'apps/server/src/money-back/late-payout.db.test.ts',
    catches: 'stays paid by its gift while the bank disputes once more',
  },
  {
    name: 'a write-off that takes the claim first',
    change: 'who writes a late payout off does not lock it',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/payout-remedies.ts',
        find: '    const withdrawal = ours && (await lockWithdrawal(trx, ours.id));',
        replace: '    const withdrawal = ours;',
      },
    ],
    test: 'apps/server/src/money-back/late-payout.db.test.ts',
    catches: 'wait for each other in one order',
  },
  {
    name: 'one more payout that no gift remembers',
    change: 'a second payout to a sender that arrives as well is a loss that nothing makes up for',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/payout-remedies.ts',
        find: 'wasForSender(item) && !isOneReference',
        replace: "wasForSender(item) && !isOneReference && item.kind !== 'TRANSFER_TWICE'",
      },
    ],
    test: 'apps/server/src/money-back/late-payout.db.test.ts',
    catches: 'is made good by a share that lapses',
  },
  {
    name: 'an emptied gift that stays open',
    change: 'what a bank has had is taken out of a gift that anybody can still open',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/payout-remedies.ts',
        find: '  if (gift.closedAt === null) await endGift(trx, gift.id, now);\n',
        replace: '',
      },
    ],
    test: 'apps/server/src/operations/reconciliation/after-a-remedy.db.test.ts',
    catches: 'about a share that was paid without us gives its gift the money back',
  },
  {
    name: 'an account for what another has had',
    change: 'a refund that waits is told of an account while another of its sender has had it at our cost',
    edits: [
      {
        file: 'apps/server/src/money-back/name-account.ts',
        find: '    if (await isAtOurCost(trx, refund)) return false;\n',
        replace: '',
      },
    ],
    test: 'apps/server/src/money-back/late-payout.db.test.ts',
    catches: 'is not paid once more by a refund that waited for an account',
  },
  {
    name: 'an account for what went back by hand',
    change: 'a refund that waits is told of an account without asking what else has gone back of its charge',
    edits: [
      {
        file: 'apps/server/src/provider/send-account.ts',
        find: '  if (await hasGoneBack(deps, charge)) return;\n',
        replace: '',
      },
    ],
    test: 'apps/server/src/sent/rest-of-sender.db.test.ts',
    catches: 'is paid to no account when somebody gave it back by hand',
  },
  {
    name: 'a forgotten payout beside its gift',
    change: 'a payout to a sender that a restore forgot is our loss beside what is left of the gift',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/payout-remedies.ts',
        find: 'wasForSender(item) && !isOneReference',
        replace: "wasForSender(item) && !isOneReference && item.kind !== 'TRANSFER_NOT_OURS'",
      },
    ],
    test: 'apps/server/src/operations/reconciliation/after-a-remedy.db.test.ts',
    catches: 'sends nothing to their card as well',
  },
  {
    name: 'a gift revived that its sender may have',
    change: 'a gift can be opened once more although an account of its sender may have its money',
    edits: [
      {
        file: 'packages/domain/src/gift/gift-decisions.ts',
        find: "  if (gift.mayReachSender) return 'An account of its sender has this money, or may still get it';\n",
        replace: '',
      },
    ],
    test: 'apps/server/src/money-back/late-payout.db.test.ts',
    catches: 'lets nobody open the gift once more',
  },
  {
    name: 'a balance before its claim',
    change: 'what comes back of a written-off payout takes the balance of its gift before its claim',
    edits: [
      {
        file: 'apps/server/src/withdrawals/record-transfer.ts',
        find: '  if (withdrawal) await lockClaim(trx, withdrawal.claimId);\n',
        replace: '',
      },
    ],
    test: 'apps/server/src/money-back/late-payout-meetings.db.test.ts',
    catches: 'meets a new dispute of the payment',
  },
  {
    name: 'a refund that waits keeps all waiting',
    change: 'a refund that nobody has told of an account keeps what comes back from making up for a loss',
    edits: [
      {
        file: 'apps/server/src/money-back/cover-loss.ts',
        find: 'and account_sent_at is null))',
        replace: 'and false))',
      },
    ],
    test: 'apps/server/src/money-back/late-payout.db.test.ts',
    catches: 'is made good by what the bank gives back while a refund waits',
  },
  {
    name: 'a refund called off that the provider has',
    change: 'a refund that was made by hand and taken for ours is called off',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/payout-remedies.ts',
        find: 'refund?.providerId === null && !mayHaveLeft(refund)',
        replace: 'refund !== undefined && !mayHaveLeft(refund)',
      },
    ],
    test: 'apps/server/src/money-back/late-payout.db.test.ts',
    catches: 'is booked after a refund that the provider has',
  },
  {
    name: 'everybody waits for the banks',
    change: 'a list of banks that has grown old is not given while the next one is asked for',
    edits: [
      {
        file: 'apps/server/src/banks/list-banks.ts',
        find: '  if (stored.length > 0) return presented(stored);\n',
        replace: '',
      },
    ],
    test: 'apps/server/src/banks/list-banks.db.test.ts',
    catches: 'nobody waits for a provider that says nothing',
  },
  {
    name: 'an account for a refund that is our loss',
    change: 'a refund that waits, and that the bank has made our loss, is told of an account',
    edits: [
      {
        file: 'apps/server/src/money-back/money-back.store.ts',
        find: ' and loss > 0)\n    or exists (select from disputes',
        replace: " and status = 'DONE' and loss > 0)\n    or exists (select from disputes",
      },
      {
        file: 'apps/server/src/money-back/money-back.store.ts',
        find: '  loss > ZERO || (giftId !== null',
        replace: '  (giftId !== null',
      },
    ],
    test: 'apps/server/src/money-back/waiting-refund.db.test.ts',
    catches: 'is told of none, and what the provider gives up makes up for it',
  },
  {
    name: 'a waiting refund that nothing makes up for',
    change: 'what comes back to a gift does not make up for a refund that waits',
    edits: [
      {
        file: 'apps/server/src/money-back/cover-loss.ts',
        find: 'select charge_id as id from refunds where loss > 0',
        replace: "select charge_id as id from refunds where status = 'DONE' and loss > 0",
      },
    ],
    test: 'apps/server/src/money-back/waiting-refund.db.test.ts',
    catches: 'is told of one once a share that lapsed has made up for it',
  },
  {
    name: 'an account although the bank took too much',
    change: 'a refund that waits is told of an account while the bank has more than was there',
    edits: [
      {
        file: 'apps/server/src/money-back/money-back.store.ts',
        find: 'select coalesce(sum(greatest(amount - held, 0)), 0)',
        replace: 'select 0',
      },
    ],
    test: 'apps/server/src/money-back/waiting-refund.db.test.ts',
    catches: 'is told of none while the bank has more than was there, and what',
  },
  {
    name: 'a refund sent again at our cost',
    change: 'a refund that never arrived leaves again although the bank gave back what it was left of',
    edits: [
      {
        file: 'apps/server/src/money-back/mark-refund-sent.ts',
        find: 'await isAtOurCost(trx, refund)',
        replace: 'false',
      },
    ],
    test: 'apps/server/src/money-back/waiting-refund.db.test.ts',
    catches: 'does not leave again that had left and never arrived',
  },
  {
    name: 'a share opened that the sender may have',
    change: 'a share that lapses is opened once more although an account of the sender may have the money',
    edits: [
      {
        file: 'apps/server/src/claims/lapse-claims.ts',
        find: 'wentBack > ZERO || mayReachSender',
        replace: 'wentBack > ZERO',
      },
    ],
    test: 'apps/server/src/money-back/waiting-refund.db.test.ts',
    catches: 'leaves nothing to be opened, whatever comes back to its gift',
  },
  {
    name: 'a gift revived before its bank has the last word',
    change: 'a gift can be opened once more as soon as a bank did not take the payout to its sender',
    edits: [
      {
        file: 'apps/server/src/gifts/gift-case.ts',
        find: "and status not in ('refused', 'reversed', 'not known')",
        replace: 'and may_have_paid and written_off_at is null',
      },
    ],
    test: 'apps/server/src/money-back/late-payout.db.test.ts',
    catches: 'lets nobody open the gift once more',
  },
  {
    name: 'claims after a balance',
    change: 'a bank that gives back what it took takes the balance of a gift before its claims',
    edits: [
      {
        file: 'apps/server/src/money-back/settle-dispute.ts',
        find: '  const claims = giftId ? await lockClaims(trx, giftId) : [];\n',
        replace: '',
      },
      {
        file: 'apps/server/src/money-back/settle-dispute.ts',
        find: 'await liftFrom(trx, claims, groundOf',
        replace: 'await liftFrom(trx, await lockClaims(trx, giftId), groundOf',
      },
      {
        file: 'apps/server/src/money-back/return-rest.ts',
        find: 'const { unsent } = await lockUnsent(trx, gift.id);',
        replace: 'const unsent: never[] = [];',
      },
    ],
    test: 'apps/server/src/money-back/late-payout-meetings.db.test.ts',
    catches: 'meets the bank of the card that gives back what it took',
  },
  {
    name: 'a loss that was just put back',
    change: 'a payout that a restore forgot is called a loss after it was put back',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/payout-remedies.ts',
        find: "item.kind === 'TRANSFER_NOT_OURS' && withdrawal)",
        replace: '!item)',
      },
    ],
    test: 'apps/server/src/operations/reconciliation/after-a-remedy.db.test.ts',
    catches: 'is not called a loss by somebody who pressed while it was put back',
  },
  {
    name: 'a second forgotten payout without its gift',
    change: 'of two payouts that a restore forgot, the second one belongs to no gift',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/reconcile.ts',
        find: 'withdrawal?.giftId ?? (await findTransferRow(db, reference))?.giftId ?? null',
        replace: 'withdrawal?.giftId ?? null',
      },
    ],
    test: 'apps/server/src/operations/reconciliation/after-a-remedy.db.test.ts',
    catches: 'the second one first, holds nothing any more',
  },
  {
    name: 'the older word asked for first',
    change: 'whether an account of the sender has had it is asked before what else has gone back, which takes its time',
    edits: [
      {
        file: 'apps/server/src/provider/send-account.ts',
        find: "  if (await hasGoneBack(deps, charge)) return;\n  if ((await whatSendersBankHas(deps, giftId)) !== 'unpaid') return;\n",
        replace:
          "  if ((await whatSendersBankHas(deps, giftId)) !== 'unpaid') return;\n  if (await hasGoneBack(deps, charge)) return;\n",
      },
    ],
    test: 'apps/server/src/money-back/waiting-refund.db.test.ts',
    catches: 'is told of none when their bank had changed its mind',
  },
  {
    name: 'a refund sent again beside one at our cost',
    change: 'a refund that never arrived leaves again although an earlier one of its gift is our loss',
    edits: [
      {
        file: 'apps/server/src/money-back/mark-refund-sent.ts',
        find: 'await isAtOurCost(trx, refund)',
        replace: 'refund.loss > 0',
      },
    ],
    test: 'apps/server/src/money-back/waiting-refund.db.test.ts',
    catches: 'does not leave again while an earlier one',
  },
  {
    name: 'a word read and not heard',
    change: 'a refund leaves although the provider has just said that the bank gave back the whole',
    edits: [
      {
        file: 'apps/server/src/provider/work-on-refund.ts',
        find: "return ending === 'WON' || (",
        replace: 'return (',
      },
    ],
    test: 'apps/server/src/money-back/waiting-refund.db.test.ts',
    catches: 'is not sent where the provider says first',
  },
  {
    name: 'one dispute makes up for another',
    change: 'what one dispute left hides what another one took beyond what was there',
    edits: [
      {
        file: 'apps/server/src/money-back/money-back.store.ts',
        find: 'sum(greatest(amount - held, 0))',
        replace: 'sum(amount - held)',
      },
    ],
    test: 'apps/server/src/money-back/waiting-refund.db.test.ts',
    catches: 'of a second dispute',
  },
  {
    name: 'a payout sent again at our cost',
    change: 'a payout to a sender that never arrived leaves again although the bank gave back what it was left of',
    edits: [
      {
        file: 'apps/server/src/provider/work-on-payout.ts',
        find: ' || isPaidAtOurCost(deps.db, giftId)',
        replace: '',
      },
      {
        file: 'apps/server/src/provider/work-on-payout.ts',
        find: 'return !(await isPaidAtOurCost(trx, giftId));',
        replace: 'return true;',
      },
    ],
    test: 'apps/server/src/money-back/waiting-refund.db.test.ts',
    catches: 'leaves no second time for their account',
  },
  {
    name: 'an account once more at our cost',
    change: 'what came back from an account of the sender goes to another while they have as much from their bank',
    edits: [
      {
        file: 'apps/server/src/money-back/return-rest.ts',
        find: "c.status = 'GRANTED' and not",
        replace: "c.status = 'GRANTED' and null is distinct from",
      },
    ],
    test: 'apps/server/src/money-back/waiting-refund.db.test.ts',
    catches: 'does not go there again while another refund is under way',
  },
  {
    name: 'a mail for what is our loss',
    change: 'a sender is asked for an account of a refund that is our loss',
    edits: [
      {
        file: 'apps/server/src/money-back/settle-refund.ts',
        find: '!refund.accountNumber && !(await isAtOurCost(trx, refund))',
        replace: '!refund.accountNumber',
      },
    ],
    test: 'apps/server/src/money-back/waiting-refund.db.test.ts',
    catches: 'asks its sender for one only once that has been made up for',
  },
  {
    name: 'a refund called off before its shares',
    change: 'whoever calls a refund off takes the money of its gift before the shares',
    edits: [
      {
        file: 'apps/server/src/money-back/settle-refund.ts',
        find: '  if (refund.giftId !== null) await lockUnsent(trx, refund.giftId);\n  const source',
        replace: '  const source',
      },
    ],
    test: 'apps/server/src/money-back/late-payout-meetings.db.test.ts',
    catches: 'meets a new dispute that calls off what was about to go back to the card',
  },
  {
    name: 'a refund by hand beside our own',
    change: 'a refund by hand of a charge in suspense is booked while our own is on its way',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/charge-remedies.ts',
        find: "charge.became === 'SUSPENSE' && (await findOpenRefund(trx, charge.id))",
        replace: 'false',
      },
    ],
    test: 'apps/server/src/operations/reconciliation/fitting-remedies.db.test.ts',
    catches: 'that is on its way out of suspense is done with first',
  },
  {
    name: 'a second charge is the gift’s',
    change: 'a refund by hand of a second charge takes back what goes to the sender of the gift',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/charge-remedies.ts',
        find: "charge.became === 'GIFT' && gift && !",
        replace: 'gift && !',
      },
    ],
    test: 'apps/server/src/money-back/had-in-another-way.db.test.ts',
    catches: 'is not what somebody sent back of a second charge',
  },
  {
    name: 'an account for a card nobody tried',
    change: 'a refund that never left asks its sender for an account when it is called off',
    edits: [
      {
        file: 'apps/server/src/money-back/settle-refund.ts',
        find: 'asks && mayHaveTried',
        replace: 'asks',
      },
    ],
    test: 'apps/server/src/money-back/waiting-refund.db.test.ts',
    catches: 'is not sent where the provider says first that the bank gave back the whole',
  },
  {
    name: 'an emptied share of a sender',
    change: 'what was put back into the gift while a bank was asked for a name is reserved all the same',
    edits: [
      {
        file: 'apps/server/src/withdrawals/request-withdrawal.ts',
        find: 'claim.forSender && (await balanceOf(trx, claimAccount(claim.id))) !== claim.share',
        replace: 'false',
      },
    ],
    test: 'apps/server/src/sent/take-to-bank.db.test.ts',
    catches: 'goes nowhere when it is put back into the gift',
  },
  {
    name: 'a list that lags behind',
    change: 'what a list of disputes says calls a refund off, without asking for the dispute itself',
    edits: [
      {
        file: 'apps/server/src/provider/work-on-refund.ts',
        find: 'await unlessUnknown(() => deps.paystack.fetchDispute(listed.id))',
        replace: 'listed',
      },
    ],
    test: 'apps/server/src/provider/work-on-refund.db.test.ts',
    catches: 'is sent although a list of disputes still has one open',
  },
  {
    name: 'a bank that takes more',
    change: 'a refund leaves although a list says that a dispute we have as lost has taken another sum',
    edits: [
      {
        file: 'apps/server/src/provider/work-on-refund.ts',
        find: 'hasEnded(dispute) && isAnotherSum(ours, dispute)',
        replace: 'false',
      },
    ],
    test: 'apps/server/src/money-back/other-word.db.test.ts',
    catches: 'does not leave once another dispute takes more',
  },
  {
    name: 'a word that nobody knows',
    change: 'a refund leaves although a dispute has ended in a word that nobody has read yet',
    edits: [
      {
        file: 'apps/server/src/provider/work-on-refund.ts',
        find: '  if (isUnclear(ours, dispute)) return true;\n',
        replace: '',
      },
    ],
    test: 'apps/server/src/money-back/other-word.db.test.ts',
    catches: 'does not leave before somebody has said what it means',
  },
  {
    name: 'a word that nobody knows, and an account',
    change: 'what goes to an account does not ask for words that nobody has read',
    edits: [
      {
        file: 'apps/server/src/money-back/money-back.store.ts',
        find: "return (await unread.where('status', '!=', 'OPEN').executeTakeFirst()) !== undefined;",
        replace: 'return unread === undefined;',
      },
    ],
    test: 'apps/server/src/money-back/other-word.db.test.ts',
    catches: 'waits for an account, and is told of none',
  },
  {
    name: 'our loss, and the provider asks',
    change: 'a payout to a sender is approved although it is our loss by then',
    edits: [
      {
        file: 'apps/server/src/provider/approve-transfer.ts',
        find: '!(withdrawal.forSender && (await senderMayHaveIt(db, withdrawal)))',
        replace: 'true',
      },
    ],
    test: 'apps/server/src/money-back/other-word.db.test.ts',
    catches: 'in a payout is refused to the provider that asks',
  },
  {
    name: 'another account in vain',
    change: 'a sender is asked for another account for what is our loss',
    edits: [
      {
        file: 'apps/server/src/money-back/name-account.ts',
        find: '!(await isAtOurCost(trx, refund));\n    const none',
        replace: 'true;\n    const none',
      },
    ],
    test: 'apps/server/src/money-back/other-word.db.test.ts',
    catches: 'is our loss by now, so that its sender is asked for no other account',
  },
  {
    name: 'a bank in place of a card',
    change: 'the room offers a bank for a refund that never left',
    edits: [
      {
        file: 'apps/server/src/money-back/return-rest.ts',
        find: 'and (r.sends > 0 or r.provider_id is not null))',
        replace: ')',
      },
    ],
    test: 'apps/server/src/money-back/other-word.db.test.ts',
    catches: 'was called off before any card was tried',
  },
  {
    name: 'asked for at that moment',
    change: 'a dispute looks for unsent payouts before it has the claims only',
    edits: [
      {
        file: 'apps/server/src/money-back/money-back.store.ts',
        find: `  await lockUnsentWithdrawals(trx, giftId);
  const claims = await lockClaims(trx, giftId);
  return { claims, unsent: await lockUnsentWithdrawals(trx, giftId) };`,
        replace: `  const unsent = await lockUnsentWithdrawals(trx, giftId);
  return { claims: await lockClaims(trx, giftId), unsent };`,
      },
    ],
    test: 'apps/server/src/money-back/other-word.db.test.ts',
    catches: 'is held although somebody was asking for their share at that moment',
  },
  {
    name: 'what is there in suspense',
    change: 'a refund by hand out of suspense waits for every other one, and that one for it',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/charge-remedies.ts',
        find: ' && (await isShort(trx, charge, refund))',
        replace: '',
      },
    ],
    test: 'apps/server/src/money-back/other-word.db.test.ts',
    catches: 'by hand, of a charge in suspense, is booked out of what is there',
  },
  {
    name: 'a word that nobody knows is won',
    change: 'a dispute that was won stays so whatever word it ends in after that',
    edits: [
      {
        file: 'apps/server/src/money-back/record-dispute.ts',
        find: "ours.status === 'WON' && isUnclear(ours, theirs) ? 'OPEN' : ours.status",
        replace: 'ours.status',
      },
    ],
    test: 'apps/server/src/money-back/second-word.db.test.ts',
    catches: 'read before migration 0087, which left no time of it',
  },
  {
    name: 'a word that nobody knows is a sum',
    change: 'a dispute that was lost takes another sum by a word that nobody has read',
    edits: [
      {
        file: 'apps/server/src/money-back/record-dispute.ts',
        find: '(ending || !isUnclear(before, dispute))',
        replace: 'true',
      },
    ],
    test: 'apps/server/src/money-back/other-word.db.test.ts',
    catches: 'was lost, and stays so whatever another word says',
  },
  {
    name: 'lost, taken anew and won',
    change: 'a dispute that takes another sum by a word that staff have read is won',
    edits: [
      {
        file: 'apps/server/src/money-back/record-dispute.ts',
        find: 'record(deps, trx, { dispute, known, ending: said })',
        replace: 'record(deps, trx, { dispute, known })',
      },
    ],
    test: 'apps/server/src/money-back/other-word.db.test.ts',
    catches: 'was lost, and stays so whatever another word says, until somebody has read it',
  },
  {
    name: 'read once, read for good',
    change: 'a word that staff have read once closes a dispute that was opened anew',
    edits: [
      {
        file: 'apps/server/src/money-back/record-dispute.ts',
        find: "(ours.status === 'OPEN' || ours.decidedBy !== (theirs.resolution ?? null) || hasEndedSince(ours, theirs))",
        replace: 'ours.decidedBy !== (theirs.resolution ?? null)',
      },
    ],
    test: 'apps/server/src/money-back/other-word.db.test.ts',
    catches: 'was opened anew and ended in the word that was read before',
  },
  {
    name: 'a dead account stays told',
    change: 'an account that the provider does not take keeps the money from making up for our loss',
    edits: [
      {
        file: 'apps/server/src/money-back/name-account.ts',
        find: '.set({ accountSentAt: null, ...(isWanted && none) })',
        replace: '.set({ accountSentAt: isWanted ? null : refund.accountSentAt, ...(isWanted && none) })',
      },
    ],
    test: 'apps/server/src/money-back/other-word.db.test.ts',
    catches: 'is our loss by now, so that its sender is asked for no other account',
  },
  {
    name: 'a lost dispute holds anew',
    change: 'a dispute that was lost and is called open once more takes what it had left',
    edits: [
      {
        file: 'apps/server/src/money-back/record-dispute.ts',
        find: "if (before.status === 'OPEN') await holdWhatIsHere",
        replace: "if (said === 'OPEN') await holdWhatIsHere",
      },
    ],
    test: 'apps/server/src/money-back/other-word.db.test.ts',
    catches: 'was lost for a part and is said to be open once more',
  },
  {
    name: 'one word, two endings',
    change: 'a word that staff have read once is read for the next ending, too',
    edits: [
      {
        file: 'apps/server/src/money-back/record-dispute.ts',
        find: ' || hasEndedSince(ours, theirs));',
        replace: ');',
      },
    ],
    test: 'apps/server/src/money-back/other-word.db.test.ts',
    catches: 'ended twice in one word, which is an item twice',
  },
  {
    name: 'remembered long after',
    change: 'a comparison does not ask for a dispute whose end staff have said while the provider did not know it',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/examine-disputes.ts',
        find: "union select provider_id from disputes where status <> 'OPEN' and decided_by is null",
        replace: '',
      },
    ],
    test: 'apps/server/src/money-back/second-word.db.test.ts',
    catches: 'forgotten, kept by two people and remembered as lost, long after it was opened',
  },
  {
    name: 'an address that was left is proved',
    change: 'an erasure takes what staff know of any address that was left with a share',
    edits: [
      {
        file: 'apps/server/src/own-data/erase-payment.ts',
        find: '...contacts.map(({ contactEmail }) => contactEmail).filter(isTheirs),\n    ...accounts',
        replace: '...contacts.map(({ contactEmail }) => contactEmail),\n    ...accounts',
      },
    ],
    test: 'apps/server/src/own-data/what-others-left.db.test.ts',
    catches: 'is not erased with whoever left their address with a share',
  },
  {
    name: 'shut out and not looked at',
    change: 'whoever was shut out while they waited goes on',
    edits: [
      {
        file: 'apps/server/src/audit/audit.ts',
        find: 'if (actor.role !== undefined) await refuseIfChanged(trx, actor);',
        replace: '',
      },
    ],
    test: 'apps/server/src/staff/shut-out.db.test.ts',
    catches: 'lets no payouts go on',
  },
  {
    name: 'a digest that can be guessed',
    change: 'what is kept of a request is a digest without a key',
    edits: [
      {
        file: 'apps/server/src/platform/http/idempotency.ts',
        find: "createHmac('sha256', secret).update(",
        replace: "createHash('sha256').update(",
      },
    ],
    test: 'apps/server/src/platform/http/idempotency.db.test.ts',
    catches: 'tells no copy of the database the password of a gift',
  },
  {
    name: 'a list that lacks a dispute',
    change: 'an account is told by the list of disputes alone',
    edits: [
      {
        file: 'apps/server/src/provider/disputes-of.ts',
        find: 'const named = answers.flatMap((dispute) => dispute ?? []);',
        replace: 'const named = answers.slice(0, 0).flatMap((dispute) => dispute ?? []);',
      },
    ],
    test: 'apps/server/src/money-back/behind-its-list.db.test.ts',
    catches: 'lacks a dispute that we know and that the bank has won since',
  },
  {
    name: 'a list that is behind about a refund',
    change: 'a refund that had failed is not asked for by its name once more',
    edits: [
      {
        file: 'apps/server/src/provider/follow-refunds.ts',
        find: ".filter((row) => row.status === 'FAILED' ||",
        replace: ".filter((row) => (row.status === 'FAILED' && row.providerStatus !== 'failed') ||",
      },
    ],
    test: 'apps/server/src/money-back/behind-its-list.db.test.ts',
    catches: 'a refund that arrived after all: no account is paid as well',
  },
  {
    name: 'decided on a word of before',
    change: 'staff who decide what a word means undo what the bank has said meanwhile',
    edits: [
      {
        file: 'apps/server/src/money-back/record-dispute.ts',
        find: "if (!ours?.isUnread || ours.saidAt?.getTime() !== before.saidAt?.getTime()) throw new Refusal('item_changed');",
        replace: '',
      },
    ],
    test: 'apps/server/src/money-back/second-word.db.test.ts',
    catches: 'that the bank took it is not undone by staff who asked before',
  },
  {
    name: 'what had gone is missing twice',
    change: 'a bank that our books have counted is why a refund failed',
    edits: [
      {
        file: 'apps/server/src/provider/work-on-refund.ts',
        find: "if (!ours || ours.status === 'OPEN' || isNews(ours, dispute)) taken.push(dispute);",
        replace: 'taken.push(dispute);',
      },
    ],
    test: 'apps/server/src/money-back/behind-its-list.db.test.ts',
    catches: 'has what a bank had left go back once',
  },
  {
    name: 'a lost answer is a no',
    change:
      'a refund that may have been made gives way to what comes first, or fails by the refusal of a later sending',
    edits: [
      {
        file: 'apps/server/src/money-back/give-way.ts',
        find: '  if (!mayHaveLeft(refund)) return true;\n',
        replace: '  if (refund.providerId === null) return true;\n',
      },
    ],
    test: 'apps/server/src/money-back/behind-its-list.db.test.ts',
    catches: 'lacks a refund that is refused as more than is left, since it is there',
  },
  {
    name: 'a dispute calls off what may have been made',
    change: 'a refund of which nobody knows whether it was made is called off while the bank disputes the payment',
    edits: [
      {
        file: 'apps/server/src/money-back/mark-refund-sent.ts',
        find: 'await giveWay(deps, trx, refund, { failure: IS_DISPUTED });',
        replace: 'await giveWay(deps, trx, { ...refund, sends: 0 }, { failure: IS_DISPUTED });',
      },
    ],
    test: 'apps/server/src/money-back/behind-its-list.db.test.ts',
    catches: 'lacks a refund while the bank disputes the payment and gives up',
  },
  {
    name: 'a refund without an answer is no item',
    change: 'a comparison does not ask about a refund that was sent and never named',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/examine-refunds.ts',
        find: 'const unanswered = await lookForUnanswered(deps, charge, payment);',
        replace: 'const unanswered = charge ? undefined : await lookForUnanswered(deps, charge, payment);',
      },
    ],
    test: 'apps/server/src/money-back/behind-its-list.db.test.ts',
    catches: 'lacks a refund that is refused as more than is left, since it is there',
  },
  {
    name: 'stuck although it cannot have been made',
    change: 'a refund without an answer waits although its bank has taken all of the payment',
    edits: [
      {
        file: 'apps/server/src/money-back/give-way.ts',
        find: 'plus(await wentBackOf(db, charge.id), gone) > charge.amount',
        replace: 'plus(await wentBackOf(db, charge.id), gone) < ZERO',
      },
    ],
    test: 'apps/server/src/money-back/behind-its-list.db.test.ts',
    catches: 'lacks a refund that never arrived, of a payment that the bank takes whole',
  },
  {
    name: 'never made, and there',
    change: 'two people can say of a refund that it was never made while the provider has it',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/charge-remedies.ts',
        find: "!refund || (await lookForRefund(deps, refund)) !== 'not_found'",
        replace: '!refund',
      },
    ],
    test: 'apps/server/src/money-back/behind-its-list.db.test.ts',
    catches: 'lacks a refund that is refused as more than is left, since it is there',
  },
  {
    name: 'before a share, its sender',
    change: 'what a card did not take is its sender’s although their bank has taken a share for it',
    edits: [
      {
        file: 'apps/server/src/money-back/settle-refund.ts',
        find: '  if (refund.giftId !== null) await spareShares(trx, { id: refund.giftId, currency }, now);\n  const dispute',
        replace: '  const dispute',
      },
    ],
    test: 'apps/server/src/money-back/spare-shares.db.test.ts',
    catches: 'is its owner’s again beside one that the bank had left',
  },
  {
    name: 'a share that a restore lost',
    change: 'what had not left when the database was restored takes the place of no share',
    edits: [
      {
        file: 'apps/server/src/money-back/settle-refund.ts',
        find: '  if (refund.giftId !== null) await spareShares(trx, { id: refund.giftId, currency }, now);\n  const dispute',
        replace: '  const dispute',
      },
      {
        file: 'apps/server/src/money-back/cover-loss.ts',
        find: "where d.status = 'LOST' and g.status in (",
        replace: "where d.status = 'OPEN' and g.status in (",
      },
    ],
    test: 'apps/server/src/money-back/spare-shares.db.test.ts',
    catches: 'is its owner’s again where that had not left when the database was restored',
  },
  {
    name: 'a share after a loss',
    change: 'what is left of what made up for a loss takes the place of no share',
    edits: [
      {
        file: 'apps/server/src/money-back/cover-loss.ts',
        find: "where d.status = 'LOST' and g.status in (",
        replace: "where d.status = 'OPEN' and g.status in (",
      },
    ],
    test: 'apps/server/src/money-back/spare-shares.db.test.ts',
    catches: 'is its owner’s again after what more the bank had taken than was there',
  },
  {
    name: 'over by the backup',
    change: 'after a restore a dispute that was over long before is not asked for',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/examine-disputes.ts',
        find: 'const ended = restore ? await endedSince(db, mayHaveChangedSince(restore)) : [];',
        replace: 'const ended = restore ? await endedSince(db, restore.restoredAt) : [];',
      },
    ],
    test: 'apps/server/src/operations/backup/restored-on-its-way.db.test.ts',
    catches: 'a dispute that had been won long before, and was lost since, is asked for by its name',
  },
  {
    name: 'a refund by a list alone',
    change: 'a refund to a card goes by the list of disputes alone',
    edits: [
      {
        file: 'apps/server/src/provider/work-on-refund.ts',
        find: 'for (const listed of await disputesOf(deps, { id: chargeId, providerId: transactionId })) {',
        replace: 'for (const listed of (await deps.paystack.listDisputes({ transaction: transactionId })).data) {',
      },
    ],
    test: 'apps/server/src/money-back/behind-its-list.db.test.ts',
    catches: 'no refund leaves beside it',
  },
  {
    name: 'a name that is behind',
    change: 'what a refund is by its name counts although the list says that it has gone',
    edits: [
      {
        file: 'apps/server/src/provider/follow-refunds.ts',
        find: "status !== 'failed' || !listed.some((refund) => refund.id === id)",
        replace: 'status !== undefined || id',
      },
    ],
    test: 'apps/server/src/money-back/behind-its-list.db.test.ts',
    catches: 'is ahead of what the name of a refund tells',
  },
  {
    name: 'a remedy by a list alone',
    change: 'a refund that failed and arrived after all is booked only where the list has it',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/charge-remedies.ts',
        find: 'for (const known of await listChargesOfReference(deps.db, reference)) {',
        replace:
          'for (const known of await listChargesOfReference(deps.db, reference)) {\n    if ((await deps.paystack.listRefunds(known.providerId)).data.length === 0) continue;',
      },
    ],
    test: 'apps/server/src/money-back/behind-its-list.db.test.ts',
    catches: 'it can be booked',
  },
  {
    name: 'a refund in between',
    change: 'a refund leaves although a word was heard since the bank was asked',
    edits: [
      {
        file: 'apps/server/src/money-back/mark-refund-sent.ts',
        find: 'if (await hasUnreadWord(trx, refund.chargeId)) return false;',
        replace: '',
      },
    ],
    test: 'apps/server/src/money-back/word-in-between.db.test.ts',
    catches: 'keeps a refund from leaving',
  },
  {
    name: 'an account in between',
    change: 'an account is told although a word was heard since the bank was asked',
    edits: [
      {
        file: 'apps/server/src/money-back/name-account.ts',
        find: 'if (await hasUnreadWord(trx, refund.chargeId)) return false;',
        replace: '',
      },
    ],
    test: 'apps/server/src/money-back/word-in-between.db.test.ts',
    catches: 'keeps an account from being told',
  },
  {
    name: 'a payout in between',
    change: 'a payout to a sender leaves although a word was heard since the bank was asked',
    edits: [
      {
        file: 'apps/server/src/provider/work-on-payout.ts',
        find: 'if (!charge || (await hasUnreadWord(trx, charge.id))) return false;',
        replace: '',
      },
    ],
    test: 'apps/server/src/money-back/word-in-between.db.test.ts',
    catches: 'keeps a payout to its sender from leaving',
  },
  {
    name: 'a word that is passed over',
    change: 'only a known ending counts as passed over where the clock of the provider is behind',
    edits: [
      {
        file: 'apps/server/src/money-back/record-dispute.ts',
        find: "if (!hasEnded(theirs)) return ours.status === 'WON';",
        replace: 'if (!endingOf(theirs)) return false;',
      },
    ],
    test: 'apps/server/src/money-back/passed-over.db.test.ts',
    catches: 'in a word that nobody knows pays no account',
  },
  {
    name: 'passed over and forgotten',
    change: 'a word that is older than the last one is asked for by nobody',
    edits: [
      {
        file: 'apps/server/src/money-back/record-dispute.ts',
        find: 'if (isPassedOver(known, dispute)) await keepUnread(trx, known, true);',
        replace: '',
      },
    ],
    test: 'apps/server/src/money-back/passed-over.db.test.ts',
    catches: 'of a dispute that was lost long ago is an item',
  },
  {
    name: 'passed over, begun anew',
    change: 'a refund that a passed-over word stands against is called off, and begun anew, at every look',
    edits: [
      {
        file: 'apps/server/src/provider/work-on-refund.ts',
        find: "(isPassedOver(ours, dispute) || (ours.status === 'LOST' && isUnclear(ours, dispute)))",
        replace: "(ours.status === 'LOST' && isUnclear(ours, dispute))",
      },
    ],
    test: 'apps/server/src/money-back/passed-over.db.test.ts',
    catches: 'lets a refund wait that began by itself',
  },
  {
    name: 'the sum of the first day',
    change: 'a dispute keeps the sum that it was opened for, whatever the bank wants since',
    edits: [
      {
        file: 'apps/server/src/money-back/record-dispute.ts',
        find: "if (known.status === 'OPEN' && isAnotherSum(known, dispute))",
        replace: "if (known.status === 'WON' && isAnotherSum(known, dispute))",
      },
    ],
    test: 'apps/server/src/money-back/second-word.db.test.ts',
    catches: 'of a dispute that wanted more while it was open',
  },
  {
    name: 'an ending without a time',
    change: 'votes about one ending count for the next where the provider does not say when it was',
    edits: [
      {
        file: 'apps/server/src/money-back/record-dispute.ts',
        find: 'endedAtOf(theirs)?.toISOString()',
        replace: 'instantOf(theirs.resolvedAt)?.toISOString()',
      },
    ],
    test: 'apps/server/src/money-back/second-word.db.test.ts',
    catches: 'and the provider does not say when',
  },
  {
    name: 'never made, and being sent',
    change: 'two people can say of a refund that it was never made while it is being sent',
    edits: [
      {
        file: 'apps/server/src/provider/ladder.ts',
        find: 'return rows[0]?.mine === true;',
        replace: 'return rows.length > 0;',
      },
    ],
    test: 'apps/server/src/provider/refund-never-arrived.db.test.ts',
    catches: 'is not said never to have been made while it is being sent once more',
  },
  {
    name: 'a share that is there twice',
    change: 'a bank that gives back what it took gives a share back that has its place again already',
    edits: [
      {
        file: 'apps/server/src/money-back/record-dispute.ts',
        find: 'await regain(trx, (await findDispute(trx, dispute.id)) ?? known,',
        replace: 'await regain(trx, known,',
      },
    ],
    test: 'apps/server/src/money-back/spare-shares.db.test.ts',
    catches: 'is its owner’s once, where the bank gives back what it took before that has left',
  },
  {
    name: 'deaf until the clock has caught up',
    change: 'a word that somebody has decided about is not the last one where it was passed over',
    edits: [
      {
        file: 'apps/server/src/money-back/record-dispute.ts',
        find: '...(said.ending && { saidAt: saidAtOf(dispute) }),',
        replace: '',
      },
    ],
    test: 'apps/server/src/money-back/passed-over.db.test.ts',
    catches: 'is heard again once somebody has said that it stands',
  },
  {
    name: 'opened by what our books say',
    change: 'staff open once more what has gone back at the provider without our hearing of it',
    edits: [
      {
        file: 'apps/server/src/provider/refuse-if-gone-back.ts',
        find: 'if (charge && (await unlessSilent(() => hasGoneBack(deps, charge))))',
        replace: 'if (charge === null)',
      },
    ],
    test: 'apps/server/src/money-back/opened-once-more.db.test.ts',
    catches: 'is a gift whose refund had failed, and is opened by nobody once that has arrived',
  },
  {
    name: 'let go by a list',
    change: 'a gift that is held over a refund by hand is let go by what a list says',
    edits: [
      {
        file: 'apps/server/src/provider/follow-refunds.ts',
        find: 'const names = [...new Set([...ended, ...held])];',
        replace: 'const names = ended;',
      },
    ],
    test: 'apps/server/src/money-back/behind-its-list.db.test.ts',
    catches: 'a refund by hand: its gift stays held, and it is an item',
  },
  {
    name: 'own money that waits for ever',
    change: 'a charge that is none of ours waits for somebody to say what a word means, which nobody can',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/own-charge.ts',
        find: 'disputes.some((dispute) => !hasEnded(dispute));',
        replace: 'disputes.some((dispute) => !endingOf(dispute) && hasEnded(dispute) !== undefined);',
      },
    ],
    test: 'apps/server/src/money-back/second-word.db.test.ts',
    catches: 'it says so in a word that nobody knows, and has it',
  },
  {
    name: 'waits and is followed by nobody',
    change: 'a refund by hand that waits for an account is nothing that staff can settle',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/charge-remedies.ts',
        find: 'const isWaiting = refund.status === NEEDS_ACCOUNT;',
        replace: 'const isWaiting = refund.status === undefined;',
      },
    ],
    test: 'apps/server/src/money-back/refund-waits-by-hand.db.test.ts',
    catches: 'is followed as one of ours once somebody has seen it',
  },
  {
    name: 'a list that is late about a dispute',
    change: 'what a list says of a dispute that we know counts before what it is by its name',
    edits: [
      {
        file: 'apps/server/src/provider/disputes-of.ts',
        find: '[...listed.filter(({ id }) => !named.some((dispute) => dispute.id === id)), ...named]',
        replace: '[...listed, ...named.filter(({ id }) => !listed.some((dispute) => dispute.id === id))]',
      },
    ],
    test: 'apps/server/src/money-back/behind-its-list.db.test.ts',
    catches: 'is late about a dispute that the bank has won since: no refund to the card leaves beside that',
  },
  {
    name: 'booked and taken back',
    change: 'a refund that is done is taken back by what a list says of it',
    edits: [
      {
        file: 'apps/server/src/provider/follow-refunds.ts',
        find: "|| (row.status === 'DONE' && hasComeBack(row))",
        replace: "|| (row.status === 'DONE' && hasComeBack(row) && !listed)",
      },
    ],
    test: 'apps/server/src/money-back/behind-its-list.db.test.ts',
    catches: 'a refund that had failed and arrived after all: what is booked is not taken back',
  },
  {
    name: 'never made, by a list that is late',
    change: 'what a list still says of a refund that has failed counts as gone against one that may have been made',
    edits: [
      {
        file: 'apps/server/src/provider/work-on-refund.ts',
        find: "(refund && refund.status !== 'failed' ? minor(refund.amount) : [])",
        replace: '(refund ? minor(refund.amount) : [])',
      },
    ],
    test: 'apps/server/src/money-back/behind-its-list.db.test.ts',
    catches: 'is late about a refund that failed: the next one may have been made, and no account is paid as well',
  },
  {
    name: 'spared with what has gone',
    change:
      'what comes back takes the place of a share although the sender has had as much in a refund that is not booked yet',
    edits: [
      {
        file: 'apps/server/src/money-back/spare-shares.ts',
        find: ' || (await isInDoubt(trx, gift.id))) return;',
        replace: ') return;',
      },
    ],
    test: 'apps/server/src/money-back/spare-shares.db.test.ts',
    catches: 'stays with the bank where an earlier refund has arrived after all',
  },
  {
    name: 'a share after what went by hand',
    change: 'what is left once a refund by hand is made up for takes the place of no share',
    edits: [
      {
        file: 'apps/server/src/money-back/cover-loss.ts',
        find: "where d.status = 'LOST' and g.status in (",
        replace: "where d.status = 'OPEN' and g.status in (",
      },
    ],
    test: 'apps/server/src/money-back/spare-shares.db.test.ts',
    catches: 'is its owner’s again after what had gone back by hand is made up for',
  },
  {
    name: 'the first lost is spared first',
    change: 'what one dispute left takes the place of a share that an earlier one took',
    edits: [
      {
        file: 'apps/server/src/money-back/spare-shares.ts',
        find: "    .orderBy('closedAt', 'desc')\n    .orderBy('id', 'desc')\n",
        replace: "    .orderBy('closedAt')\n    .orderBy('id')\n",
      },
    ],
    test: 'apps/server/src/money-back/spare-shares.db.test.ts',
    catches: 'is that of the dispute that was lost last, which gives back what it took and costs us nothing',
  },
  {
    name: 'never refunded, and in a list',
    change: 'two people can say that a refund by hand was never made while the list has it',
    edits: [
      {
        file: 'apps/server/src/operations/reconciliation/charge-remedies.ts',
        find: '(await unlessUnknown(() => deps.paystack.fetchRefund(providerId))) || (await findForeign(deps, item)))',
        replace: '(await unlessUnknown(() => deps.paystack.fetchRefund(providerId))))',
      },
    ],
    test: 'apps/server/src/money-back/behind-its-list.db.test.ts',
    catches: 'alone has a refund by hand: it was made, and two people cannot say that it never was',
  },
  {
    name: 'a share beside an unread word',
    change: 'a share is paid although its bank, which had given up, has said since what nobody has read',
    edits: [
      {
        file: 'apps/server/src/provider/work-on-payout.ts',
        find: 'if (!forSender) return !(await mayHaveTakenShares(trx, giftId));',
        replace: 'if (!forSender) return true;',
      },
    ],
    test: 'apps/server/src/money-back/passed-over.db.test.ts',
    catches: 'of a dispute that takes all pays no share',
  },
];
