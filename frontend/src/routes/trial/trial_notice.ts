const KEY = 'hone.trial.hidden'

/** Only a trial server has something to say, and only until the person has read it. */
export function isTrialNoticeShown(): boolean {
  if (document.documentElement.dataset.mode !== 'trial') return false
  try {
    return localStorage.getItem(KEY) === null
  } catch {
    return true
  }
}

export function hideTrialNotice(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    return
  }
}
