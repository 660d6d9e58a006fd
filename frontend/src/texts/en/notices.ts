/** Texts about what a person should know of, whatever is on screen. */
export const noticesTexts = {
  menu: 'Notices',
  menuUnread_one: 'Notices: {{shown}} unread',
  menuUnread_other: 'Notices: {{shown}} unread',
  many: '{{count}}+',
  none: 'Nothing yet. You find here when a long run or a batch has ended, or a flow waits for a person.',
  readAll: 'Mark all as read',
  unread: 'Unread.',
  failed: 'The notices could not be marked as read',
  kinds: {
    run_succeeded: '{{subject}} has finished',
    run_failed: '{{subject}} has failed',
    approval_asked: '{{subject}} waits for a person',
    approval_reminder: '{{subject}} still waits for a person',
    batch_succeeded: 'A batch of {{subject}} has finished',
    batch_failed: 'Some rows failed in a batch of {{subject}}',
    batch_stopped: 'A batch of {{subject}} stopped before all rows had run',
  },
}
