import type { ReportKind } from '@jara/contract/giveaways';
import type { ListName } from '@jara/contract/staff/lists';
import type { ExportFormat, ExportName } from '@jara/contract/staff/reports';
import type { ClaimStatus } from '@jara/domain/claim/claim-status';
import type { AnswerStatus, DisputeAnswer, Overtaker } from '@jara/domain/dispute/dispute-answers';
import type { FloatVerdict } from '@jara/domain/figures/float-forecast';
import type { Rhythm } from '@jara/domain/figures/rhythm';
import type { Delivery } from '@jara/domain/gift/delivery';
import type { GiftStatus } from '@jara/domain/gift/gift-status';
import type { LifetimeDays } from '@jara/domain/gift/gift-times';
import type { HoldCause, HoldSubject } from '@jara/domain/hold/holds';
import type {
  AnswerId,
  BooksCheckId,
  BrowserId,
  ChargeId,
  ClaimId,
  DataLinkId,
  DataRequestId,
  DisputeId,
  GiftId,
  HeldId,
  HoldId,
  InvitationId,
  ItemId,
  ListLinkId,
  MailId,
  NoteId,
  PaymentId,
  PersonId,
  ReconciliationId,
  RefundId,
  ReportId,
  RestoreId,
  ScheduleId,
  SessionId,
  StaffId,
  ViewId,
  WithdrawalId,
  WorkerId,
} from '@jara/domain/ids';
import type { Language } from '@jara/domain/language';
import type { AccountKind } from '@jara/domain/ledger/accounts';
import type { JournalEvent } from '@jara/domain/ledger/journal';
import type { Currency, Minor } from '@jara/domain/money/money';
import type { DifferenceKind } from '@jara/domain/operations/differences';
import type { Remedy } from '@jara/domain/operations/remedies';
import type { SwitchName } from '@jara/domain/operations/switches';
import type { TrustVerdict } from '@jara/domain/operations/trust-verdict';
import type { DataRequestKind, DataRequestStatus } from '@jara/domain/own-data/data-request';
import type { CardBrand, PaymentChannel } from '@jara/domain/payment/channel';
import type { PaymentStatus } from '@jara/domain/payment/payment-status';
import type { FeePayer } from '@jara/domain/payment/quote';
import type { RefundStatus } from '@jara/domain/payment/refund-status';
import type { Rule } from '@jara/domain/rule/rule';
import type { PersonKind } from '@jara/domain/staff/people';
import type { Role } from '@jara/domain/staff/roles';
import type { WorkSubject } from '@jara/domain/staff/subjects';
import type { PayoutAnswer, PayoutQuestion } from '@jara/domain/withdrawal/stuck-payout';
import type { WithdrawalStatus } from '@jara/domain/withdrawal/withdrawal-status';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** The tables as `migrations/` makes them, in the words of TypeScript. */
export interface Schema {
  schemaMigrations: { name: string; timestamp: string };
  businessClock: { onlyRow: Generated<boolean>; offsetSeconds: number };
  throttles: { bucket: string; windowEndsAt: Date; hits: number };
  idempotentRequests: {
    scope: string;
    keyHash: Buffer;
    requestHash: Buffer;
    status: number | null;
    answer: string | null;
    browserId: BrowserId | null;
    createdAt: Generated<Date>;
  };
  workers: { id: WorkerId; startedAt: Generated<Date>; seenAt: Generated<Date> };

  journals: { id: GeneratedAlways<number>; ref: string; event: string; currency: Currency; at: Date };
  movements: { journalId: number; line: number; account: AccountKind; subject: string; amount: number };
  balances: { account: AccountKind; subject: string; currency: Currency; balance: Minor };

