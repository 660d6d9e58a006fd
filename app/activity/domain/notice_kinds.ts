export const NOTICE_KINDS = [
  ...(['run_succeeded', 'run_failed', 'approval_asked', 'approval_reminder'] as const),
  ...(['run_rejected', 'run_expired', 'run_without_result'] as const),
  ...(['batch_succeeded', 'batch_failed', 'batch_stopped'] as const),
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Days until a notice is removed, read or not. */
export const NOTICE_DAYS = 30
