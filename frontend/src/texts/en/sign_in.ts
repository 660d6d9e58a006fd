/** Signing in again beside a page that stays open. */
export const signInTexts = {
  ended: 'You were signed out. Sign in again to go on; what you typed is kept.',
  endedKept: 'You were signed out. Sign in again to continue. Your text is kept on this device.',
  endedElsewhere:
    'You signed out in another tab. Sign in again to continue. This tab keeps your text until you close it.',
  again: 'Sign in again to go on',
  againText:
    'You were signed out, so this was not sent yet. What you typed is kept. Sign-in opens in a new tab; then this goes on by itself.',
  notNow: 'Not now',
  done: 'You are signed in',
  doneText: 'Close this tab and go back to the one that you came from. It goes on where you were.',
  home: 'Go to Home',
  notDone: 'You are not signed in',
}