  payments: {
    id: PaymentId;
    browserId: BrowserId;
    status: PaymentStatus;
    amount: Minor;
    currency: Currency;
    /** Null where the sender shares the code and named nobody. */
    recipientEmail: string | null;
    delivery: Generated<Delivery>;
    senderName: string | null;
    senderEmail: string | null;
    anonymous: boolean;
    message: string | null;
    theme: string;
    clothSeed: number;
    passwordHash: string | null;
    /** What it was ordered with. What the gift has now is in `rules`. */
    rule: JSONColumnType<Rule> | null;
    deliverAt: Generated<Date | null>;
    opensAt: Generated<Date | null>;
    lifetimeDays: Generated<LifetimeDays>;
    feePaidBy: Generated<FeePayer>;
    /** Its recipient's, as the sender chose. */
    language: Generated<Language>;
    senderLanguage: Generated<Language>;
    feeBps: Generated<number>;
    /** Null on payments from before there were quotes. */
    keptOnRefund: Generated<Minor | null>;
    reference: string;
    providerId: string | null;
    /** Null where the provider did not say, or was not asked yet. */
    channel: Generated<PaymentChannel | null>;
    cardBrand: Generated<CardBrand | null>;
    failureReason: string | null;
    checks: Generated<number>;
    nextCheckAt: Date | null;
    createdAt: Date;
    updatedAt: Date;
    settledAt: Date | null;
    /** When something of it, of its gift or of a share was erased. */
    erasedAt: Generated<Date | null>;
    /** When nothing personal was left of it, because its time was over. */
    forgottenAt: Generated<Date | null>;
  };
  paymentReferences: {
    reference: string;
    paymentId: PaymentId;
    accessCode: string | null;
    authorizationUrl: string | null;
    supersededAt: Date | null;
    createdAt: Date;
  };
  paymentViewers: { browserId: BrowserId; paymentId: PaymentId; since: Date };
  listLinks: {
    id: ListLinkId;
    email: string;
    createdAt: Date;
    expiresAt: Date;
    usedAt: Date | null;
    usedBy: BrowserId | null;
  };
  dataLinks: { id: DataLinkId; email: string; createdAt: Date; expiresAt: Date; openedAt: Generated<Date | null> };
  dataRequests: {
    id: DataRequestId;
    kind: DataRequestKind;
    status: DataRequestStatus;
    /** A keyed digest of the address. */
    person: string | null;
    /** Until there is nothing left to do. */
    address: string | null;
    browserId: BrowserId | null;
    /** The payments they had to do with when they asked, until there is nothing left to do. */
    parts: Generated<PaymentId[] | null>;
    language: Language;
    erased: Generated<number>;
    askedAt: Date;
    startedAt: Generated<Date | null>;
    endedAt: Date | null;
    nextStepAt: Date | null;
  };
  thanks: { claimId: ClaimId; giftId: GiftId; text: string; createdAt: Date };
  refusedReminders: { addressHash: string; since: Date };
  formerKeys: { fingerprint: string; sealed: string; sealedBy: string; keptAt: Date };
  charges: {
    id: ChargeId;
    providerId: string;
    reference: string;
    paymentId: PaymentId;
    amount: Minor;
    requestedAmount: number | null;
    currency: string;
    fee: Minor;
    became: 'GIFT' | 'SUSPENSE';
    reason: string | null;
    card: Generated<string | null>;
    recordedAt: Date;
  };
  webhookEvents: {
    id: GeneratedAlways<number>;
    identity: string;
    event: string;
    reference: string | null;
    body: string;
    deliveries: Generated<number>;
    receivedAt: Generated<Date>;
    workedAt: Date | null;
    failure: string | null;
    tries: Generated<number>;
    nextTryAt: Generated<Date>;
  };

