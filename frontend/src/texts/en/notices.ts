/** Texts of the notices that are shown on every screen. */
export const noticesTexts = {
  menu: 'Notices',
  menuUnread_one: 'Notices: {{shown}} unread',
  menuUnread_other: 'Notices: {{shown}} unread',
  many: '{{count}}+',
  none: 'Nothing yet. Finished runs, batches, and approval requests appear here.',
  readAll: 'Mark all as read',
  unread: 'Unread.',
  failed: 'The notices could not be marked as read',
  kinds: {
    run_succeeded: '{{subject}} has finished',
    run_failed: '{{subject}} has failed',
    run_rejected: '{{subject}} was rejected',
    run_expired: '{{subject}} stopped because no one decided in time',
    run_without_result: '{{subject}} ended without a result',
    approval_asked: '{{subject}} is waiting for approval',
    approval_reminder: '{{subject}} is still waiting for approval',
    batch_succeeded: 'A batch of {{subject}} has finished',
    batch_failed: 'Some rows failed in a batch of {{subject}}',
    batch_stopped: 'A batch of {{subject}} stopped before all rows ran',
  },
}
