import { dueErasures } from '#app/account/services/deletion/begin_erasures'
import { accountErasure } from '#app/account/services/deletion/erase_account'
import { exportsPurge } from '#app/account/services/exports/remove_exports'
import { exportWriting } from '#app/account/services/exports/write_export'
import { noticesPurge } from '#app/activity/services/purge_notices_job'
import {
  purgeDeviceGrantsJob,
  purgeTokensJob,
  sweepSessionsJob,
} from '#app/auth/services/sign_in_jobs'
import { moneyBack } from '#app/billing/services/payments/money_back'
import { customerSync } from '#app/billing/services/payments/syncing/sync_customer'
import { suspensionFollow } from '#app/billing/services/payments/syncing/follow_suspension'
import { paymentSync } from '#app/billing/services/payments/syncing/sync_payment'
import { customersSweep } from '#app/billing/services/payments/syncing/sync_all_customers'
import { contentSyncJob } from '#app/content/services/sync/run_sync'
import { scheduledSync } from '#app/content/services/sync/scheduled_sync'
import type { Job } from '#app/core/jobs/define_job'
import { clearLimitsJob } from '#app/core/services/clear_limits_job'
import { batchTurn } from '#app/flows/engine/batches/batch_turn'
import { approvalExpiry, approvalReminder, driveRun } from '#app/flows/engine/drive_run'
import { lostRunsSweep } from '#app/flows/engine/recovery/lost_runs_sweep'
import { deletedFlowsPurge } from '#app/flows/services/flows/purge_deleted_flows'
import { oldRunsPurge, runsTrim } from '#app/flows/services/runs/purge_runs'
import { lostHoldsSweep } from '#app/flows/services/runs/void_lost_holds'
import { purgeDeletedJob } from '#app/prompts/services/purge_deleted_job'
import { deletedTemplatesPurge } from '#app/templates/services/writing/purge_deleted_templates'

/** All the work that a worker can do. */
export const jobs: Job<unknown>[] = [
  purgeDeletedJob,
  deletedFlowsPurge,
  deletedTemplatesPurge,
  approvalExpiry as Job<unknown>,
  approvalReminder as Job<unknown>,
  noticesPurge,
  sweepSessionsJob,
  purgeTokensJob,
  purgeDeviceGrantsJob,
  oldRunsPurge,
  runsTrim as Job<unknown>,
  lostHoldsSweep,
  lostRunsSweep,
  customerSync as Job<unknown>,
  paymentSync as Job<unknown>,
  suspensionFollow as Job<unknown>,
  customersSweep,
  moneyBack as Job<unknown>,
  clearLimitsJob,
  dueErasures,
  accountErasure as Job<unknown>,
  exportWriting as Job<unknown>,
  exportsPurge,
  scheduledSync,
]

/** Work that waits for others most of its time, with more places and a shorter lease. */
export const patientJobs: Job<unknown>[] = [
  driveRun as Job<unknown>,
  batchTurn as Job<unknown>,
  contentSyncJob as Job<unknown>,
]