  gifts: {
    id: GiftId;
    paymentId: PaymentId;
    quid: string;
    amount: Minor;
    currency: Currency;
    status: GiftStatus;
    statusReason: string | null;
    attempts: Generated<number>;
    sharesTaken: Generated<number>;
    claimedAmount: Generated<Minor>;
    /** What lapsed and can be opened again, in the order in which it came back, with our fee on each. */
    returnedShares: Generated<Minor[]>;
    returnedFees: Generated<Minor[]>;
    sharesLapsed: Generated<number>;
    firstTriedAt: Date | null;
    closedAt: Date | null;
    opensAt: Generated<Date | null>;
    expiresAt: Date;
    mailDueAt: Generated<Date | null>;
    pausedAt: Generated<Date | null>;
    cancelledAt: Generated<Date | null>;
    refundDueAt: Generated<Date | null>;
    thanksMuted: Generated<boolean>;
    remindAt: Generated<Date | null>;
    toldAt: Generated<Date | null>;
    remindedAt: Generated<Date | null>;
    toldEnd: Generated<Date | null>;
    revision: Generated<number>;
    createdAt: Date;
    updatedAt: Date;
  };
  rules: {
    giftId: GiftId;
    type: 'NTH_PERSON' | 'SPLIT' | 'TIME' | 'EQUAL' | 'LUCKY' | 'DRAW';
    nthPerson: number | null;
    totalSplits: number | null;
    splitBps: number[] | null;
    startsAt: Date | null;
    endsAt: Date | null;
    equalShares: Generated<number | null>;
    luckyShares: number | null;
    luckyMinShare: Generated<number | null>;
    drawWinners: Generated<number | null>;
    drawClosesAt: Generated<Date | null>;
    drawShares: Generated<Minor[] | null>;
    seed: string | null;
    commitment: string | null;
    version: Generated<number>;
    createdAt: Date;
    updatedAt: Date;
  };
  ruleVersions: {
    giftId: GiftId;
    version: number;
    rule: JSONColumnType<object>;
    savedBy: BrowserId;
    savedAt: Date;
    origin: Generated<'ORDER' | 'SAVED'>;
  };

  /** Gifts that everybody may see. */
  giveaways: {
    giftId: GiftId;
    title: string;
    host: string;
    claimDays: number;
    /** What everybody is told about why we stopped it. */
    stopReason: Generated<string | null>;
    publishedAt: Date;
    updatedAt: Date;
  };
  giveawayReports: {
    id: ReportId;
    giftId: GiftId;
    kind: ReportKind;
    words: string | null;
    network: string;
    createdAt: Date;
    handledAt: Generated<Date | null>;
    handledBy: Generated<StaffId | null>;
  };
  replacedQuids: { quid: string; giftId: GiftId; replacedAt: Date };
  senderDeeds: {
    id: GeneratedAlways<number>;
    giftId: GiftId;
    deed: 'change' | 'address' | 'publish' | 'pause' | 'resume' | 'prolong';
    details: JSONColumnType<Record<string, unknown>>;
    at: Date;
  };

  claimAttempts: {
    giftId: GiftId;
    browserId: BrowserId;
    number: number;
    outcome: 'granted' | 'entered' | 'not_this_time' | 'all_taken';
    slot: number | null;
    at: Date;
  };
  draws: {
    giftId: GiftId;
    closesAt: Date;
    beaconChain: string | null;
    beaconRound: number | null;
    beaconAt: Date | null;
    head: Buffer;
    entries: Generated<number>;
    closedAt: Date | null;
    randomness: Buffer | null;
    signature: Buffer | null;
    drawnAt: Date | null;
  };
  drawEntries: {
    giftId: GiftId;
    number: number;
    browserId: BrowserId;
    ticket: Buffer;
    head: Buffer;
    rank: number | null;
  };
  giftNetworks: { giftId: GiftId; network: string; browsers: number };
  claims: {
    id: ClaimId;
    giftId: GiftId;
    slot: number;
    browserId: BrowserId;
    share: Minor;
    /** Null on claims from before it was set with the claim. */
    fee: Generated<Minor | null>;
    currency: Currency;
    status: ClaimStatus;
    accessKeyHash: Buffer;
    withdrawals: Generated<number>;
    contactEmail: string | null;
    /** What nobody opened, on its way to a bank account of the sender. */
    forSender: Generated<boolean>;
    /** Until when it has to be sent to a bank; null where it waits for ever. */
    sendBy: Generated<Date | null>;
    warnedAt: Generated<Date | null>;
    lapsedAt: Generated<Date | null>;
    /** In a draw: the claim that lapsed and went on to this one. */
    passedOnFrom: Generated<ClaimId | null>;
    createdAt: Date;
    updatedAt: Date;
  };

