import { changeGiftStatus } from '@jara/contract/gifts';
import { assignSubject, listColleagues } from '@jara/contract/staff/assignments';
import { checkAudit, listAudit } from '@jara/contract/staff/audit';
import { readDashboard } from '@jara/contract/staff/dashboard';
import { listDataRequests } from '@jara/contract/staff/data-requests';
import { answerDispute, findDisputeFile, listDisputes } from '@jara/contract/staff/disputes';
import { readFinancial } from '@jara/contract/staff/financial';
import { changeGiftStatuses, findGiftFile, listGifts, refundGift, reviveGift } from '@jara/contract/staff/gifts';
import { findGiveawayFile, handleReport, listGiveaways } from '@jara/contract/staff/giveaways';
import { readMine } from '@jara/contract/staff/mine';
import { listNotes, seeNotes, writeNote } from '@jara/contract/staff/notes';
import { readNotifications } from '@jara/contract/staff/notifications';
import { checkBooks } from '@jara/contract/staff/operations';
import { findPayment, listPayments, refundCharge, releaseCharge } from '@jara/contract/staff/payments';
import { readBankRates, readFloat } from '@jara/contract/staff/payout-figures';
import { findPeople, listPersonRecords, openPerson, readPerson } from '@jara/contract/staff/people';
import { reveal } from '@jara/contract/staff/personal-data';
import {
  findReconciliationItem,
  listReconciliationItems,
  resolveReconciliationItem,
  runReconciliation,
} from '@jara/contract/staff/reconciliation';
import {
  addReportSchedule,
  changeReportSchedule,
  deleteReportSchedule,
  listReportSchedules,
} from '@jara/contract/staff/report-schedules';
import { listReports } from '@jara/contract/staff/reports';
import { listStaffRules } from '@jara/contract/staff/rules';
import { searchEverything } from '@jara/contract/staff/search';
import {
  changeOwnPassword,
  confirmTotpEnrolment,
  endOwnSession,
  endOwnSessions,
  giveTotpCode,
  listOwnSessions,
  readSession,
  signIn,
  signOut,
  startTotpEnrolment,
  stepUp,
} from '@jara/contract/staff/session';
import { readSetUp } from '@jara/contract/staff/set-up';
import { askBank, handOverPayout, tellRecipient } from '@jara/contract/staff/stuck-payouts';
import { changeSwitch, readOperations, runBooksCheck } from '@jara/contract/staff/switches';
import {
  acceptInvitation,
  changeUser,
  invite,
  listUsers,
  lookAtInvitation,
  resetTotp,
} from '@jara/contract/staff/users';
import { changeView, countNews, deleteView, hideColumns, readListChoices, saveView } from '@jara/contract/staff/views';
import {
  decideWithdrawals,
  findStaffWithdrawal,
  listStaffWithdrawals,
  reviewWithdrawals,
} from '@jara/contract/staff/withdrawals';
import { readWorkload } from '@jara/contract/staff/workload';
import { decideWithdrawal } from '@jara/contract/withdrawals';

export const STAFF_ENDPOINTS = {
  signIn,
  giveTotpCode,
  readSession,
  signOut,
  stepUp,
  startTotpEnrolment,
  confirmTotpEnrolment,
  changeOwnPassword,
  listOwnSessions,
  endOwnSession,
  endOwnSessions,
  lookAtInvitation,
  acceptInvitation,
  readDashboard,
  readNotifications,
  searchEverything,
  readFinancial,
  readFloat,
  readBankRates,
  listGifts,
  findGiftFile,
  changeGiftStatus,
  changeGiftStatuses,
  refundGift,
  reviveGift,
  listGiveaways,
  findGiveawayFile,
  handleReport,
  listPayments,
  findPayment,
  releaseCharge,
  refundCharge,
  listDisputes,
  findDisputeFile,
  answerDispute,
  listStaffWithdrawals,
  findStaffWithdrawal,
  decideWithdrawal,
  reviewWithdrawals,
  decideWithdrawals,
  askBank,
  tellRecipient,
  handOverPayout,
  assignSubject,
  listColleagues,
  listNotes,
  writeNote,
  seeNotes,
  readMine,
  findPeople,
  openPerson,
  readPerson,
  listPersonRecords,
  listStaffRules,
  readWorkload,
  listReports,
  listReportSchedules,
  addReportSchedule,
  changeReportSchedule,
  deleteReportSchedule,
  listUsers,
  changeUser,
  resetTotp,
  invite,
  listAudit,
  listDataRequests,
  checkAudit,
  checkBooks,
  readOperations,
  readSetUp,
  changeSwitch,
  runBooksCheck,
  runReconciliation,
  listReconciliationItems,
  findReconciliationItem,
  resolveReconciliationItem,
  reveal,
  readListChoices,
  hideColumns,
  saveView,
  changeView,
  deleteView,
  countNews,
};