  withdrawals: {
    id: WithdrawalId;
    claimId: ClaimId;
    attempt: number;
    gross: Minor;
    fee: Minor;
    net: Minor;
    currency: Currency;
    accountNumber: string;
    accountName: string;
    bankCode: string;
    bankName: string;
    reference: string;
    status: WithdrawalStatus;
    approvalsNeeded: number;
    waitReason: Generated<string | null>;
    /** Accepted as the one share of this gift that its account receives. */
    shareOf: Generated<GiftId | null>;
    /** What whoever asked for the money reads. */
    language: Generated<Language>;
    reason: string | null;
    recipientCode: string | null;
    transferCode: string | null;
    transferFee: Minor | null;
    sends: Generated<number>;
    notFoundChecks: Generated<number>;
    checks: Generated<number>;
    nextCheckAt: Date | null;
    rounds: Generated<number>;
    revision: Generated<number>;
    requestedAt: Date;
    approvedAt: Date | null;
    sentAt: Date | null;
    finishedAt: Date | null;
    /** How often the recipient was told that it takes longer, and when last. */
    toldLate: Generated<number>;
    toldLateAt: Generated<Date | null>;
    updatedAt: Date;
  };
  payoutQuestions: {
    id: Generated<number>;
    reference: string;
    askedAt: Date;
    question: PayoutQuestion;
    answer: PayoutAnswer;
    said: string | null;
  };
  withdrawalSums: { subject: string; requestedAt: Date; withdrawalId: WithdrawalId };
  withdrawalApprovals: { withdrawalId: WithdrawalId; staffId: StaffId; at: Date };
  banks: { id: string; name: string; code: string; active: boolean; refreshedAt: Date };

  mails: {
    id: MailId;
    kind: string;
    recipient: string;
    data: JSONColumnType<Record<string, unknown>>;
    identity: string;
    createdAt: Date;
    sentAt: Date | null;
    tries: Generated<number>;
    nextTryAt: Date | null;
    failure: string | null;
  };

  refunds: {
    id: RefundId;
    chargeId: ChargeId;
    giftId: GiftId | null;
    amount: Minor;
    currency: Currency;
    status: RefundStatus;
    providerId: string | null;
    providerStatus: string | null;
    reason: string;
    failure: string | null;
    sends: Generated<number>;
    /** Of those, how many were answered with a no. */
    refusedSends: Generated<number>;
    notFoundChecks: Generated<number>;
    checks: Generated<number>;
    nextCheckAt: Date | null;
    createdAt: Date;
    updatedAt: Date;
    rounds: Generated<number>;
    loss: Generated<Minor>;
    kept: Generated<Minor>;
    cause: Generated<'CANCEL' | 'EXPIRY' | 'LAPSE' | null>;
    finishedAt: Date | null;
    /** The account that its sender named because the card does not take it; all four or none. */
    accountNumber: Generated<string | null>;
    bankCode: Generated<string | null>;
    bankName: Generated<string | null>;
    accountName: Generated<string | null>;
    /** When the provider was told of it. */
    accountSentAt: Generated<Date | null>;
  };
  disputes: {
    id: DisputeId;
    providerId: string;
    paymentId: PaymentId;
    chargeId: ChargeId;
    giftId: GiftId | null;
    amount: Minor;
    held: Generated<Minor>;
    heldParts: JSONColumnType<{ account: AccountKind; subject: string; amount: Minor }[]>;
    holds: Generated<number>;
    status: 'OPEN' | 'WON' | 'LOST';
    endings: Generated<number>;
    /** What its sender had taken to a bank when the bank of the card gave everything back, and nothing has made up for since. */
    loss: Generated<Minor>;
    decidedBy: string | null;
    /** When the ending was, by the provider's clock, that this is the word for. */
    decidedAt: Generated<Date | null>;
    /** It has ended in a word that is neither, and nobody has said yet what that means. */
    isUnread: Generated<boolean>;
    returnedParts: JSONColumnType<{ account: AccountKind; subject: string; amount: Minor }[], string | undefined>;
    /** What the bank claims, as the provider told us last. */
    providerStatus: Generated<string | null>;
    category: Generated<string | null>;
    note: Generated<string | null>;
    messages: JSONColumnType<{ sender: string | null; body: string; at: string | null }[], string | undefined>;
    dueAt: Generated<Date | null>;
    saidAt: Generated<Date | null>;
    openedAt: Date;
    closedAt: Date | null;
  };
  disputeAnswers: {
    id: AnswerId;
    disputeId: DisputeId;
    answer: DisputeAnswer;
    reason: string;
    status: AnswerStatus;
    overtakenBy: Overtaker | null;
    failure: string | null;
    decidedBy: StaffId;
    decidedAt: Date;
    sentAt: Date | null;
    endedAt: Date | null;
    sends: Generated<number>;
    checks: Generated<number>;
    nextCheckAt: Date | null;
  };

  holds: {
    id: HoldId;
    giftId: GiftId;
    subjectKind: HoldSubject;
    subjectId: HeldId;
    cause: HoldCause;
    causeId: string;
    reason: string;
    placedAt: Date;
    liftedAt: Date | null;
    liftedBy: StaffId | null;
  };
  transfers: {
    reference: string;
    giftId: GiftId;
    slot: number;
    attempt: number;
    status: string;
    mayHavePaid: boolean;
    amount: Minor;
    currency: string;
    accountNumber: string | null;
    bankCode: string | null;
    isExtra: Generated<boolean>;
    writtenOffAt: Generated<Date | null>;
    isCostBooked: Generated<boolean>;
    loss: Generated<Minor>;
    firstSeenAt: Date;
    changedAt: Date;
  };

  audit: {
    id: number;
    at: Date;
    staffId: StaffId;
    action: string;
    subjectKind: string;
    subjectId: string;
    details: JSONColumnType<Record<string, unknown>>;
    ip: string;
    requestId: string;
    hash: string;
  };
  auditHead: { onlyRow: Generated<boolean>; lastId: number; lastHash: string };

  staff: {
    id: StaffId;
    email: string;
    firstName: Generated<string>;
    lastName: Generated<string>;
    role: Role;
    isActive: Generated<boolean>;
    isDemo: Generated<boolean>;
    passwordHash: string | null;
    totpSecret: string | null;
    totpNextSecret: string | null;
    totpEnabledAt: Date | null;
    totpLastStep: Generated<number>;
    lastLoginAt: Date | null;
    invitedBy: StaffId | null;
    roleGivenBy: StaffId | null;
    createdAt: Date;
    updatedAt: Date;
  };
  staffSessions: {
    id: SessionId;
    staffId: StaffId;
    tokenHash: Buffer;
    totpPending: boolean;
    steppedUpUntil: Date | null;
    ip: string;
    userAgent: string;
    createdAt: Date;
    lastSeenAt: Date;
    endsAt: Date;
  };
  staffInvitations: {
    id: InvitationId;
    tokenHash: Buffer;
    staffId: StaffId;
    email: string;
    role: Role;
    invitedBy: StaffId | null;
    createdAt: Date;
    expiresAt: Date;
    acceptedAt: Date | null;
    withdrawnAt: Date | null;
  };
  /** Whom staff looked at. What they are known by is in `value` alone; null once it was erased. */
  persons: { id: PersonId; kind: PersonKind; value: string | null; since: Date };
  assignments: WorkSubject & { staffId: StaffId; assignedBy: StaffId; at: Date; isFinished: Generated<boolean> };
  notes: WorkSubject & { id: NoteId; authorId: StaffId; text: string; writtenAt: Date };
  noteMentions: { noteId: NoteId; staffId: StaffId; seenAt: Date | null };

  savedViews: {
    id: ViewId;
    staffId: StaffId;
    list: ListName;
    name: string;
    words: JSONColumnType<Record<string, string>>;
    createdAt: Date;
    updatedAt: Date;
  };
  hiddenColumns: { staffId: StaffId; list: ListName; columns: string[]; updatedAt: Date };

  switches: {
    name: SwitchName;
    isOn: boolean;
    reason: string | null;
    changedBy: StaffId | null;
    changedAt: Date;
  };
  booksChecks: {
    id: BooksCheckId;
    checkedAt: Date;
    tookMs: number;
    isClean: boolean;
    journals: number;
    problems: JSONColumnType<BooksProblem[]>;
    startedBy: StaffId | null;
    isFull: Generated<boolean>;
    attemptsAt: Date | null;
  };
  booksCheckpoints: {
    number: number;
    afterJournal: number;
    upToJournal: number;
    journals: number;
    sums: string;
    hash: string;
    seal: string;
    sealedAt: Date;
  };
  unproven: { id: Generated<number>; subject: string };
  reconciliations: {
    id: ReconciliationId;
    coversFrom: Date;
    startedAt: Date;
    finishedAt: Date;
    charges: number;
    transfers: number;
    refunds: Generated<number>;
    disputes: Generated<number>;
    settlements: Generated<number>;
    balanceTheirs: number | null;
    balanceOurs: number | null;
    mended: number;
    opened: number;
    closed: number;
    failure: string | null;
    startedBy: StaffId | null;
  };
  moneyHours: {
    hour: Date;
    currency: Currency;
    seenAt: Date;
    held: number;
    owed: number;
    providerBalance: number | null;
    verdict: TrustVerdict;
  };
  reconciliationItems: {
    id: ItemId;
    kind: DifferenceKind;
    reference: string;
    providerId: string;
    ours: string;
    theirs: string;
    amount: number | null;
    currency: string | null;
    giftId: GiftId | null;
    paymentId: PaymentId | null;
    withdrawalId: WithdrawalId | null;
    firstSeenAt: Date;
    lastSeenAt: Date;
    closedAt: Date | null;
    closedBy: StaffId | null;
    closingNote: string | null;
    revision: Generated<number>;
  };
  remedyVotes: { itemId: ItemId; staffId: StaffId; remedy: Remedy; note: string; at: Date };
  restores: { id: RestoreId; backupTakenAt: Date; restoredAt: Date; releasedAt: Date | null };

  recordCounts: RecordCount;
  recordChanges: RecordCount & { id: GeneratedAlways<number> };
  recordTotals: RecordCount;
  payoutHours: PayoutHour;
  payoutHoursNow: PayoutHour;
  payoutDays: PayoutDay;
  payoutDaysNow: PayoutDay;
  payoutWaits: PayoutWait;
  payoutWaitsNow: PayoutWait;
  payoutWaitChanges: PayoutWait & { id: GeneratedAlways<number> };
  payoutChanges: PayoutHour & Omit<PayoutDay, 'day'> & { id: GeneratedAlways<number> };
  floatForecast: {
    onlyRow: Generated<boolean>;
    madeAt: Date;
    verdict: FloatVerdict;
    shortAt: Date | null;
    alarmSince: Date | null;
  };
  reportSchedules: Rhythm & {
    id: ScheduleId;
    what: ExportName;
    format: ExportFormat;
    columns: string[];
    madeBy: StaffId;
    createdAt: Date;
    pausedAt: Date | null;
    nextAt: Date;
  };
  reportReaders: { scheduleId: ScheduleId; staffId: StaffId };
  ledgerDays: LedgerDay;
  ledgerByDay: LedgerDay;
  ledgerTotals: Pick<LedgerDay, 'currency' | 'account' | 'debit' | 'credit'>;
  ledgerNow: Pick<LedgerDay, 'currency' | 'account' | 'debit' | 'credit'>;
  people: { browserId: BrowserId; since: string };
  peopleDays: { day: string; people: number };
  peopleByDay: { day: string; people: number };
  ledgerFolding: { onlyRow: Generated<boolean>; foldedId: number; nextId: number; nextHorizon: string; seenAt: Date };
}

interface PayoutHour {
  hour: Date;
  currency: Currency;
  count: number;
  amount: number;
}

interface PayoutDay {
  day: string;
  currency: Currency;
  bankCode: string;
  outcome: 'PAID' | 'FAILED';
  pace: number;
  count: number;
  bankName: string;
}

/** How long people waited for their money, by the day, in steps of an octave. */
interface PayoutWait {
  day: string;
  step: number;
  isLate: boolean;
  count: number;
}

/** One thing a check of the books found. */
export interface BooksProblem {
  check: string;
  /** How many things are wrong, and a few of them by id. */
  count: number;
  examples: string[];
}

interface RecordCount {
  kind: 'payment' | 'gift' | 'withdrawal' | 'rule' | 'collection_fee';
  /** A day of Lagos. */
  day: string;
  status: string;
  currency: Currency;
  count: number;
  amount: number;
}

interface LedgerDay {
  day: string;
  currency: Currency;
  event: JournalEvent;
  account: AccountKind;
  source: string;
  debit: number;
  credit: number;
  lines: number;
}
